// @long: starts Python
/** The files that exports carry for Python: they read, grade and check as Organon does, without Organon. */
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test, type TestContext } from "vitest";
import { getGradingData } from "#items/exports/export";
import { withId, type ProblemLine } from "#items/problem-line";
import { toQuestion, type Question } from "#items/question";
import { scoreOf } from "../score-of.ts";
import { exportQuestions } from "#commands/export/export";
import { generate } from "#commands/generate/generate";
import { moduleAnswers, pythonAnswers } from "../../scripts/answers.ts";
import { halves, handWrittenReplies, readReply, recordedReplies } from "../../scripts/replies.ts";
import { sharedData } from "../../packages/logic/test/formulas.ts";
import { sampled } from "../sampled.ts";
import { fixture, launcher } from "../fixture.ts";
import { choices } from "../items/choice/made.ts";
import { gradedItems } from "../items/graded.ts";

/** A line that a test may change. */
// oxlint-disable-next-line typescript/no-explicit-any
type Mutable = any;

const certificatesOf = ({ certificate, certificates }: Mutable): Mutable[] =>
  [certificate, ...(certificates ?? [])].filter((one) => one != null);
const stepsOf = (line: Mutable): Mutable[] => certificatesOf(line).flatMap(({ steps }) => steps ?? []);
const ifAny = (line: Mutable, found: Mutable, change: (found: Mutable) => void): Mutable => {
  if (found == null) return undefined;
  change(found);
  return line;
};
const negated = (formula: string): string => (formula.startsWith("¬") ? formula.slice(1) : `¬(${formula})`);

/** What is done to a line; nothing where it has no such part. */
const changes: Readonly<Record<string, (line: Mutable) => Mutable>> = {
  "a premise denied": (line) => ifAny(line, line.premises, (all) => (all[0] = negated(all[0]))),
  "a conclusion denied": (line) =>
    ifAny(line, line.conclusion, () => (line.conclusion = negated(line.conclusion))),
  "an option denied": (line) => ifAny(line, line.optionFormulas, (all) => (all[1] = negated(all[1]))),
  "a turned key": (line) =>
    ifAny(line, line.label, () => {
      line.answer = (line.answer + 1) % line.options.length;
      line.label = line.options[line.answer].label;
      line.key = [line.label];
    }),
  "another relation": (line) =>
    ifAny(
      line,
      line.relation,
      () => (line.relation = line.relation === "neutral" ? "entailment" : "neutral"),
    ),
  "a derived formula denied": (line) =>
    ifAny(line, stepsOf(line).at(-1), (step) => (step.formula = negated(step.formula))),
  "another rule": (line) =>
    ifAny(line, stepsOf(line).at(-1), (step) => (step.rule = step.rule === "∧I" ? "∨I" : "∧I")),
  "a line left out": (line) =>
    ifAny(line, certificatesOf(line).find(({ steps }) => steps)?.steps, (all) => all.pop()),
  "a cited line moved": (line) =>
    ifAny(
      line,
      stepsOf(line).findLast(({ from }) => from.length > 0),
      (step) => (step.from[0] += 100),
    ),
  "one interpretation for both": (line) =>
    ifAny(
      line,
      certificatesOf(line).find(({ refuting }) => refuting),
      (one) => (one.satisfying = one.refuting),
    ),
  "a longer derivation": (line) => ifAny(line, line.length, () => (line.length += 1)),
  "another difficulty": (line) => ifAny(line, line.difficulty, () => (line.difficulty += 1)),
  "another answer": (line) =>
    ifAny(line, line.answer, () => (line.answer = (line.answer + 1) % line.options.length)),
  "a needed premise left out": (line) => ifAny(line, line.core?.[0], () => line.core.pop()),
  "another number of needed premises": (line) =>
    ifAny(
      line,
      line.rule && line.relation !== "neutral" ? line.depth : null,
      (depth) => (depth.premises += 1),
    ),
  "another parameter": (line) =>
    ifAny(line, line.core?.length > 0 ? line.parameters : null, (parameters) => (parameters.length += 1)),
  "another argument": (line) => ifAny(line, line.argument, () => (line.argument = "0".repeat(14))),
};

