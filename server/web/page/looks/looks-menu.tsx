/** The looks of the page, to be chosen by the player. */
import { Menu } from "../menu.tsx";
import { t } from "../words/index.ts";
import { CARD_SIZES, looks, THEMES, wearLooks } from "./settings.ts";

export function LooksMenu() {
  const { theme, contrast, cards } = looks.use();
  const change = (wanted: Parameters<typeof looks.keep>[0]) => {
    looks.keep(wanted);
    wearLooks();
  };
  return (
    <Menu className="alerts looks" summary={<span aria-hidden="true">◐</span>} label={t("looks.title")}>
      <Choice title="theme" all={THEMES} chosen={theme} onChoose={(one) => change({ theme: one })} />
      <Choice title="cards" all={CARD_SIZES} chosen={cards} onChoose={(one) => change({ cards: one })} />
      <label>
        <input
          type="checkbox"
          checked={contrast}
          onChange={({ target }) => change({ contrast: target.checked })}
        />
        {t("looks.contrast")}
      </label>
    </Menu>
  );
}

interface ChoiceOf<One> {
  readonly title: "theme" | "cards";
  readonly all: readonly One[];
  readonly chosen: One;
  onChoose(one: One): void;
}

function Choice<One extends (typeof THEMES)[number] | (typeof CARD_SIZES)[number]>({
  title,
  all,
  chosen,
  onChoose,
}: ChoiceOf<One>) {
  const choose = (value: string) => all.filter((one) => one === value).forEach(onChoose);
  return (
    <label>
      {t(`looks.${title}`)}
      <select value={chosen} onChange={({ target }) => choose(target.value)}>
        {all.map((one) => (
          <option key={one} value={one}>
            {t(`looks.${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
