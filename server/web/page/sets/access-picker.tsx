/** Who may play a set. */
import { type SetAccess, setAccess } from "../../../../shared/protocol/index.ts";
import { said, t } from "../words/index.ts";

interface AccessPickerOf {
  readonly access: SetAccess;
  onAccess(access: SetAccess): void;
}

export const AccessPicker = ({ access, onAccess }: AccessPickerOf) => (
  <select
    aria-label={t("sets.access")}
    value={access}
    onChange={({ target }) => onAccess(setAccess.parse(target.value))}
  >
    {setAccess.options.map((one) => (
      <option key={one} value={one}>
        {said(`sets.access.${one}`)}
      </option>
    ))}
  </select>
);
