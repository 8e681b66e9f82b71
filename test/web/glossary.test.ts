/** The glossary of a guide: every place of the table has its line, in each language that has the guide. */
import { describe, expect, test } from "vitest";
import { placeName, placesIn, zonesOf } from "../../server/web/page/guide/places.ts";
import { LANGUAGES } from "../../server/web/page/words/index.ts";
import { PAGES, planOf } from "../../shared/games/pages.ts";

const cases = PAGES.flatMap(({ id }) => Object.keys(LANGUAGES).map((tag) => [id, tag] as const));

describe.each(cases)("of %s in %s", (id, tag) => {
  test("tells of each place once, and of nothing that is no place", async () => {
    const { gameOf } = await LANGUAGES[tag].load();
    const guide = await gameOf[id]?.guide?.();
    if (guide === undefined) return;
    const plan = planOf(id);
    const { places = {} } = guide;
    const wanted = [...new Set(zonesOf(plan).map((zone) => placeName(id, zone)))];
    expect(placesIn(plan, places).map(({ word }) => word)).toEqual(wanted);
    expect(Object.keys(places).filter((zone) => !zonesOf(plan).includes(zone))).toEqual([]);
  });
});
