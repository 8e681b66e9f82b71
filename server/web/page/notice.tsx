/** One line in the place of a page. */
import { t } from "./words/index.ts";

export const Notice = ({ text }: { readonly text: string }) => (
  <main className="notice">
    <p role="status">{text}</p>
  </main>
);

export const Loading = () => <Notice text={t("app.loading")} />;
