// @long: whole commands, one after another
/** What users ask for: prices before a run, shards of a file, answers of one model, and what is removed. */
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { completion, sending, startServer, type LocalServer } from "../models/local-server.ts";
import { fixture } from "../fixture.ts";

const { call, organon, json, read, write } = fixture();
const thinking = { reasoning_content: "First I look\nat the premises." };
let server: LocalServer;
let local: string;

beforeAll(async () => {
  const reply = completion("It follows.\nAnswer: yes", {}, {}, { prompt_tokens: 100, completion_tokens: 50 });
  server = await startServer(sending(reply));
  local = `openai-compatible:m?url=${server.origin}/v1`;
  await organon("generate", "--limit", "7", "--profile", "paper", "-o", "suite.jsonl");
  await organon("generate", "--task", "four-option", "--per-type", "1", "-o", "choices.jsonl");
});

const price = ["--price", "openai-compatible:m=1000/1000000"];
const asked = (limit: string): readonly string[] => [
  "run",
  "-m",
  local,
  "--limit",
  limit,
  "--profile",
  "paper",
];

describe("before a run", () => {
  test("--dry-run prints the likely price, measured on stored answers where there are some", async () => {
    const dry = ["run", "--limit", "20", "--profile", "paper", "--dry-run", "-m"];
    const assumed = await organon(...dry, "openai:gpt-6-luna");
    expect(assumed.stdout).toMatch(/400 to 166000 out, likely \$0\.0063 \(\$\S+ to \$0\.083\) \(prices of/);
    expect((await organon(...asked("3"), "--store", "measured.sqlite")).code).toBe(0);
    const { stdout } = await organon(...dry, local, "--store", "measured.sqlite", ...price);
    expect(stdout).toMatch(/likely \$8\d\d\.\d\d \(\$\S+ to \$\S+\), likely by 3 stored answers/);
  });

  test.each(["openai-compatible:x?url=https://models.example.org/v1", "openai:gpt-0"])(
    "an unknown price of %s ends with 5 without --max-cost and --yes, and names the remedies",
    async (model) => {
      const { code, stdout, stderr } = await call(["run", "-m", model, "--limit", "1"], {
        env: { OPENAI_API_KEY: "k" },
      });
      expect(stderr).toMatch(
        /the price of \S+ is unknown, and nothing limits the cost\n +--price \S+=IN\/OUT .*--max-cost.*--yes/,
      );
      expect({ code, stdout }).toEqual({ code: 5, stdout: "" });
    },
  );

  test("a local server, a reasoner and stored answers are asked without a price", async () => {
    expect((await organon(...asked("2"), "-m", "reasoner:oracle")).code).toBe(0);
    expect((await organon(...asked("2"), "-m", "reasoner:oracle")).code).toBe(0);
  });

  test("a terminal is asked once before the likely price exceeds 5 US dollars; --max-cost or --yes replaces that", async () => {
    const questions: string[] = [];
    const confirm = (answer: boolean) => async (question: string) => {
      questions.push(question);
      return answer;
    };
    const dear = [...asked("2"), ...price, "--store", "dear.sqlite"];
    const refused = await call(dear, { confirm: confirm(false) });
    expect(refused.stderr).toMatch(/the likely price is \$\S+, above \$5\.00; --max-cost limits it\n/);
    expect(refused.stderr).toMatch(/nothing was done\n +--limit asks fewer/);
    expect(refused.code).toBe(2);
    expect(questions).toEqual(["Ask?"]);
    const before = server.seen.length;
    expect((await call([...dear, "--max-cost", "1"], { confirm: confirm(false) })).code).toBe(5);
    expect(server.seen.length).toBe(before);
    expect((await call(dear, { confirm: confirm(true) })).code).toBe(0);
    // Nothing is missing, so nothing is asked about.
    expect((await call(dear, { confirm: confirm(false) })).code).toBe(0);
    expect(questions).toHaveLength(2);
    const more = [...asked("3"), ...price, "--store", "dear.sqlite"];
    expect((await call([...more, "--yes"], { confirm: confirm(false) })).code).toBe(0);
    expect((await organon(...asked("4"), ...price, "--store", "dear.sqlite")).code).toBe(0);
  });
});

describe("run --suite FILE --shard i/n", () => {
  const ids = z.object({ questions: z.array(z.object({ id: z.string() })), total: z.number() });
  const shard = async (file: string, ...args: readonly string[]) => {
    const store = ["--store", `${file}${args.join("").replaceAll("/", "-")}.sqlite`];
    const { code, stderr } = await organon(
      "run",
      "-m",
      "reasoner:oracle",
      "--suite",
      file,
      ...args,
      ...store,
    );
    expect({ code, stderr }).toMatchObject({ code: 0 });
    const { questions } = ids.parse(await json("show", "latest", "--limit", "100", ...store));
    return questions.map(({ id }) => id);
  };

  test.each(["suite.jsonl", "choices.jsonl"])(
    "the shards of %s are the whole file, and share nothing",
    async (file) => {
      const whole = await shard(file);
      const parts = [];
      for (const part of ["1/3", "2/3", "3/3"]) parts.push(await shard(file, "--shard", part));
      expect(parts.flat().toSorted()).toEqual(whole.toSorted());
      expect(new Set(whole).size).toBe(whole.length);
      const limited = await shard(file, "--shard", "2/2", "--limit", "3");
      const size = file === "suite.jsonl" ? 1 : 4;
      expect(limited).toEqual(whole.slice(size, 2 * size));
    },
  );

  test("a shard without a question is misuse", async () => {
    const args = ["run", "-m", "reasoner:oracle", "--suite", "suite.jsonl", "--shard", "8/9"];
    expect(await organon(...args)).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(
        /--shard 8\/9 has none of the 7 questions of suite\.jsonl\n +as in --shard 1\/7/,
      ),
    });
  });
});

