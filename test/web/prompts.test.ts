/** Every kind of prompt of every game, as the page puts it: what is decided, by which card, and what may be said. */
import { afterAll, expect, test, vi } from "vitest";
import { askerOf, askWords, offered } from "../../server/web/page/match/asks.ts";
import { mayDo } from "../../server/web/page/match/effects.ts";
import { choiceName, namesApart } from "../../server/web/page/match/names.ts";
import type { Snapshot } from "../../server/web/page/match/stage.ts";
import { bareOffers } from "../../server/web/page/table/answers.ts";
import { actionWord, askText, offerText } from "../../server/web/page/table/prompts.ts";
import { loadCardWords, spokenCard } from "../../server/web/page/words/cards.ts";
import { chooseLanguage, LANGUAGES, plainly } from "../../server/web/page/words/index.ts";
import { type AskView, type Domain, type Request, requests } from "../../shared/kernel/index.ts";
import { open, step } from "../property/play.ts";
import { worlds } from "../property/worlds.ts";
import { PAGES } from "./games.ts";
import { scene } from "./scene.ts";

// Other tests read the page's words in this process, too.
afterAll(async () => {
  await chooseLanguage("en");
  vi.unstubAllGlobals();
});

const BY_RULES = new Set(PAGES.flatMap(([id, { byRules }]) => byRules.map((kind) => `${id} ${kind}`)));

