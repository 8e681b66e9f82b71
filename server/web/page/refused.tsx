/** The page in place of one that the server refuses: why, and the way on. */
import { onLink, pathOf } from "./routes.ts";
import { refusalText, t } from "./words/index.ts";

interface RefusedOf {
  readonly code: string;
  /** Nothing goes on before the page is loaded again. */
  readonly isWhole?: boolean;
}

export const Refused = ({ code, isWhole = code === "hello/protocol" }: RefusedOf) => (
  <main className="notice">
    <p role="alert">{refusalText(code)}</p>
    {isWhole && (
      <button type="button" className="main" onClick={() => location.reload()}>
        {t("mishap.again")}
      </button>
    )}
    <a className="button" href={pathOf.home} onClick={isWhole ? undefined : onLink}>
      {t("app.home")}
    </a>
  </main>
);
