/** The page in place of a table that the server refuses: why, and the way on. */
import { onLink, pathOf } from "./routes.ts";
import { refusalText, t } from "./words/index.ts";

export const Refused = ({ code }: { readonly code: string }) => (
  <main className="notice">
    <p role="alert">{refusalText(code)}</p>
    {code === "hello/protocol" && (
      <button type="button" className="main" onClick={() => location.reload()}>
        {t("mishap.again")}
      </button>
    )}
    <a className="button" href={pathOf.home} onClick={onLink}>
      {t("app.home")}
    </a>
  </main>
);
