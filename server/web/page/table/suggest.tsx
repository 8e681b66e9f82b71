/** The quiet offer of a suggestion, and what was suggested. */
import { suggestionText } from "../match/suggestion.ts";
import { t } from "../words/index.ts";
import { useScene } from "./context.ts";
import { offerText } from "./prompts.ts";
import "../styles/suggest.css";

export function Suggest() {
  const { suggesting } = useScene();
  if (suggesting.ask === undefined) return null;
  return (
    <button type="button" className="quiet suggest" onClick={suggesting.ask}>
      {t("suggest.ask")} <kbd>S</kbd>
    </button>
  );
}

export function Suggested() {
  const { now, suggesting } = useScene();
  const { said } = suggesting;
  if (said === undefined) return null;
  const text = suggestionText(now, said, (action) => {
    const { action: word, card, entry, ability, mode } = action;
    const offered = now.seat.options.find(
      ({ action: one }) =>
        one.action === word &&
        one.card === card &&
        one.entry === entry &&
        one.ability === ability &&
        one.mode === mode,
    );
    // An answer has no name but what is asked.
    return offered === undefined || offered.next?.slot === "choice" ? undefined : offerText(now, offered);
  });
  return (
    <p className="suggested" role="status">
      {text}
    </p>
  );
}