/** What says nothing, in any language. */
const BANNED =
  /do it\?|le faire ?\?|\b(ability|capacité) \d|(^|: )(choose|choisissez)\.?$|\[object|undefined|[{}]|\bt\d\b/i;

const BANNED_OR_NONE = /^$|do it\?|le faire ?\?|\b(ability|capacité) \d|(^|: )(choose|choisissez)\.?$/i;

const MATCHES = 14;
const MOVES = 300;
/** How many of a kind are looked at. */
const LOOKED_AT = 12;

const DETAILS = ["mulligan", "search", "due"] as const;

function keyOf(ruleset: string, { kind, info }: Request): string {
  const detail = DETAILS.find((one) => info[one] !== undefined);
  return [ruleset, detail === undefined || kind.startsWith("payR") ? kind : `${kind}.${detail}`].join(" ");
}

/** The same picture with its cards as the page has them in its language. */
const spokenIn = (now: Snapshot): Snapshot => ({
  ...now,
  cards: new Map([...now.cards].map(([id, card]) => [id, spokenCard(now.table.ruleset)(card)])),
});

/** The same picture with every card called alike, so that the table does not hang on who drew what. */
const nameless = (now: Snapshot): Snapshot => ({
  ...now,
  cards: new Map(
    [...now.cards].map(([id, card]) => [
      id,
      {
        ...card,
        name: "‹card›",
        text: card.text.map((line) => {
          const does = mayDo([line]);
          return does === undefined ? line : line.replace(does, "‹do so›");
        }),
      },
    ]),
  ),
});

const domainOf = ({ own }: AskView): Domain | undefined => own?.domain as unknown as Domain | undefined;

/** What stands on the buttons that are not cards: the words asked for, or what may be said without a card. */
function buttonsOf(now: Snapshot, ask: AskView): string[] {
  const domain = domainOf(ask);
  if (domain === undefined) return bareOffers(now.seat.options).map((offer) => offerText(now, offer));
  if (domain.kind !== "one") return [];
  return namesApart(now, domain.of, (value) => choiceName(now, "choice", value, undefined));
}

/** Sentences and buttons that stand there for want of words, or say nothing. */
function faults(key: string, now: Snapshot, ask: AskView): string[] {
  const text = askText(now);
  const asker = askerOf(now, ask);
  const name = asker === undefined ? undefined : now.cards.get(asker.card)?.name;
  const isSaid = askWords(now, "ask", ask) !== undefined || offered(now, ask) !== undefined;
  const offers = bareOffers(now.seat.options);
  const actions = domainOf(ask) === undefined ? offers.map(({ action }) => action.action) : [];
  const isNamed = BY_RULES.has(key) || (name !== undefined && text.startsWith(name));
  return [
    ...(isSaid ? [] : [`${key} has no sentence: ${text}`]),
    ...(isNamed ? [] : [`${key} does not name its card: ${text}`]),
    ...[text, ...buttonsOf(now, ask)]
      .filter((one) => BANNED.test(one) || one === "")
      .map((one) => `${key}: ${one}`),
    ...actions
      .filter((one) => actionWord(now.table.ruleset, one) === undefined)
      .map((one) => `${key}: no word for ${one}`),
    // The button of a choice that was begun and undone.
    ...offers
      .filter((offer) => offer.next !== null && offerText(now, offer) === plainly(offer.action.action))
      .map(({ action }) => `${key}: ${action.action} is called as data calls it`),
  ];
}

interface Seen {
  count: number;
  readonly said: Record<string, string>;
  readonly buttons: Record<string, Set<string>>;
}

async function look(seen: Seen, key: string, english: Snapshot): Promise<string[]> {
  const ask = english.seat.own.ask as AskView;
  const found: string[] = [];
  for (const tag of Object.keys(LANGUAGES)) {
    await chooseLanguage(tag);
    await loadCardWords(english.table.ruleset);
    const now = spokenIn(english);
    found.push(...faults(key, now, ask));
    const plain = (text: string): string => text.replace(/\d+/g, "‹n›").replace(/ · .*/, "");
    seen.said[tag] ??= plain(askText(nameless(now)));
    seen.buttons[tag] ??= new Set();
    for (const one of buttonsOf(nameless(now), ask)) seen.buttons[tag].add(plain(one));
  }
  return found;
}

const row = (key: string, { said, buttons }: Seen): string =>
  [
    key,
    ...Object.entries(said).map(
      ([tag, text]) =>
        `  ${tag}  ${text}${[...buttons[tag]]
          .toSorted()
          .map((one) => ` [${one}]`)
          .join("")}`,
    ),
  ].join("\n");

/** The kinds of prompt that random play of a game comes to, and what is wrong with them. */
async function prompts(id: string): Promise<{ rows: string[]; found: Set<string> }> {
  const seen = new Map<string, Seen>();
  const found = new Set<string>();
  for (const world of worlds.filter(({ ruleset }) => ruleset.id === id))
    for (let seed = 0; seed < MATCHES; seed++) {
      const play = open(world, seed);
      for (let moves = 0; moves < MOVES && play.match.state.over === null; moves++) {
        for (const request of requests(play.match)) {
          const key = keyOf(id, request);
          const known = seen.get(key) ?? { count: 0, said: {}, buttons: {} };
          seen.set(key, known);
          if (known.count++ >= LOOKED_AT) continue;
          for (const one of await look(known, key, scene(play.match, request.seat))) found.add(one);
        }
        step(play);
      }
    }
  const rows = [...seen].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => row(key, one));
  return { rows, found };
}

test.each(PAGES.map(([id]) => id))(
  "every prompt of random play of %s says what is decided, and by which card, in every language",
  async (id) => {
    vi.stubGlobal("document", { documentElement: {} });
    const { rows, found } = await prompts(id);
    expect([...found]).toEqual([]);
    await expect(`${rows.join("\n\n")}\n`).toMatchFileSnapshot(`../scenarios/${id}/prompts.txt`);
  },
  240_000,
);

test("a prompt that random play seldom comes to has its words as well", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  const rows: string[] = [];
  const [world] = worlds;
  const seldom = PAGES.flatMap(([ruleset, page]) => page.seldom.map((one) => [ruleset, ...one] as const));
  for (const [ruleset, kind, info = {}] of seldom.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    rows.push(`${ruleset} ${kind}${JSON.stringify(info).replace("{}", "")}`);
    for (const tag of Object.keys(LANGUAGES)) {
      await chooseLanguage(tag);
      const now = scene(open(world, 0).match, 0);
      const words = askWords({ ...now, table: { ...now.table, ruleset } }, "ask", { kind, info });
      expect(words ?? "").not.toMatch(BANNED_OR_NONE);
      rows.push(`  ${tag}  ${words}`);
    }
  }
  await expect(`${rows.join("\n")}\n`).toMatchFileSnapshot("prompts-seldom.txt");
});
