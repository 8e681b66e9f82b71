/** A set of a player with the version that is played: the beginning of its hash, and all of it for who asks. */
import type { PlayerSetInfo } from "../../../../shared/protocol/index.ts";
import { Emblem } from "../table/emblem.tsx";
import { t } from "../words/index.ts";

const SHOWN = 8;

interface VersionOf {
  readonly set: Pick<PlayerSetInfo, "name" | "version"> & Partial<Pick<PlayerSetInfo, "badge">>;
}

export const Version = ({ set: { name, version, badge } }: VersionOf) => (
  <span className="version">
    <Emblem badge={badge} /> {name}{" "}
    <code title={t("sets.version", { version })}>{version.slice(0, SHOWN)}</code>
  </span>
);
