/** Asks the server for something, and says why where it says no. */
import { type ReactNode, useState } from "react";
import { RefusedError } from "../../../../shared/client/index.ts";
import { refusalText, t } from "../words/index.ts";

export interface Refusal {
  /** The answer; undefined where it was refused, which `line` then says. */
  of<T>(asked: Promise<T>): Promise<T | undefined>;
  readonly line: ReactNode;
}

export function useRefusal(): Refusal {
  const [text, setText] = useState<string>();
  return {
    async of(asked) {
      try {
        setText(undefined);
        return await asked;
      } catch (error) {
        setText(error instanceof RefusedError ? textOf(error) : t("app.unreachable"));
        return undefined;
      }
    },
    line: text === undefined ? null : <p role="alert">{text}</p>,
  };
}

/** With everything that is wrong, where the server says it in words. */
const textOf = ({ code, detail }: RefusedError): string =>
  [refusalText(code), ...(Array.isArray(detail.problems) ? detail.problems : [])].join(" ");
