/** One question whole, of problems by dials: what is proved of it, which premises are needed, where a proof goes wrong. */
import { functionModel } from "../../../../src/models/function-model.ts";
import { expect, test } from "vitest";
import type { LanguageModel } from "../../../../src/models/language-model.ts";
import { run } from "../../../../src/experiments/asking/plan-run.ts";
import { openModels } from "../../../../src/workspace/settings/open-models.ts";
import { showQuestion } from "../../../../src/experiments/results/show.ts";
import { taskSuite } from "../../../../src/experiments/suites.ts";
import { view } from "../../src/reading/view.ts";
import { newStore } from "../../../../test/fixture.ts";

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
