/** The profile of an account, at the address of its name; its owner chooses here what it shows. */
import { useEffect, useState } from "react";
import type { Profile } from "../../../../shared/protocol/index.ts";
import { Brand } from "../brand.tsx";
import { useRefusal } from "../home/refusal.tsx";
import { isOwnAccount, riposte, type Session } from "../player.ts";
import { pathOf } from "../routes.ts";
import { Own, Ties } from "./bonds.tsx";
import { Decks, Opponents, Ratings, Replays } from "./parts.tsx";
import { useSay } from "./said.ts";
import "../styles/home.css";
import "../styles/sets.css";
import "../styles/profile.css";

interface ProfilePageOf {
  readonly name: string;
  readonly player: Session["player"];
}

export default function ProfilePage({ name, player }: ProfilePageOf) {
  const [profile, setProfile] = useState<Profile>();
  const [looks, setLooks] = useState(0);
  const refusal = useRefusal();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each look
  useEffect(() => {
    void refusal.of(riposte.profiles().then((profiles) => profiles.get(name))).then((found) => {
      if (found === undefined) return;
      setProfile(found);
      // A name of before leads here, and the address of now is what is passed on.
      history.replaceState(null, "", pathOf.profile(found.player.name));
    });
  }, [name, looks]);
  return (
    <main className="home profile">
      <header>
        <Brand />
      </header>
      {refusal.line}
      {profile !== undefined && (
        <>
          <h1>{profile.player.name}</h1>
          {isOwnAccount(player) && profile.player.id !== player.id && <Ties other={profile.player} />}
          <Ratings profile={profile} />
          <Opponents profile={profile} />
          <Shelf
            profile={profile}
            isOwn={profile.player.id === player.id}
            onChange={() => setLooks(looks + 1)}
          />
          <Replays profile={profile} />
          {profile.player.id === player.id && <Own />}
        </>
      )}
    </main>
  );
}

interface ShelfOf {
  readonly profile: Profile;
  readonly isOwn: boolean;
  onChange(): void;
}

function Shelf({ profile, isOwn, onChange }: ShelfOf) {
  const say = useSay();
  const refusal = useRefusal();
  const [isShown, setShown] = useState(profile.decks !== null);
  const show = async (decks: boolean) => {
    setShown(decks);
    const done = await refusal.of(riposte.profiles().then((profiles) => profiles.show({ decks })));
    if (done === undefined) setShown(!decks);
    else onChange();
  };
  return (
    <section aria-label={say("decks")}>
      <h2>{say("decks")}</h2>
      {isOwn && (
        <label className="choice">
          <input type="checkbox" checked={isShown} onChange={(event) => void show(event.target.checked)} />
          {say("show")}
        </label>
      )}
      {refusal.line}
      <Decks profile={profile} />
    </section>
  );
}
