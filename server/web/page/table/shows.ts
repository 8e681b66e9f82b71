/** What is shown of a change and then is gone: cards glide, attackers lunge, numbers rise, what left the table fades. */

/** All that moves has this id, so that it can be ended at once. */
const ID = "shown";

const GLIDE_MS = 260;
const LUNGE_MS = 360;
const RISE_MS = 900;
/** Half a second it is seen where it lay, then it goes. */
const FADE_MS = 900;

/** Ends everything that is shown. */
export function skipMotion(): void {
  for (const animation of document.getAnimations()) if (animation.id === ID) animation.finish();
}

/** An element that holds a card lies over others as a whole. */
const whole = (element: HTMLElement): HTMLElement => element.closest<HTMLElement>(".holder") ?? element;

export function glide(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const [x, y] = [from.x - to.x, from.y - to.y];
  if (Math.abs(x) + Math.abs(y) < 4) return;
  const start = { transform: `translate(${x}px, ${y}px)` };
  move(element, [start, { transform: "none" }], { duration: GLIDE_MS, easing: "ease-out" }, 5);
}

/** Most of the way to what it attacks, and back. */
export function lunge(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const [x, y] = [(to.x - from.x) * 0.7, (to.y - from.y) * 0.7];
  const home = { transform: "none" };
  const there = { transform: `translate(${x}px, ${y}px) scale(1.06)`, offset: 0.55 };
  move(element, [home, there, home], { duration: LUNGE_MS, easing: "ease-in-out" }, 6);
}

/** Over the others meanwhile. That is no part of what moves: a frame of more than transforms is drawn by the page's thread. */
function move(element: HTMLElement, frames: Keyframe[], how: KeyframeAnimationOptions, over: number): void {
  const { style } = whole(element);
  style.zIndex = `${over}`;
  whole(element).animate(frames, { id: ID, ...how }).onfinish = () => style.removeProperty("z-index");
}

/** A number over the place, which is more or less than before. */
export function rise(board: HTMLElement, change: number, { x, y, width, height }: DOMRect): void {
  const mark = document.createElement("span");
  mark.textContent = change > 0 ? `+${change}` : `−${-change}`;
  mark.dataset.change = change > 0 ? "more" : "less";
  show(board, mark, "change", { left: x + width / 2, top: y + height / 2 });
  const end = { transform: "translate(-50%, -3.5rem)", opacity: 0 };
  const stay = { transform: "translate(-50%, -2rem)", opacity: 1, offset: 0.6 };
  play(mark, [{ transform: "translate(-50%, 0) scale(1.6)", opacity: 1 }, stay, end], RISE_MS);
}

/** What was taken off the table, as it lay there. */
export function fade(board: HTMLElement, gone: HTMLElement, { x, y, width, height }: DOMRect): void {
  const ghost = document.createElement("span");
  ghost.append(gone.querySelector(".card")?.cloneNode(true) ?? "");
  show(board, ghost, "ghost", { left: x, top: y, width, height });
  const stay = { transform: "none", opacity: 1, offset: 0.55 };
  play(ghost, [{ ...stay, offset: 0 }, stay, { transform: "scale(.7) rotate(4deg)", opacity: 0 }], FADE_MS);
}

function show(
  board: HTMLElement,
  element: HTMLElement,
  name: string,
  place: Readonly<Record<string, number>>,
): void {
  element.className = name;
  element.ariaHidden = "true";
  for (const [side, at] of Object.entries(place)) element.style.setProperty(side, `${at}px`);
  board.append(element);
}

function play(element: HTMLElement, frames: Keyframe[], duration: number): void {
  const animation = element.animate(frames, { id: ID, duration, easing: "ease-out" });
  animation.onfinish = () => element.remove();
}
