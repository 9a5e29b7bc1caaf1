/** `organon runs` and `organon show`: what is in a store, and one question of it whole. */
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { fixture } from "../fixture.ts";

const { organon, json } = fixture();
let run = "";
let question = "";

const page = z.object({ total: z.number(), questions: z.array(z.looseObject({ id: z.string() })) });

beforeAll(async () => {
  const asked = [
    "--skill",
    "modus ponens,transitivity",
    "--per-skill",
    "2",
    "--profile",
    "paper",
    "--seed",
    "2",
  ];
  const told = await json("run", "-m", "reasoner:oracle", "-m", "reasoner:affirmer", ...asked);
  run = z.looseObject({ run: z.string() }).parse(told).run;
  const { questions } = page.parse(await json("show", run, "--limit", "3"));
  question = questions[0]?.id ?? "";
});

describe("runs", () => {
  test("lists each run with what it asked, whom, and how far it is", async () => {
    expect(await json("runs")).toMatchObject({
      runs: [
        {
          id: run,
          name: null,
          suite: "paper, length 1, seed 2",
          complete: true,
          models: [{ model: "reasoner:oracle", planned: 12, answered: 12, failed: 0, usd: 0 }, {}],
        },
      ],
    });
    expect((await organon("runs")).stdout).toMatch(new RegExp(`${run} .*oracle +12 of 12`));
  });

  test("names a run, which every verb then finds by it, and takes one out", async () => {
    expect((await organon("runs", "latest", "--name", "baseline-1")).stdout).toContain("“baseline-1”");
    for (const args of ["runs", "report", "compare", "show", `show --question ${question}`]) {
      const [verb = "", ...more] = args.split(" ");
      const { stdout } = await organon(verb, ...(verb === "runs" ? [] : ["baseline-1"]), ...more);
      expect(stdout.replaceAll(/\s+/g, " "), args).toContain(`baseline-1 (${run})`);
    }
    expect(await json("report", "baseline-1")).toMatchObject({ run, name: "baseline-1" });
    await organon("run", "-m", "reasoner:coin", "--limit", "2", "--quiet");
    expect((await organon("runs", "latest", "--remove")).stdout).toContain("removed run");
    expect(await json("runs")).toMatchObject({ runs: [{ name: "baseline-1" }] });
  });

  test("tags a run, lists the runs with a tag, and removes the tags", async () => {
    const { stdout } = await organon("runs", "baseline-1", "--tag", "nightly, step=100");
    expect(stdout).toContain("has tags nightly, step=100");
    expect(await json("runs", "--tag", "nightly")).toMatchObject({
      runs: [{ tags: ["nightly", "step=100"] }],
    });
    expect((await organon("runs")).stdout).toContain("nightly, step=100");
    expect(await json("runs", "--tag", "weekly")).toMatchObject({ runs: [] });
    expect((await organon("runs", "baseline-1", "--tag", "")).stdout).toContain("has no tags");
    expect(await json("runs")).toMatchObject({ runs: [{ tags: [] }] });
  });

  test.each([
    [["runs", "latest", "--tag", "?"], /“\?” cannot be a tag/],
    [["runs", "latest"], /lists all runs/],
    [["runs", "--remove"], /no run is named\n +as in organon runs latest --remove/],
    [["runs", "latest", "--name", "cafe"], /“cafe” cannot name a run/],
    [["runs", "latest", "--name", "x".repeat(5000)], /: “x{79}…” cannot name a run\n +use up to 60 letters/],
    [
      ["runs", "latest", "--name", "x\u001b[31m\ny"],
      /: “x\uFFFD\[31m y” cannot name a run\n +use up to 60 letters/,
    ],
    [["runs", "latest", "--name", "x", "--remove"], /can't be combined/],
  ])("organon %j is misuse that says what would be right", async (args, says) => {
    const { code, stderr } = await organon(...args);
    expect(stderr).toMatch(says);
    expect(code).toBe(2);
  });
});

describe("show", () => {
  test("lists a model's questions by what became of them", async () => {
    const wrong = ["show", run, "-m", "reasoner:affirmer", "--state", "incorrect"];
    expect(page.parse(await json(...wrong)).total).toBe(8);
    const { stdout } = await organon(...wrong, "--skill", "modus ponens");
    expect(stdout).toMatch(/^4 of 12/m);
    expect(stdout).toMatch(/modus ponens, \w+ +no +yes +incorrect/);
    // As it was asked: without its premises and its topic a question's answer key looks wrong.
    const whole = z.object({ questions: z.array(z.object({ id: z.string(), text: z.string() })) });
    const [listed] = whole.parse(await json(...wrong)).questions;
    const one = z.looseObject({ text: z.string() });
    expect(listed?.text).toBe(one.parse(await json("show", run, "--question", listed?.id ?? "")).text);
    expect(stdout).toMatch(/Answer yes or\s+no[.:]/);
  });

  test("shows a question whole: key with its proof, prompt, every reply with what was read of it", async () => {
    const { stdout } = await organon("show", run, "--question", question.slice(0, 8));
    expect(stdout).toContain(`Question ${question}`);
    expect(stdout).toContain("The right answer: ");
    expect(stdout).toMatch(/⊢/);
    expect(stdout).toMatch(/^oracle {2}correct, extracted answer “(yes|no)”/m);
    expect(stdout).toMatch(/^ {2}»Yes«\.$/m);
  });

  test("takes a place in the run, also where ids begin with its number", async () => {
    const { questions } = page.parse(await json("show", run, "--limit", "12"));
    expect(questions.slice(0, 9).some(({ id }) => /^[1-9]/.test(id))).toBe(true);
    for (const [i, { id }] of questions.slice(0, 9).entries())
      expect(await json("show", run, "--question", `${i + 1}`)).toMatchObject({ id });
  });

  test.each([
    ["--skill", "modus pones", /unknown rule of run .* “modus pones”; did you mean “modus ponens”\?/],
    ["-m", "reasoner:oracel", /unknown model of the run .*; did you mean “reasoner:oracle”\?/],
  ])("a %s that the run does not have is misuse that names the nearest", async (flag, name, says) => {
    const { code, stderr } = await organon("show", run, flag, name);
    expect(stderr).toMatch(says);
    expect(code).toBe(2);
  });

  test("an id that the run does not have is misuse that says where ids are", async () => {
    const { code, stderr } = await organon("show", run, "--question", "zz");
    expect(stderr).toMatch(/has no question “zz”\n +organon show/);
    expect(code).toBe(2);
    expect((await organon("show", run, "--question", question, "--state", "correct")).stderr).toMatch(
      /--state lists questions, and --question names one/,
    );
  });
});
