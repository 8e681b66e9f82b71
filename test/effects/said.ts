/** The text against the events: what a probe's text names happens, to what it names, as often as it says, and nothing else. */
import type { Data, Event, Match } from "../../shared/kernel/index.ts";
import type { Act } from "../../shared/kernel/model/ruleset.ts";
import { slotOf } from "../../shared/kernel/model/state.ts";
import type { Played, Setting } from "./play.ts";

/** What a sentence means: the acts that it names. */
export interface Saying {
  /** Each named group is a field of the act, as a number or a word; `many` is how many acts there are. */
  readonly says: RegExp;
  /** What each such act has in it; of a list one. */
  readonly tells: Data;
  /** The zones in which things can have this happen to them; what lies elsewhere it leaves alone, by the rules. */
  readonly where?: readonly string[];
  /** Zones in which it can happen to some things only: what state they are in, or what they are, decides. */
  readonly some?: readonly string[];
  /** The zone in which things lie afterwards. */
  readonly lands?: string;
  /** Why the sentence may be followed by nothing, in one play or in all. */
  readonly idle?: string;
  /** Its acts name who looks, whosever the things are. */
  readonly looker?: true;
}

/** How a game's texts are read. */
export interface Tongue {
  readonly sayings: readonly Saying[];
  /** How often an act is told where its seat sees it before the others do; once by default. */
  readonly told?: number;
  /** What a text calls its zones, or what lies there; where nothing is named, a game's texts name no single card there. */
  readonly zones: Readonly<Record<string, readonly string[]>>;
  /** Cards that some of it leaves alone, by a keyword that they have. */
  readonly spared?: Readonly<Record<string, string>>;
  /** The act, as `cause act`, with which the rules go on by themselves: what follows it is not told of. */
  readonly ends?: string;
  /** Acts, each as `cause act`, that follow from playing a card or from any effect, and why. */
  readonly besides: Readonly<Record<string, string>>;
}

/** Things that a text is about; what is left out may be any. */
interface Subject {
  readonly owner?: number;
  readonly zones?: readonly string[];
  readonly name?: string;
  /** The card that is being played: where it lies now is not where its effect finds it. */
  readonly isSelf?: boolean;
}

/** What was chosen before may be of another kind. */
const CHOSEN = /\bthe chosen card\b/i;
const RESTED = /\btarget rested ally you control\b/i;
const SELF = /\bthis card\b|\bme\b|^I\b/i;
const FEW: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  top: 1,
};
const numberOf = (word: string): number => FEW[word.toLowerCase()] ?? Number(word.replace(/^top /, ""));
const plainWord = (value: unknown): string =>
  String(value)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");

/** Where what the text names and what was told differ; sayings that came true are added to `heard`. */
export function saidFaults(played: Played, { stage, set }: Setting, heard: Set<Saying>): string[] {
  const { probe, before, events } = played;
  const text = (id: string): string => (set.cards.find((card) => card.id === id)?.text ?? []).join(" ");
  const own = text(probe.id);
  const { sayings } = stage.tongue;
  const named = sayings.filter(({ says }) => says.test(own));
  if (named.length === 0) return [`what does it name: ${own}`];
  // What the probe answers happens after it.
  const baited = before.state.entries.length > 0 ? sayings.filter(({ says }) => says.test(text("bait"))) : [];
  const effect = ofEffect(events, stage.tongue);
  const faults = effect
    .filter((act) => ![...named, ...baited].some((one) => fits(act, one)))
    .map((act) => `not named: ${JSON.stringify(act)}`);
  for (const one of named) if (effect.some((act) => fits(act, one))) heard.add(one);
  for (const one of named) faults.push(...faultsOf(one, own, effect, played, stage.tongue));
  return faults.map((fault) => `${own} ${fault}`);
}

/** The acts that only the probe can have brought about. */
function ofEffect(events: readonly Event[], { besides, ends }: Tongue): Act[] {
  const all = events.flatMap(({ cause, acts }) =>
    acts.map((act) => [`${cause.why} ${act.act}`, act] as const),
  );
  const last = all.findIndex(([name]) => name === ends);
  return all
    .slice(0, last < 0 ? undefined : last)
    .filter(([name]) => besides[name] === undefined)
    .map(([, act]) => act);
}

/** Whether an act is of the kind that a saying names. */
const fits = (act: Act, { tells }: Saying): boolean =>
  Object.entries(tells).every(([key, want]) => [want].flat().includes(act[key] as never));

function faultsOf(
  one: Saying,
  text: string,
  effect: readonly Act[],
  played: Played,
  tongue: Tongue,
): string[] {
  const mine = effect.filter((act) => fits(act, one));
  const faults: string[] = [];
  const { many, ...fields } = one.says.exec(text)?.groups ?? {};
  for (const [key, word] of Object.entries(fields).filter(([, value]) => value !== undefined)) {
    const telling = mine.filter((act) => act[key] !== undefined);
    if (mine.length > 0 && telling.length === 0) faults.push(`says ${key} ${word}, and no act does`);
    for (const act of telling)
      if (!sameWord(word, act[key])) faults.push(`says ${key} ${word}: ${JSON.stringify(act)}`);
  }
  const subject = subjectOf(text, played, tongue);
  return subject === undefined
    ? [...faults, ...seatFaults(one, many, text, mine, played, tongue.told ?? 1)]
    : [...faults, ...thingFaults(one, text, mine, played, tongue, subject)];
}

