/** The lobby while a page is open that shows it. */
import { useEffect, useReducer, useState } from "react";
import type { LobbyClient } from "../../../shared/client/index.ts";
import { untilAnswered } from "./patience.ts";
import { riposte } from "./player.ts";

/** The tables that fit the game, as they change; undefined until the lobby was entered. */
export function useLobby(ruleset: string | undefined): LobbyClient | undefined {
  const [lobby, setLobby] = useState<LobbyClient>();
  const [, draw] = useReducer((n: number) => n + 1, 0);
  useEffect(() => {
    let isOpen = true;
    let entered: LobbyClient | undefined;
    const entering = untilAnswered(
      () => riposte.lobby(ruleset === undefined ? {} : { ruleset }),
      () => isOpen,
      () => {},
    );
    entering.then(
      (client) => {
        entered = client;
        if (!isOpen) return void client?.leave();
        client?.onChange(draw);
        client?.onTable(draw);
        setLobby(client);
      },
      () => setLobby(undefined),
    );
    return () => {
      isOpen = false;
      void entered?.leave();
    };
  }, [ruleset]);
  return lobby;
}
