/** Which page stands at which address. Pages come when they are first opened. */
import { useEffect, useState } from "react";
import { RefusedError } from "../../../shared/client/index.ts";
import { Lapsed } from "./home/account.tsx";
import { Home } from "./home/home.tsx";
import { late } from "./late.tsx";
import { Mishap } from "./mishap.tsx";
import { Loading, Notice } from "./notice.tsx";
import { OfGame } from "./of-game.tsx";
import { untilAnswered } from "./patience.ts";
import { type Arrival, type Session, signIn, takeSide } from "./player.ts";
import { Refused } from "./refused.tsx";
import { type Route, routeOf, usePath } from "./routes.ts";
import { TablePage } from "./table/late-table.tsx";
import { t, useLanguage } from "./words/index.ts";

const AccountPage = late(() => import("./account/account-page.tsx"), Loading);
const Builder = late(() => import("./build/builder.tsx"), Loading);
const GuidePage = late(() => import("./guide/guide-page.tsx"), Loading);
/** The rules of the games are in it, and only a development server has it. */
const CardsPage =
  import.meta.env.MODE === "development" ? late(() => import("./cards/cards-page.tsx"), Loading) : undefined;
/** The rules of the games are in it: who takes a lesson plays in the page itself. */
const LessonPage = late(() => import("./lesson/lesson-page.tsx"), Loading);
const OperatePage = late(() => import("./operate/operate-page.tsx"), Loading);
const LadderPage = late(() => import("./profile/ladder-page.tsx"), Loading);
const ProfilePage = late(() => import("./profile/profile-page.tsx"), Loading);
const ReplayPage = late(() => import("./replay/replay-page.tsx"), Loading);
const SetsPage = late(() => import("./sets/sets-page.tsx"), Loading);
const Room = late(() => import("./home/room.tsx"), Loading);
const TournamentsPage = late(() => import("./tournaments/tournaments-page.tsx"), Loading);

/** The one that an address needs is fetched while the player is signed in. */
const PAGES: Readonly<Partial<Record<Route["at"], { expect(): void }>>> = {
  account: AccountPage,
  build: Builder,
  guide: GuidePage,
  ladder: LadderPage,
  lesson: LessonPage,
  match: TablePage,
  operate: OperatePage,
  profile: ProfilePage,
  replay: ReplayPage,
  room: Room,
  sets: SetsPage,
  tournaments: TournamentsPage,
};

export function App() {
  useLanguage();
  const path = usePath();
  const route = routeOf(path);
  const { arrival, become, isSilent, refused } = useArrival(route.at === "match" ? route.match : undefined);
  useEffect(() => PAGES[route.at]?.expect(), [route.at]);
  if (refused !== undefined) return <Refused code={refused} isWhole />;
  if (arrival === undefined) return isSilent ? <Notice text={t("app.silent")} /> : <Loading />;
  const { player, lapsed } = arrival;
  return (
    <Mishap key={path}>
      {lapsed !== undefined && <Lapsed account={lapsed} player={player} onPlayer={become} />}
      {route.at === "home" && <Home key={player.id} player={player} onPlayer={become} />}
      {route.at === "account" && <AccountPage player={player} onPlayer={become} />}
      {route.at === "ladder" && <LadderPage />}
      {route.at === "tournaments" && (
        <TournamentsPage key={`${player.id} ${path}`} id={route.id} player={player} />
      )}
      {route.at === "profile" && (
        <ProfilePage key={`${player.id} ${path}`} name={route.name} player={player} />
      )}
      {route.at === "operate" && <OperatePage />}
      {route.at === "room" && <Room key={`${player.id} ${path}`} table={route.table} />}
      {"game" in route && (
        <OfGame key={`${player.id} ${path}`} game={route.game}>
          {route.at === "build" && <Builder game={route.game} />}
          {route.at === "guide" && <GuidePage game={route.game} />}
          {route.at === "lesson" && <LessonPage game={route.game} player={player.name} />}
          {route.at === "sets" && <SetsPage game={route.game} link={route.set} />}
          {route.at === "cards" && CardsPage !== undefined && <CardsPage game={route.game} />}
        </OfGame>
      )}
      {route.at === "replay" && <ReplayPage key={`${player.id} ${path}`} match={route.match} />}
      {route.at === "match" && (
        <TablePage key={`${player.id} ${path}`} match={route.match} watch={route.watch} />
      )}
    </Mishap>
  );
}

/** As whom the player came here; of a match, perhaps as its other side. */
function useArrival(match: string | undefined) {
  const [arrival, setArrival] = useState<Arrival>();
  const [isSilent, setSilent] = useState(false);
  const [refused, setRefused] = useState<string>();
  useEffect(() => {
    if (match !== undefined && location.hash === "#other-side" && takeSide(match))
      history.replaceState(null, "", location.pathname);
    let isOpen = true;
    const signed = untilAnswered(
      signIn,
      () => isOpen,
      () => setSilent(true),
    );
    signed.then(
      // A player who was told once is told until he has answered.
      (now) => now && setArrival((was) => ({ ...now, lapsed: now.lapsed ?? was?.lapsed })),
      (error: unknown) => setRefused(error instanceof RefusedError ? error.code : "server/error"),
    );
    return () => {
      isOpen = false;
    };
  }, [match]);
  const become = (player: Session["player"]) => setArrival({ player, lapsed: undefined });
  return { arrival, become, isSilent, refused };
}
