/** Which page stands at which address. Pages come when they are first opened. */
import { lazy, Suspense, useEffect, useState } from "react";
import { Lapsed } from "./home/account.tsx";
import { Home } from "./home/home.tsx";
import { Mishap } from "./mishap.tsx";
import { untilAnswered } from "./patience.ts";
import { type Arrival, type Session, signIn, takeSide } from "./player.ts";
import { routeOf, usePath } from "./routes.ts";
import { TablePage } from "./table/ahead.tsx";
import { t, useLanguage } from "./words/index.ts";

const AccountPage = lazy(() => import("./account/account-page.tsx"));
const Builder = lazy(() => import("./build/builder.tsx"));
const GuidePage = lazy(() => import("./guide/guide-page.tsx"));
/** The rules of the games are in it, and only a development server has it. */
const CardsPage =
  import.meta.env.MODE === "development" ? lazy(() => import("./cards/cards-page.tsx")) : undefined;
/** The rules of the games are in it: who takes a lesson plays in the page itself. */
const LessonPage = lazy(() => import("./lesson/lesson-page.tsx"));
const OperatePage = lazy(() => import("./operate/operate-page.tsx"));
const LadderPage = lazy(() => import("./profile/ladder-page.tsx"));
const ProfilePage = lazy(() => import("./profile/profile-page.tsx"));
const ReplayPage = lazy(() => import("./replay/replay-page.tsx"));
const SetsPage = lazy(() => import("./sets/sets-page.tsx"));
const Room = lazy(() => import("./home/room.tsx"));
const TournamentsPage = lazy(() => import("./tournaments/tournaments-page.tsx"));

export function App() {
  useLanguage();
  const path = usePath();
  const route = routeOf(path);
  const { arrival, become, isSilent } = useArrival(route.at === "match" ? route.match : undefined);
  if (arrival === undefined) return <Notice text={t(isSilent ? "app.silent" : "app.loading")} />;
  const { player, lapsed } = arrival;
  return (
    <Mishap key={path}>
      {lapsed !== undefined && <Lapsed account={lapsed} player={player} onPlayer={become} />}
      <Suspense fallback={<Notice text={t("app.loading")} />}>
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
        {route.at === "build" && <Builder key={`${player.id} ${path}`} game={route.game} />}
        {route.at === "guide" && <GuidePage game={route.game} />}
        {route.at === "lesson" && (
          <LessonPage key={`${player.id} ${path}`} game={route.game} player={player.name} />
        )}
        {route.at === "sets" && <SetsPage key={`${player.id} ${path}`} game={route.game} link={route.set} />}
        {route.at === "cards" && CardsPage !== undefined && <CardsPage key={path} game={route.game} />}
        {route.at === "replay" && <ReplayPage key={`${player.id} ${path}`} match={route.match} />}
        {route.at === "match" && (
          <TablePage key={`${player.id} ${path}`} match={route.match} watch={route.watch} />
        )}
      </Suspense>
    </Mishap>
  );
}

/** As whom the player came here; of a match, perhaps as its other side. */
function useArrival(match: string | undefined) {
  const [arrival, setArrival] = useState<Arrival>();
  const [isSilent, setSilent] = useState(false);
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
      () => setSilent(true),
    );
    return () => {
      isOpen = false;
    };
  }, [match]);
  const become = (player: Session["player"]) => setArrival({ player, lapsed: undefined });
  return { arrival, become, isSilent };
}

const Notice = ({ text }: { readonly text: string }) => (
  <main className="notice">
    <p role="status">{text}</p>
  </main>
);