/** What it happens to is what the text means, where the rules let it happen, and ends where the text says. */
function thingFaults(
  one: Saying,
  text: string,
  mine: readonly Act[],
  played: Played,
  tongue: Tongue,
  subject: Subject,
): string[] {
  const { before, after, probe } = played;
  const meant = slotsOf(before, subject);
  const met = mine.flatMap(({ object }) =>
    typeof object === "number" && object >= 0 ? [slotOf(object)] : [],
  );
  const isPlayed = (slot: number): boolean =>
    before.state.cards[before.state.objects[slot].card] === probe.id;
  const at = (slot: number): string => `${thing(before, slot)} in ${zoneAt(before, slot)}`;
  const able = meant.filter((slot) => isPlayed(slot) || (one.where?.includes(zoneAt(before, slot)) ?? true));
  const isUnsure = (slot: number): boolean =>
    one.some?.includes(zoneAt(before, slot)) ?? tongue.spared?.[subject.name ?? ""] !== undefined;
  const missed = able.filter((slot) => !met.includes(slot) && !isPlayed(slot) && !isUnsure(slot));
  const isEach = /\b[Ee]ach\b/.test(text);
  const lacks = one.idle === undefined && missed.length > 0 && (isEach || met.length === 0);
  const lost = met.filter((slot) => one.lands !== undefined && zoneAt(after, slot) !== one.lands);
  return [
    ...met.filter((slot) => !meant.includes(slot)).map((slot) => `not meant: ${at(slot)}`),
    ...met.filter((slot) => !able.includes(slot) && !isUnsure(slot)).map((slot) => `cannot be: ${at(slot)}`),
    ...(lacks ? [`does not happen: to ${missed.map(at).join(", ")}`] : []),
    ...lost.map((slot) => `lands in ${zoneAt(after, slot)}: ${at(slot)}`),
  ];
}

/** What players are told to do is done by whom the text names, as often as it says. */
function seatFaults(
  one: Saying,
  many: string | undefined,
  text: string,
  mine: readonly Act[],
  played: Played,
  told: number,
): string[] {
  if (mine.length === 0)
    return one.idle === undefined && !SELF.test(text) && !CHOSEN.test(text) ? ["does not happen"] : [];
  const whose = one.looker === true ? [ownerOf(played)] : seatsOf(text, ownerOf(played));
  const seats = [...new Set(mine.flatMap(({ seat }) => (typeof seat === "number" ? [seat] : [])))].sort();
  const faults: string[] = [];
  if (whose !== undefined && seats.length > 0 && String(seats) !== String(whose))
    faults.push(`by ${seats}, says ${whose}`);
  const times = many === undefined ? Number.NaN : numberOf(many);
  if (Number.isNaN(times)) return faults;
  for (const seat of seats) {
    const count = mine.filter((act) => act.seat === seat).length;
    if (count !== times && count !== times * told) faults.push(`says ${many}: ${count} times`);
  }
  return faults;
}

/** Whom a sentence is about, or undefined where that was chosen. */
function seatsOf(text: string, owner: number): number[] | undefined {
  if (/\beach (player|champion)\b/i.test(text)) return [0, 1];
  if (/\btarget (player|biome)\b/i.test(text)) return undefined;
  return /\b(your opponent|opposing|enemy)\b/i.test(text) ? [1 - owner] : [owner];
}

/** Who plays the probe. */
const ownerOf = ({ moves: [{ by }] }: Played): number => (by === "host" ? 0 : by);

const sameWord = (word: string, value: unknown): boolean =>
  typeof value === "number"
    ? word === "X" || Math.abs(numberOf(word)) === Math.abs(value)
    : [plainWord(word), `${plainWord(word)}counter`].includes(plainWord(value));

/** What "target" or "each" stands before, if it does. */
function subjectOf(text: string, played: Played, { zones }: Tongue): Subject | undefined {
  const { probe } = played;
  const owner = ownerOf(played);
  const named = / named (With \w+)/.exec(text)?.[1];
  if (named !== undefined) return { name: named };
  if (SELF.test(text)) return { name: probe.card.name as string, isSelf: true };
  if (Object.keys(zones).length === 0) return undefined;
  if (RESTED.exec(text)?.index === text.search(/target |each /i))
    return { owner, zones: ["field"], name: "fighter" };
  const places = Object.keys(zones).join("|");
  const card = "\\bcard (?:you own |your opponent owns )?";
  if (!RegExp(`\\b(?:target|each) (?:\\w+ )*${card}(?:${places}|in\\b|from\\b)`, "i").test(text))
    return undefined;
  const isTheirs = /your opponent/.test(text);
  const where = RegExp(`(?:\\b(?:in|from) (?:the|your|your opponent's) |${card})(${places})\\b`).exec(
    text,
  )?.[1];
  return {
    owner: isTheirs ? 1 - owner : owner,
    ...(where !== undefined && { zones: zones[where] }),
  };
}

const zoneAt = ({ state, game }: Match, slot: number): string =>
  game.zones[state.zones[state.objects[slot].zone]?.def]?.id ?? "nowhere";

const thing = ({ state }: Match, slot: number): string =>
  `${state.cards[state.objects[slot].card]} of ${state.objects[slot].owner}`;

function slotsOf(match: Match, { owner, zones, name }: Subject): number[] {
  const { state } = match;
  return state.objects.flatMap((obj, slot) => {
    const fits =
      (owner === undefined || obj.owner === owner) &&
      (zones === undefined || zones.includes(zoneAt(match, slot))) &&
      (name === undefined || plainWord(state.cards[obj.card]) === plainWord(name));
    return fits ? [slot] : [];
  });
}
