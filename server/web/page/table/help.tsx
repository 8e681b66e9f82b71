/** The way to the help: what lies where, and every key. */
import { lazy, Suspense, useState } from "react";
import { t } from "../words/index.ts";

const HelpSheet = lazy(() => import("./help-sheet.tsx"));

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
      {isOpen && (
        <Suspense fallback={null}>
          <HelpSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
