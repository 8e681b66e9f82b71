/** The page in place of one that could not be drawn: what happened, and the ways back. */
import { Component, type ReactNode } from "react";
import { pathOf } from "./routes.ts";
import { t } from "./words/index.ts";

interface Props {
  readonly children: ReactNode;
}

export class Mishap extends Component<Props, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <main className="notice">
        <h1>{t("mishap.title")}</h1>
        <p role="alert">{t("mishap.help")}</p>
        <p>
          <code>{String(error)}</code>
        </p>
        <p className="ways">
          <button type="button" className="main" onClick={() => location.reload()}>
            {t("mishap.again")}
          </button>
          {/* Loaded anew: what is broken is not taken along. */}
          <a className="button" href={pathOf.home}>
            {t("app.home")}
          </a>
        </p>
      </main>
    );
  }
}
