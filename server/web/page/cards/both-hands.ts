/** The picture of a table on which all hands lie open, with the eyes of the seat that acts. */
import {
  laidOver,
  type Match,
  type OwnView,
  ownView,
  type PublicView,
  publicView,
  type Seat,
} from "../../../../shared/kernel/index.ts";

/** What the other seats alone see has names of its own: each seat counts its own hand. */
export function openPicture(m: Match, seat: Seat): PublicView {
  const all = publicView(m);
  const others = m.state.seats.flatMap((_, other) => (other === seat ? [] : ownView(m, other)));
  const mine = laidOver({ public: all, own: ownView(m, seat) });
  return others.reduce((picture, own) => withSide(picture, foreign(own, all)), mine);
}

const withSide = (picture: PublicView, { zones, things }: OwnView): PublicView => ({
  ...picture,
  zones: { ...zones, ...picture.zones, ...closedIn(picture, zones) },
  things: { ...things, ...picture.things },
});

/** Zones into which the picture does not see, and the other side does. */
const closedIn = (picture: PublicView, zones: PublicView["zones"]): PublicView["zones"] =>
  Object.fromEntries(
    Object.entries(zones).filter(
      ([key, { things }]) => things !== undefined && picture.zones[key]?.things === undefined,
    ),
  );

/** The side of a seat under names that no other side has. */
function foreign(own: OwnView, { things: known }: PublicView): OwnView {
  const called = (name: string): string => (known[name] === undefined ? `${own.seat}-${name}` : name);
  const zones = Object.entries(own.zones).map(([key, zone]) => {
    const things = zone.things?.map((name) => name && called(name));
    return [key, things === undefined ? zone : { ...zone, things }] as const;
  });
  const things = Object.entries(own.things).map(([name, thing]) => [called(name), thing] as const);
  return { ...own, zones: Object.fromEntries(zones), things: Object.fromEntries(things) };
}
