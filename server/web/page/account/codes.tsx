/** Recovery codes, which are shown this once. */
import { t } from "../words/index.ts";

interface CodesOf {
  readonly codes: readonly string[];
  onDone(): void;
}

export const Codes = ({ codes, onDone }: CodesOf) => (
  <section aria-label={t("account.codes")}>
    <h2>{t("account.codes")}</h2>
    <p>{t("account.codesHelp")}</p>
    <ul className="codes">
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
    <p className="ways">
      <a className="button" download="riposte-codes.txt" href={textFile(codes.join("\n"))}>
        {t("account.saveCodes")}
      </a>
      <button type="button" className="main" onClick={onDone}>
        {t("account.codesKept")}
      </button>
    </p>
  </section>
);

const textFile = (text: string): string => `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
