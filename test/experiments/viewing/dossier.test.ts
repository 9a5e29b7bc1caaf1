/** One question whole, of problems by dials: what is proved of it, which premises are needed, where a proof goes wrong. */
import { functionModel } from "#models/function-model";
import { expect, test } from "vitest";
import type { LanguageModel } from "#models/language-model";
import { run } from "#experiments/asking/plan-run";
import { openModels } from "#workspace/settings/open-models";
import { showQuestion } from "#experiments/results/show";
import { taskSuite } from "#experiments/suites";
import { view } from "#experiments/viewing/view";
import { newStore } from "../../fixture.ts";

const asked = async (task: string, model: LanguageModel) => {
  const store = newStore(":memory:");
  const suite = taskSuite({ tasks: [task], parameters: { length: [3] }, perPoint: 2 });
  await run({ suite, models: [model] }, { store });
  const dossier = await view(store).question("latest", { subject: 0, ordinal: 0 });
  const id = dossier?.question.id ?? "";
  const shown = await showQuestion({ question: id }, { store });
  return { dossier, shown };
};

test("a refused proof says why, and where in the reply the first wrong line stands", async () => {
  const row = '{"n": 7, "formula": "P1(a1)", "rule": "→E", "from": [1, 2]}';
  const reply = `Here it is.\n${row}\n{"n": 8, "formula": "P1(a1)", "rule": "reiteration", "from": [7]}`;
  const { dossier, shown } = await asked(
    "proof",
    functionModel("guesser", () => reply),
  );
  const { refusal, verdict } = dossier!.replies[0]!;
  expect(verdict?.outcome).toBe("incorrect");
  expect(refusal).toMatchObject({ line: "line 7" });
  expect(reply.slice(...(refusal?.span ?? []))).toBe(row);
  expect(verdict?.answer).toBe(`line 7: ${refusal?.why}`);
  // The key is proved, the terminal shows it too, and only needed premises are called so.
  expect(dossier!.grounds?.proof?.length).toBeGreaterThan(3);
  expect(shown.grounds?.drawn).toContain("premise");
  const { needed = [], premises = [] } = dossier!.grounds ?? {};
  expect(needed.length).toBeGreaterThan(0);
  expect(needed.length).toBeLessThan(premises.length);
  expect(dossier!.question).not.toHaveProperty("dialled");
});

test.each(["proof", "countermodel", "three-way"])(
  "the oracle's answer to %s has no refusal, and its problem is proved in words",
  async (task) => {
    const [oracle] = openModels(["reasoner:oracle"]);
    const { dossier } = await asked(task, oracle!);
    expect(dossier?.replies[0]?.verdict?.outcome).toBe("correct");
    expect(dossier?.replies[0]?.refusal).toBeUndefined();
    expect(dossier?.grounds?.told.length).toBeGreaterThan(0);
    expect(dossier?.grounds?.proof ?? dossier?.grounds?.worlds).toBeDefined();
  },
);
