import { test } from "vitest";
import { everyEffect } from "./effects.law.ts";
import { stages } from "./stages.ts";

test.each(stages)("every effect once: %s", (name, stage, every) => {
  const { verbs, unbuilt, cards, plays, unplayable } = everyEffect(stage, every);
  const idle = new Set(unplayable).size;
  process.stdout.write(
    `every effect once: ${name}: ${verbs} verbs (${unbuilt} that no card has), ${cards} cards, ${idle} of them without a legal target, ${plays} plays\n`,
  );
});
