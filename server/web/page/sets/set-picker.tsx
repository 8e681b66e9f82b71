/** Which sets of players are played: nothing where there are none. */
import { type PlayerSetInfo, TABLE_SETS } from "../../../../shared/protocol/index.ts";
import { t } from "../words/index.ts";
import { Version } from "./version.tsx";

export function SetPicker({
  title,
  sets,
  chosen,
  onChoose,
}: {
  readonly title: string;
  readonly sets: readonly PlayerSetInfo[];
  readonly chosen: readonly PlayerSetInfo[];
  onChoose(sets: readonly PlayerSetInfo[]): void;
}) {
  if (sets.length === 0) return null;
  const isOn = ({ id }: PlayerSetInfo) => chosen.some((one) => one.id === id);
  return (
    <fieldset className="set-picker">
      <legend>{title}</legend>
      {sets.map((set) => (
        <label key={set.id}>
          <input
            type="checkbox"
            checked={isOn(set)}
            disabled={!isOn(set) && chosen.length >= TABLE_SETS}
            onChange={() => onChoose(isOn(set) ? chosen.filter(({ id }) => id !== set.id) : [...chosen, set])}
          />
          <Version set={set} />
          <small>{t("sets.of", { name: set.owner.name, n: set.cards })}</small>
        </label>
      ))}
    </fieldset>
  );
}
