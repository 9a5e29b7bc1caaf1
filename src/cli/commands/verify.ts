/**
 * `organon verify CARD`: a result card checked from its replies alone.
 */
import { OrganonError } from "#logic/error";
import { textOf } from "#verbs/files/lines";
import { verifyCard } from "#verbs/verify";
import { defineVerb } from "../command.ts";
import { flag, inputFile } from "../flags.ts";

export const verify = defineVerb({
  name: "verify",
  endsAtOnce: true,
  summary:
    "Check a result card: make its questions anew, judge its replies again, compute its measures again.",
  example: "organon verify card.json",
  arguments: [{ name: "<card>", about: "a card, as organon report --card writes it; - is stdin" }],
  flags: {
    suite: flag(
      "--suite <file>",
      "the file of questions, where the card names one that is elsewhere now",
      inputFile,
    ),
  },
  run: async ({ suite }, _, [file = "-"]) => {
    const found = await verifyCard(cardIn(await textOf(file), file), { suiteFile: suite });
    const lines = [
      ...found.checks.map(({ what, isSound, found: seen }) => `${isSound ? "✓" : "✗"} ${what}: ${seen}`),
      `the card of run ${found.run} ${found.isSound ? "holds" : "does not hold"}`,
    ];
    return { json: found, lines, exitCode: found.isSound ? 0 : 1 };
  },
});

const cardIn = (said: string, file: string): unknown => {
  try {
    return JSON.parse(said);
  } catch (cause) {
    throw new OrganonError("misuse", `${file}: not JSON: ${cause instanceof Error ? cause.message : ""}`, {
      cause,
    });
  }
};
