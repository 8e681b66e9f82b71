/** References that texts of this game alone have. */
import { layerOf, layers } from "./layer-verbs.ts";
import { top } from "./looks.ts";
import { made } from "./made.ts";
import type { OwnRef } from "./typed.ts";

export const refs: Readonly<Record<string, OwnRef>> = { top, made, layers, layerOf };