describe("a run's models", () => {
  const novice = "reasoner:novice?weak=modus ponens&slip=1";
  let id: string;

  beforeAll(async () => {
    server.behave(sending(completion("It follows.\nAnswer: yes", {}, thinking)));
    const models = ["-m", novice, "-m", "reasoner:affirmer", "-m", local];
    await organon("run", ...models, "--limit", "24", "--profile", "paper", "--store", "models.sqlite");
    const page = z.object({ questions: z.array(z.object({ id: z.string() })) });
    id = page.parse(await json("show", "latest", "--store", "models.sqlite")).questions[0]?.id ?? "";
  });

  test("show --question ID --model M prints the reply with its lines, its verdict and what was read", async () => {
    const args = ["show", "latest", "--question", id.slice(0, 9), "--store", "models.sqlite", "-m", "m"];
    const { stdout } = await organon(...args);
    expect(stdout).toMatch(/\n {2}It follows\.\n {2}Answer: »yes«\n/);
    expect(stdout).toMatch(/^m {2}(in)?correct, extracted answer “yes”/m);
    expect(stdout).not.toContain("affirmer");
    expect(stdout).toContain("Thinking, 29 characters (--thinking)");
    expect((await organon(...args, "--thinking")).stdout).toMatch(
      /\n {2}First I look\n {2}at the premises\.\n/,
    );
  });

  test.each([
    "show latest -m affirmer",
    "show latest --question 1 -m affirmer",
    "compare latest -m affirmer -m novice",
    "compare latest latest -m affirmer -m novice",
    "compare latest -m affirmer -m novice -m m",
    "improve latest --write - -m novice",
    "diagnose latest --steps --dry-run -m novice",
    "improve latest -m novice --dry-run -k 1",
  ])("organon %s takes a model's short name", async (line) => {
    const { code, stderr } = await organon(...line.split(" "), "--store", "models.sqlite");
    expect(stderr).not.toMatch(/unknown/);
    expect({ code, stderr }).toMatchObject({ code: line.startsWith("diagnose") ? 2 : 0 });
  });
});

describe("runs --remove --answers", () => {
  const store = ["--store", "removed.sqlite"];
  const ask = (limit: string) =>
    organon("run", "-m", "reasoner:oracle", "--limit", limit, "--profile", "paper", ...store);

  test("removes the answers that no other run uses, once it is approved", async () => {
    await ask("2");
    await ask("5");
    const remove = ["runs", "latest", "--remove", "--answers", ...store];
    expect(await organon(...remove)).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/\n +add --yes/),
    });
    expect((await call(remove, { confirm: async () => false })).code).toBe(2);
    const { stdout } = await call(remove, { confirm: async () => true });
    expect(stdout).toMatch(/^removed run \w+ and 3 answers that no other run uses\n$/);
    expect((await ask("2")).stderr).toContain("2 of 2 answers are stored");
    expect((await ask("5")).stderr).not.toContain("answers are stored");
    expect(await json(...remove, "--yes")).toMatchObject({ answers: 3 });
    expect(await json("runs", "latest", "--remove", ...store)).not.toHaveProperty("answers");
    expect((await ask("2")).stderr).toContain("2 of 2 answers are stored");
  });

  test("--answers needs --remove", async () => {
    expect((await organon("runs", "latest", "--answers", ...store)).stderr).toMatch(
      /--answers needs --remove/,
    );
  });
});

describe("init --config PATH", () => {
  test("writes the configuration there, and not over a file", async () => {
    expect((await organon("init", "--config", "own.config.ts")).code).toBe(0);
    expect(read("own.config.ts")).toContain("defineConfig");
    write("mine.ts", "// mine");
    for (const name of ["own.config.ts", "mine.ts"])
      expect(await organon("init", "--config", name)).toMatchObject({
        code: 2,
        stderr: expect.stringMatching(/is there already\n +--force/),
      });
    expect(read("mine.ts")).toBe("// mine");
    expect((await organon("init", "--config", "own.json")).stderr).toMatch(
      /own\.json is not the name of a module/,
    );
  });
});
