/** Replays: verified by playing them again, and watched by folding what a viewer was told. */
import { describe, expect, test } from "vitest";
import { atOnce } from "../../server/match/common/time-slices.ts";
import { replay } from "../../server/match/game/game.ts";
import { filmOf, recordingOf, verify } from "../../server/match/game/recording.ts";
import { Replay } from "../../shared/client/index.ts";
import { rulesets } from "../../shared/games/index.ts";
import { type Picture, pictureOf, type Viewer, viewOf } from "../../shared/kernel/index.ts";
import { type Film, filmSchema, type Recording, recordingSchema } from "../../shared/protocol/index.ts";
import { sorted } from "../server/sorted.ts";
import { WORLDS } from "../server/worlds.ts";
import { type Recorded, recorded } from "./recorded.ts";

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** What a viewer saw after each entry, the beginning first. */
function seen({ record, rows, catalog }: Recorded, viewer: Viewer): string[] {
  const views: string[] = [];
  replay(record, rows, catalog, (match) => views.push(sorted(pictureOf(viewOf(match, viewer)))));
  return views;
}

const filmsOf = (played: Recorded): Film[] =>
  (["spectator", 0, 1] as const).map((viewer) =>
    filmSchema.parse(throughJson(atOnce(filmOf(played, viewer, true)))),
  );

describe.each(WORLDS.map((world) => [world.ruleset.id, world] as const))("a match of %s", (_, world) => {
  // Long enough to be told of everything, and for the machine to go on with something else.
  const played = recorded(world, 7, 150);

  test("is verified as exact from its recording alone", async () => {
    const one = await played;
    const recording = recordingSchema.parse(throughJson(atOnce(recordingOf(one, one.sets))));
    expect(verify(recording, rulesets)).toMatchObject({ exact: true, entries: one.rows.length });
    expect(recording.checkpoints.at(-1)?.seq).toBe(one.rows.length);
    expect(recording.outcome).toEqual(one.match.state.over);
  });

  test("is watched entry by entry as each viewer saw it, forward and back", async () => {
    const one = await played;
    const film = new Replay(filmsOf(one));
    for (const viewer of ["spectator", 0, 1] as const) {
      const views = seen(one, viewer);
      film.look(viewer);
      const ends = new Map<number, number>([[0, 0]]);
      for (film.to(0); film.at < film.length; film.forward()) ends.set(film.seq, film.at);
      ends.set(film.seq, film.at);
      for (const [seq, at] of [...ends].reverse().filter((_, n) => n % 4 === 0)) {
        film.to(at);
        expect(sorted(film.picture())).toBe(views[seq]);
      }
    }
  });
});

describe("a recording", () => {
  const whole = async (): Promise<{ recording: Recording; one: Recorded }> => {
    const one = await recorded(WORLDS[0], 11, 80);
    return { recording: throughJson(atOnce(recordingOf(one, one.sets))), one };
  };

  test("with another digest diverges at that entry, with another intent there or where it first shows", async () => {
    const { recording } = await whole();
    const forged = structuredClone(recording);
    forged.journal[30].digest = "another";
    expect(verify(forged, rulesets)).toMatchObject({ exact: false, seq: 31 });
    const other = structuredClone(recording);
    other.journal[40].intent = { action: "nothing", request: 1 };
    expect(verify(other, rulesets)).toMatchObject({ exact: false, seq: 41 });
  });

  test("with another hash, seed, set, deck, version or end is not exact", async () => {
    const { recording } = await whole();
    const forge = (change: (one: Recording) => void): Recording => {
      const one = structuredClone(recording);
      change(one);
      return one;
    };
    const hash = forge((one) => Object.assign(one.checkpoints[0], { hash: "0".repeat(64) }));
    expect(verify(hash, rulesets)).toMatchObject({ exact: false, seq: recording.checkpoints[0].seq });
    for (const change of [
      (one: Recording) => Object.assign(one.setup, { seed: "f".repeat(64) }),
      (one: Recording) => Object.assign(one.setup.seats[0], { deck: one.setup.seats[1].deck }),
      (one: Recording) =>
        Object.assign(one.sets[0], { text: one.sets[0].text.replace(/"name": *"[^"]/, '"name":"Z') }),
      (one: Recording) => void one.sets.pop(),
      (one: Recording) => Object.assign(one, { rules: one.rules + 1 }),
      (one: Recording) => Object.assign(one, { outcome: { winners: [], reason: "other" } }),
      (one: Recording) => void one.checkpoints.push({ seq: 100_000, hash: "" }),
      (one: Recording) => void one.journal.pop(),
    ])
      expect(verify(forge(change), rulesets)).toMatchObject({ exact: false });
  });
});

describe("a film", () => {
  test("tells a seat nothing of the other's hand, and a spectator of none", async () => {
    const one = await recorded(WORLDS[0], 3, 40);
    for (const viewer of ["spectator", 0, 1] as const) {
      const film = new Replay([atOnce(filmOf(one, viewer, false))]);
      const known = (picture: Picture): number[] =>
        [0, 1].filter((seat) => picture.zones[`hand:${seat}`]?.things !== undefined);
      for (film.to(0); ; film.forward()) {
        expect(known(film.picture())).toEqual(viewer === "spectator" ? [] : [viewer]);
        if (film.at === film.length) break;
      }
      expect(JSON.stringify(atOnce(filmOf(one, viewer, false)))).not.toContain(one.record.setup.seed);
      expect(atOnce(filmOf(one, viewer, false)).steps.some(({ seq }) => seq !== undefined)).toBe(false);
    }
  });

  test("is wound to any turn and side, and never past its ends", async () => {
    const one = await recorded(WORLDS[0], 3);
    const film = new Replay(filmsOf(one));
    expect(film.viewers).toEqual(["spectator", 0, 1]);
    const turns = film.turns();
    expect(turns.length).toBeGreaterThan(3);
    film.toTurn(turns[3].turn);
    expect(film.event?.turn).toBe(turns[3].turn);
    const { seq } = film;
    film.look(1);
    expect(film.viewer).toBe(1);
    expect(film.seq).toBeLessThanOrEqual(seq);
    const hands = film.picture("host").zones;
    for (const seat of [0, 1]) expect(hands[`hand:${seat}`].things).toHaveLength(hands[`hand:${seat}`].count);
    const alone = new Replay(filmsOf(one).slice(1, 2));
    alone.toTurn(turns[3].turn);
    alone.add(filmsOf(one)[0]);
    expect([alone.viewer, alone.viewers]).toEqual([0, [0, "spectator"]]);
    const moment = alone.seq;
    alone.look("spectator");
    expect([alone.viewer, alone.seq <= moment]).toEqual(["spectator", true]);
    film.to(-4);
    film.back();
    expect([film.at, film.event, film.seq]).toEqual([0, undefined, 0]);
    film.to(1e9);
    film.forward();
    expect(film.at).toBe(film.length);
    expect(film.picture().over).toEqual(one.match.state.over);
    expect(() => film.look(5)).toThrow("no film");
  });
});