const exportsFolder = resolve(import.meta.dirname, "../../data/exports");
const { pathOf } = fixture();
const questions = [...generate({ profile: "balanced", limit: 24, seed: 11 })];

/** Runs a program beside the carried files, with a value on its standard input. */
const python = (context: TestContext, program: string, input: unknown, cwd = exportsFolder) => {
  try {
    execFileSync("python3", ["-c", "import sys; sys.exit(sys.version_info < (3, 10))"]);
  } catch {
    context.skip("there is no Python 3.10 or newer here");
  }
  const ORGANON_COMMAND = `${process.execPath} --conditions=organon-source ${launcher}`;
  const printed = execFileSync("python3", ["-B", "-c", program], {
    cwd,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    input: JSON.stringify(input),
    env: { ...process.env, ORGANON_COMMAND, PYTHONPATH: cwd, PYTHONUTF8: "1" },
  });
  return JSON.parse(printed);
};

const exported = async (format: string, asked: readonly Question[] = questions): Promise<string> => {
  const path = pathOf(format);
  await exportQuestions(() => asked, { format, target: { path }, name: "exam", date: "2026-11-22" });
  return path;
};

test("the carried parsers are those that scripts/answers.ts writes from today's rows", async () => {
  expect(readFileSync(join(exportsFolder, "organon_answers.py"), "utf8")).toBe(pythonAnswers());
  expect(readFileSync(join(exportsFolder, "promptfoo/organon_answers.mjs"), "utf8")).toBe(
    await moduleAnswers(),
  );
});

describe("answers are read as Organon reads them", () => {
  const folder = sharedData("replies");
  const program = `
import json, sys
from organon_answers import read
print(json.dumps([read(row["reply"], row["answers"]) for row in json.load(sys.stdin)]))`;
  const handWritten = handWrittenReplies().map((one) => ({ ...one, style: one.manner }));

  test("by the module for promptfoo", async () => {
    const { readAnswer } = await import(join(exportsFolder, "promptfoo/organon_answers.mjs"));
    for (const one of handWritten)
      expect(readAnswer(one.reply, one.answers), one.id).toBe(readReply(one).answer);
  });

  test.for([
    ["hand-written", handWritten] as const,
    [
      "recorded",
      folder === undefined
        ? []
        : halves.flatMap((half) => recordedReplies(folder, half)).filter((_, i) => i % sampled(5, 1) === 0),
    ] as const,
  ])("by Python: %s replies", ([, replies], context) => {
    if (replies.length === 0) context.skip("the recorded replies are not at hand");
    const read: readonly (string | null)[] = python(context, program, replies);
    const differing = replies.filter((one, i) => (readReply(one).answer ?? null) !== read[i]);
    const styles = Object.entries(Object.groupBy(differing, ({ style }) => style));
    const listed = styles.map(([style, own]) => `${style} ${own?.length}`).join(", ");
    expect(differing.length / replies.length, listed).toBeLessThanOrEqual(0.005);
  });
});

