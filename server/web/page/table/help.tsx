/** The way to the help: what lies where, and every key. */
import { useState } from "react";
import { late } from "../late.tsx";
import { t } from "../words/index.ts";

const HelpSheet = late(() => import("./help-sheet.tsx"));

export function Help() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="quiet help-opener"
        aria-label={t("keys.title")}
        title={t("keys.title")}
        onClick={() => setOpen(true)}
      >
        ?
      </button>
      {isOpen && <HelpSheet onClose={() => setOpen(false)} />}
    </>
  );
}
