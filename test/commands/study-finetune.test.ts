// @long: many questions
/** What training on weak skills is worth: files made, three models compared. */
import { askedQuestions } from "#runs/answers";
import { expect, test } from "vitest";
import { finetuneDocument } from "#commands/study/study-finetune";
import { renderTerminal } from "#report/render/terminal";
import { fileSuite } from "#workspace/files/entries";
import { studyFinetune } from "#commands/study/study-finetune";
import { generatedSuite } from "#experiments/suites";
import { linesFor, models, newStore, fixture } from "../fixture.ts";

const suite = generatedSuite({ profile: "paper", perSkill: 2 });
const novice = (rules: string, name: string) => `reasoner:novice?weak=${rules}&slip=0.9&by=rule&name=${name}`;

test("limitation 2: files of weak and of random skills are half yes, and no tested question is in them", async () => {
  const store = newStore();
  const [base] = models(novice("modus tollens", "base"));
  const { files, report, run } = await studyFinetune({ suite, base: base!, examples: 40 }, { store });
  expect(report).toBeUndefined();
  const tested = new Set<string>();
  for await (const { id } of askedQuestions(store, run)) tested.add(id);
  for (const kind of ["weak", "random"] as const) {
    const all = [...files[kind].train, ...files[kind].validation];
    expect(all).toHaveLength(40);
    expect(all.filter(({ label }) => label === "yes")).toHaveLength(20);
    expect(all.filter(({ itemId }) => tested.has(itemId))).toEqual([]);
  }
  expect(new Set(files.weak.train.map(({ rule }) => rule))).toEqual(new Set(["modus tollens"]));
  expect(new Set(files.random.train.map(({ rule }) => rule)).size).toBeGreaterThan(1);
});

test("limitation 2: who was mended by the weak file gains where it was weak, who was not gains nothing", async () => {
  const store = newStore();
  const { save: write } = fixture();
  const [base, weak, random] = models(
    novice("modus tollens", "base"),
    "reasoner:oracle",
    `${novice("modus tollens", "random")}&learns=true`,
  );
  const other = await fileSuite(write("other.jsonl", linesFor({ limit: 20, seed: 9 }).join("\n")));
  const options = {
    suite,
    base: base!,
    tuned: { weak: weak!, random: random! },
    transfer: [{ name: "other.jsonl", suite: other }],
    examples: 4,
  };
  const { report } = await studyFinetune(options, { store });
  const [own, transfer] = report?.sets ?? [];
  const gain = (set: typeof own, from: string, to: string) =>
    set?.differences.find((one) => one.from === from && one.to === to);
  const accuracyOf = (set: typeof own, arm: string) => set?.models.find((one) => one.arm === arm)?.accuracy;
  expect(accuracyOf(own, "weak")?.value).toBe(1);
  expect(gain(own, "none", "weak")?.value).toBeGreaterThan(0.1);
  expect(gain(own, "none", "weak")?.p).toBeLessThan(0.05);
  expect(gain(own, "none", "random")).toMatchObject({ value: 0, p: 1 });
  expect(transfer?.name).toBe("other.jsonl");
  expect(accuracyOf(transfer, "weak")).toMatchObject({ n: 20, value: 1 });
  if (report === undefined) throw new Error("nothing was compared");
  expect(renderTerminal(finetuneDocument(report), { width: 100, color: false })).toContain("weak − none");
});