describe("exports for Python", () => {
  test("a proof is rewarded line by line, by Organon", async (context) => {
    const [item] = gradedItems({ tasks: ["proof"], parameters: { length: [2] }, limit: 1 });
    const n = item!.premises.length;
    const row = (at: number, from: number): string =>
      JSON.stringify({ n: at, formula: item!.conclusion, rule: "reiteration", from: [from] });
    const reply = `${row(n + 1, 1)}\n${row(n + 2, n + 1)}`;
    const program = `
import json, sys
from organon_reward import organon_reward, organon_steps_reward
question, reply = json.load(sys.stdin)
rows = [json.dumps(question)] * 2
print(json.dumps([organon_reward([reply, "No."], rows), organon_steps_reward([reply, "No."], rows)]))`;
    const given = [getGradingData(toQuestion(item!)), reply];
    expect(python(context, program, given, await exported("trl"))).toEqual([
      [0, 0],
      [0.5, 0],
    ]);
  });

  test("every file compiles, and TRL's reward is our verdict", async (context) => {
    const files: string[] = [];
    for (const format of ["inspect", "lm-eval", "verifiers", "verl", "trl", "hub"]) {
      const written = await exported(format);
      for (const name of readdirSync(written, { recursive: true, encoding: "utf8" }))
        if (name.endsWith(".py")) files.push(join(written, name));
    }
    expect(files).toHaveLength(13);
    const program = `
import json, sys
for path in json.load(sys.stdin):
    compile(open(path, encoding="utf-8").read(), path, "exec")
from organon_reward import organon_reward
rows = [json.loads(line) for line in open("prompts.jsonl", encoding="utf-8")]
replies = [[{"role": "assistant", "content": "The answer is: yes."}] for row in rows]
print(json.dumps(organon_reward(replies, [row["graded_by"] for row in rows])))`;
    const expected = questions.map((one) =>
      scoreOf(one, "The answer is: yes.").outcome === "correct" ? 1 : 0,
    );
    expect(python(context, program, files, pathOf("trl"))).toEqual(expected);
  });
});

describe("check.py", () => {
  const lines: readonly ProblemLine[] = [
    ...questions.flatMap(({ problem }) => problem ?? []),
    ...[...generate({ profile: "paper", limit: 24, length: 2, seed: 3 })].flatMap(
      ({ problem }) => problem ?? [],
    ),
    ...choices(6),
    ...gradedItems({ tasks: ["three-way", "proof", "countermodel"], limit: 12 }),
  ];
  test("finds nothing wrong with lines of layout 3 as first released", (context) => {
    const path = resolve(import.meta.dirname, "../acceptance/layouts/lines-3.jsonl");
    const lines = readFileSync(path, "utf8").trimEnd().split("\n");
    expect(
      check(
        context,
        lines.map((text) => JSON.parse(text)),
      ).at(-1),
    ).toBe("0 lines with faults");
  });

  const check = (context: TestContext, all: readonly ProblemLine[]): readonly string[] => {
    const path = pathOf("lines.jsonl");
    writeFileSync(path, all.map((line) => `${JSON.stringify(line)}\n`).join(""));
    const program = `
import contextlib, io, json, sys
from check import check_file
with contextlib.redirect_stdout(io.StringIO()) as out:
    check_file(json.load(sys.stdin))
print(json.dumps(out.getvalue().splitlines()))`;
    return python(context, program, path);
  };

  test("finds nothing wrong with lines of every kind", (context) => {
    expect(check(context, lines)).toEqual([
      expect.stringMatching(
        /: 66 lines: 48 questions on a rule, 6 four-option questions, 12 graded problems$/,
      ),
      expect.stringMatching(/^checked: 66 ids, \d+ derivations, \d+ pairs of interpretations$/),
      expect.stringMatching(/^decided by truth tables: \d+ relations$/),
      expect.stringMatching(/^not checked: the words of 66 questions/),
      "0 lines with faults",
    ]);
  });

  test.for(Object.entries(changes))(
    "finds lines with %s, whose ids are computed again",
    ([, change], context) => {
      const changed = lines.flatMap((line) => {
        const copy = change(JSON.parse(JSON.stringify(line)));
        return copy === undefined ? [] : [withId(copy)];
      });
      expect(changed.length).toBeGreaterThan(0);
      const found = check(context, changed).flatMap((text) => /\.jsonl:(\d+):/.exec(text)?.[1] ?? []);
      expect(new Set(found).size).toBe(changed.length);
    },
  );
});
