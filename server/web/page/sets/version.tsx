/** A set of a player with the version that is played: the beginning of its hash, and all of it for who asks. */
import type { TableSet } from "../../../../shared/protocol/index.ts";
import { t } from "../words/index.ts";

const SHOWN = 8;

export const Version = ({ set: { name, version } }: { readonly set: Pick<TableSet, "name" | "version"> }) => (
  <span className="version">
    {name} <code title={t("sets.version", { version })}>{version.slice(0, SHOWN)}</code>
  </span>
);
