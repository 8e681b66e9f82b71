import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { z } from "zod";
import { wearAccents } from "./accents.ts";
import { App } from "./app.tsx";
import { wearLooks } from "./looks/settings.ts";
import { wearTypeface } from "./typeface.ts";
import { chooseLanguage, preferredLanguage } from "./words/index.ts";
import "./styles/tokens.css";
import "./styles/base.css";

// The page's policy lets nothing be compiled at run time; zod would try, and be reported.
z.config({ jitless: true });

if (import.meta.env.MODE === "development") void import("./cards/changes.ts").then(({ hear }) => hear());

wearAccents();
wearLooks();
wearTypeface();
// Not awaited here: a language's files may need this one, which would wait for them.
void chooseLanguage(preferredLanguage()).then(() =>
  createRoot(document.getElementById("root") as HTMLElement).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
