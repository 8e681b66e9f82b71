/** Which page stands at which address. Pages come when they are first opened. */
import { lazy, Suspense, useEffect, useState } from "react";
import { Home } from "./home/home.tsx";
import { Mishap } from "./mishap.tsx";
import { untilAnswered } from "./patience.ts";
import { type Session, signIn, takeSide } from "./player.ts";
import { routeOf, usePath } from "./routes.ts";
import { t, useLanguage } from "./words/index.ts";

const Builder = lazy(() => import("./build/builder.tsx"));
const ReplayPage = lazy(() => import("./replay/replay-page.tsx"));
const Room = lazy(() => import("./home/room.tsx"));
const TablePage = lazy(() => import("./table/table-page.tsx"));

export function App() {
  useLanguage();
  const path = usePath();
  const route = routeOf(path);
  const [player, setPlayer] = useState<Session["player"]>();
  const [isSilent, setSilent] = useState(false);
  const match = route.at === "match" ? route.match : undefined;
  useEffect(() => {
    if (match !== undefined && location.hash === "#other-side" && takeSide(match))
      history.replaceState(null, "", location.pathname);
    let isOpen = true;
    const signed = untilAnswered(
      signIn,
      () => isOpen,
      () => setSilent(true),
    );
    signed.then(setPlayer, () => setSilent(true));
    return () => {
      isOpen = false;
    };
  }, [match]);
  if (player === undefined) return <Notice text={t(isSilent ? "app.silent" : "app.loading")} />;
  return (
    <Mishap key={path}>
      <Suspense fallback={<Notice text={t("app.loading")} />}>
        {route.at === "home" && <Home key={player.id} player={player} onPlayer={setPlayer} />}
        {route.at === "room" && <Room key={route.table} table={route.table} />}
        {route.at === "build" && <Builder key={route.game} game={route.game} />}
        {route.at === "replay" && <ReplayPage key={route.match} match={route.match} />}
        {route.at === "match" && <TablePage key={route.match} match={route.match} watch={route.watch} />}
      </Suspense>
    </Mishap>
  );
}

const Notice = ({ text }: { readonly text: string }) => (
  <main className="notice">
    <p role="status">{text}</p>
  </main>
);
