/** The table's page, which is fetched while a match is made. */
import { late } from "../late.tsx";
import { Loading } from "../notice.tsx";

export const TablePage = late(() => import("./table-page.tsx"), Loading);
