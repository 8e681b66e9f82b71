import { openRequest } from "../../shared/kernel/flow/open-requests.ts";
import { actingIn } from "../../shared/kernel/flow/segments.ts";
import { type Domain, values } from "../../shared/kernel/model/domains.ts";
import type { Match } from "../../shared/kernel/model/match.ts";
import { isRefusal } from "../../shared/kernel/model/refusal.ts";
import type { Data, Json, Seat } from "../../shared/kernel/model/state.ts";
import { narrow } from "../../shared/kernel/view/options.ts";
import { copiesOf, LETTERS, seatOf } from "./cards.ts";
import { CannotSay } from "./game.ts";
import { entryName, listed, nameOf, orderOf, slotFor } from "./naming.ts";
import type { PlainIntent } from "./plain-dialect.ts";
import { type CardRef, parseRef } from "./refs.ts";

/** An action or an answer as the kernel's intent: cards, seats and entries become names, the rest stays as it is. */
export function plainMove(m: Match, seat: Seat, { action, value, said }: PlainIntent): Data {
  const def = m.game.actions[action];
  if (def === undefined || def.answers.length === 0) return answer(m, seat, action, value);
  const { head: keys = [] } = def;
  const [first = ""] = keys;
  if (value !== undefined && first === "")
    throw new CannotSay(`"${action}" is done with nothing: say it alone, or what its slots are called`);
  const world = actingIn(m, seat);
  const heads = [...(def.heads?.(world, seat) ?? [])];
  const all: Data = value === undefined ? said : { [first]: value, ...said };
  const head = Object.fromEntries(
    Object.entries(all).flatMap(([key, one]) =>
      keys.includes(key)
        ? [
            [
              key,
              chosen(
                m,
                seat,
                one,
                heads.map((each) => each[key]),
              ),
            ],
          ]
        : [],
    ),
  );
  const slots = Object.fromEntries(Object.entries(all).filter(([key]) => !keys.includes(key)));
  return { action, ...head, ...filled(m, seat, { action, ...head }, slots) };
}

function answer(m: Match, seat: Seat, action: string, value: Json | undefined): Data {
  const request = openRequest(actingIn(m, seat), seat);
  const domain = (request?.kind === action ? request.domain : null) as Domain | null;
  if (value === undefined) return { action };
  const refs = [value].flat().map((one) => parseRef(String(one)));
  const order = refs.every((one) => one !== undefined) ? orderOf(m, seat, refs as CardRef[]) : undefined;
  return { action, choice: order ?? fitted(m, seat, value, domain) };
}

/** What is said of each slot, in the order in which the game opens them; a price left out is paid the first way. */
function filled(m: Match, seat: Seat, head: Data, said: Data): Data {
  const out: Record<string, Json> = {};
  let draft = head;
  for (;;) {
    const next = narrow(m, seat, draft);
    if (next === "complete" || isRefusal(next)) break;
    const { slot, domain, omitted } = next;
    const value = valueFor(m, seat, said[slot], domain, omitted);
    if (value === undefined && omitted === undefined) break;
    if (value !== undefined) out[slot] = value;
    draft = { ...draft, [slot]: value ?? (omitted as Json) };
  }
  // What the game does not come to, it is to refuse.
  for (const [slot, value] of Object.entries(said))
    if (out[slot] === undefined && value !== "ask") out[slot] = chosen(m, seat, value, []);
  return out;
}

function valueFor(
  m: Match,
  seat: Seat,
  said: Json | undefined,
  domain: Domain,
  omitted: Json | undefined,
): Json | undefined {
  if (said === "ask") return undefined;
  if (said !== undefined) return fitted(m, seat, said, domain);
  if (domain.kind !== "pay" || omitted !== undefined) return undefined;
  for (const value of values(domain)) return value;
  return undefined;
}

/** One thing is a list of one where the slot takes lists. */
function fitted(m: Match, seat: Seat, value: Json, domain: Domain | null): Json {
  if (domain === null) return chosen(m, seat, value, []);
  const isOne = domain.kind === "one" || domain.kind === "amount";
  return chosen(m, seat, isOne || Array.isArray(value) ? value : [value], listed(domain));
}

/**
 * A value as the acting seat sends it.
 * @param among what may be chosen: of several copies of a card one that is among them
 */
function chosen(m: Match, seat: Seat, value: Json, among: readonly (Json | undefined)[]): Json {
  const taken: number[] = [];
  const one = (each: Json): Json => {
    if (typeof each === "string") return worded(m, seat, each, among, taken);
    const { entry, zone } = (each ?? {}) as { entry?: string; zone?: string };
    if (entry !== undefined) return entryName(m, seat, refOf(entry));
    return zone === undefined ? each : zoneName(zone);
  };
  return Array.isArray(value) ? value.map(one) : one(value);
}

function refOf(text: string): CardRef {
  const found = parseRef(text);
  if (found === undefined) throw new CannotSay(`"${text}" is not a card`);
  return found;
}

/** `B.hand` is a zone of a seat, `chain` one of the table. */
function zoneName(text: string): string {
  const [id, letter] = text.split(".").toReversed();
  return letter === undefined ? `z${id}` : `z${id}:${seatOf(letter)}`;
}

/** A seat by its letter, a card by its name, with `/2` its second ability; any other word is the game's own. */
function worded(
  m: Match,
  seat: Seat,
  text: string,
  among: readonly (Json | undefined)[],
  taken: number[],
): string {
  if (among.includes(text)) return text;
  const letter = (LETTERS as readonly string[]).indexOf(text);
  if (letter >= 0) return `p${letter}`;
  const [word, ability] = text.split("/");
  const ref = parseRef(word);
  if (ref === undefined || !isCard(m, ref)) return text;
  const slot = copyAmong(m, seat, ref, among, taken);
  taken.push(slot);
  return nameOf(m, seat, slot) + (ability === undefined ? "" : `/${Number(ability) - 1}`);
}

const isCard = (m: Match, { card, owner }: CardRef): boolean =>
  owner !== undefined || m.state.seats.some((_, seat) => copiesOf(m, seat, card).length > 0);

/** The copy that is numbered; else one that may be chosen, one's own before the others'. */
function copyAmong(
  m: Match,
  seat: Seat,
  ref: CardRef,
  among: readonly (Json | undefined)[],
  taken: readonly number[],
): number {
  if (ref.copy !== undefined) return slotFor(m, seat, ref, []);
  const names = among.map((one) => String(one).split("/")[0]);
  const owners = ref.owner === undefined ? [seat, ...m.state.seats.keys()] : [seatOf(ref.owner)];
  const free = owners
    .flatMap((owner) => copiesOf(m, owner, ref.card))
    .filter((slot) => !taken.includes(slot));
  const may = free.find((slot) => names.includes(nameOf(m, seat, slot)));
  return may ?? slotFor(m, seat, ref, [], taken);
}
