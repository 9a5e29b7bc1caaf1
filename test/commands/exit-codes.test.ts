// @long: whole commands, one after another
/** What the door refuses, and how it ends: an exit code and one message that says what, where, and what would be right. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { lineOf } from "#items/formats/lines";
import { explain } from "../../src/commands/run-command.ts";
import { Interruption } from "../../src/commands/surroundings.ts";
import { fixture } from "../fixture.ts";

const { folder, organon, write, call } = fixture();

beforeAll(async () => {
  await organon("generate", "--limit", "2", "-o", "suite.jsonl");
  await organon("generate", "--task", "four-option", "--per-type", "1", "-o", "choices.jsonl");
  await organon("generate", "--task", "three-way", "--limit", "1", "-o", "graded.jsonl");
  write("snli.jsonl", '{"gold_label":"neutral","sentence1":"A man sleeps.","sentence2":"Nobody sleeps."}');
  await organon("import", "snli", "snli.jsonl", "-o", "imported.jsonl");
  const answers = [{ label: "yes" }, { label: "no" }];
  write("yes-no.jsonl", lineOf({ id: "one", text: "Is it?", answers, key: ["yes"], tags: {} }));
  const sentence = { yes: "it rains", no: "it does not rain" };
  const families = [{ id: "rain", theme: "weather", subject: "it", sentence }];
  write("bank.json", JSON.stringify({ v: 1, source: "made up", families }));
  write("empty.jsonl", "");
  write("notes.sqlite", "shopping: milk, bread");
  write("empty.config.json", "null");
});

/** The options of an audit that a file's kind has no use for, with what the file holds. */
const refusedByAudit = (
  [
    ["suite.jsonl", "yes/no questions", ["--bank bank.json"]],
    ["choices.jsonl", "four-option items", ["--shortest", "--shortest -o kept.jsonl"]],
    [
      "graded.jsonl",
      "graded problems",
      ["--learn graded.jsonl", "--bank bank.json", "--shortest", "--shortest -o kept.jsonl"],
    ],
    ["imported.jsonl", "imported questions", ["--learn imported.jsonl", "--bank bank.json", "--shortest"]],
    [
      "snli.jsonl --format snli",
      "imported questions",
      ["--learn snli.jsonl", "--bank bank.json", "--shortest", "--shortest -o kept.jsonl"],
    ],
  ] as const
).flatMap(([file, holds, options]) =>
  options.map((option): readonly [string, RegExp] => [
    `audit ${file} ${option}`,
    new RegExp(
      `${option.split(" ")[0]} is for [^]*, but \\S+ holds ${holds}\\n +leave out ${option.split(" ")[0]}`,
    ),
  ]),
);

/** Command lines, with what they say; a quoted word is one word. */
const misuse: readonly (readonly [command: string, says: RegExp])[] = [
  ["run -m reasoner:coin --limit 1 --wait", /--wait needs --batch\n +add --batch/],
  ["generate --endless --per-level 5", /--per-level needs --curriculum\n +add --curriculum/],
  ["generate --task four-option,proof", /joins four-option with another task\n +as in --task four-option/],
  ["generate --task four-option --format parquet -o x", /--format parquet writes questions of yes-no/],
  ["run -m reasoner:coin --orders 1", /--orders needs --task four-option\n +add --task four-option/],
  ["improve --write x --item x", /--item needs --strategy\n +add --strategy/],
  ["diagnose --all", /--all needs --steps\n +add --steps/],
  ["doctor extra", /too many arguments/],
  ["report --rank shrunk", /--rank needs --section weaknesses\n +add --section weaknesses/],
  ["diagnose -m reasoner:oracle --budget 150", /a budget of 150 is too small/],
  ["improve --strategy random", /--strategy needs --write\n +add --write/],
  ["compare --unpaired --questions lost", /--questions can't be combined with --unpaired/],
  ["run --precision 0.03", /--precision needs --dry-run/],
  ["sample empty.jsonl -o x", /empty\.jsonl holds no items/],
  ["prove 'p |- p' --id 286e", /--id needs --item/],
  ["frob", /unknown command “frob”/],
  ["pruve", /did you mean “prove”/],
  ["generate --bogus", /unknown option --bogus\n +as in organon generate .*; organon generate --help --all/],
  ["run --lenght 3", /unknown option --lenght; did you mean --length\?\n +as in organon run/],
  ["run -m 'reasoner:novice?slip=high'", /“slip” is “high”, which is not a number .*\n +give a number/],
  ["run -m reasoner:coin --length 200", /is too long: .*\n +use 20 or less, or --profile paper/],
  ["generate --curriculum", /--curriculum needs --endless\n +add --endless/],
  ["generate --fields id,keys", /unknown field “keys”; did you mean “key”/],
  ["generate --facts 1", /--facts needs --task four-option/],
  ["generate --task four-option --length 2", /--length can't be combined with --task four-option/],
  ["audit suite.jsonl --labels yes,no", /--labels needs --format\n +as in --format/],
  ["audit", /missing required argument file\n +as in organon audit suite\.jsonl/],
  ["grade", /no source of requests\n +--jsonl reads them/],
  [
    "export suite.jsonl --format inspect-log -o x.json",
    /inspect-log is a format of runs, .*\n +name a run, or another/,
  ],
  [
    "run --task four-option -m reasoner:coin --orders 2",
    /is neither 1 nor 4\n +use --orders 4, or --orders 1/,
  ],
  [
    "import folio empty.jsonl",
    /no record fits the layout of folio\n +the file has no record; docs\/datasets\.md/,
  ],
  ["prove 'p -> q; p'", /expected “⊢”, found the end[^]*\n +as in p -> q; p \|- q/],
  ["prove 'p -> ; p |- q'", /expected a formula, found “;”[^]*\n +as in p, ¬p/],
  ["generate --profile papr", /unknown profile “papr”; did you mean “paper”/],
  ["generate --length 0", /--length 0 is not a length/],
  ["report --section weaknesses -k 0", /-k 0 is not a whole number of at least 1/],
  ["diagnose latest", /a stored run is diagnosed with --steps\n +add --steps, or name a model with -m/],
  ["report --html - --json", /two results can't both go to standard output/],
  ["generate --skill 'modus ponems'", /did you mean “modus ponens”/],
  [
    "generate --profile paper --kind fallacy --skill 'modus ponens'",
    /no skill of profile paper has the chosen/,
  ],
  ["generate --kind valid", /profile balanced makes contrast pairs .*\n +add --profile paper/],
  ["generate --per-skill 1", /--per-skill 1 is odd, and .*\n +give an even number/],
  ["generate -o /no/such/folder/x.jsonl", /no such file or folder/],
  [
    "audit latest",
    /does not exist\n\s+to audit the questions of a run: organon export latest --format jsonl --questions/,
  ],
  ["generate --shard 5/4", /--shard 5\/4 is not i\/n/],
  ["prove 'p -> -> q'", /column 6/],
  ["audit nothing.jsonl", /nothing\.jsonl: there is no such file/],
  ["audit suite.jsonl -o kept.jsonl", /--output writes what --shortest leaves/],
  ...refusedByAudit,
  [
    "audit snli.jsonl --format snli --shortest --learn none --bank none",
    /--learn none: the file does not exist/,
  ],
  ["audit snli.jsonl --format snli --referee z3", /--referee needs arguments in formulas/],
  ["run --limit 1", /no model is named/],
  ["run -m nobody:x --limit 1", /unknown provider “nobody”/],
  ["run -m reasoner:oracle --limit 1 --prompt foo", /unknown prompt “foo”.*\n +known: direct, cot/],
  [
    "run -m reasoner:oracle --prompt cot --prompt-text {question}",
    /--prompt, --prompt-text and --prompt-file can't/,
  ],
  [
    "run -m reasoner:oracle --prompt-file empty.jsonl",
    /empty\.jsonl does not have \{question\} exactly once/,
  ],
  ["run -m reasoner:oracle --skill nonsense", /unknown skill “nonsense”/],
  ["run -m reasoner:oracle --suite empty.jsonl", /empty\.jsonl holds no questions/],
  ["run -m reasoner:oracle --fail-under 90", /--fail-under 90 is not a share between 0 and 1/],
  [
    "run -m reasoner:oracle --shots-as chat",
    /--shots-as chat needs few-shot examples\n +as in --shots 4 --shots-as chat/,
  ],
  ["study logicasker", /no model is named/],
  ["study logicaskr -m reasoner:oracle", /did you mean “logicasker”/],
  ["report latest --store none.sqlite", /there is no store at none\.sqlite/],
  [
    "report latest --store postgres://u:hidden@127.0.0.1",
    /^organon: a store on a PostgreSQL server needs the package organon-server\n +npm install organon-server\n$/,
  ],
  ["improve --write x --examples 9", /--examples can't be combined with --write/],
  [
    "improve --write - --format finetune",
    /--format finetune writes a folder of files\n +as in --write training/,
  ],
  ["run --dry-run --precision 0.03 --limit 20", /--limit can't be combined with --precision/],
  ["sample suite.jsonl --share 0 -o x", /--share 0 is not a share above 0 and at most 1/],
  ["import logicaskr x.csv", /unknown format “logicaskr”; did you mean “logicasker”/],
  ["prove --rules --config empty.config.json", /empty\.config\.json: Invalid input/],
  ["prove 'p |- p' --file good.p", /a sequent and --file can't be combined/],
  ["prove --item suite.jsonl --referee z3", /--referee can't be combined with --item/],
  ["prove --item suite.jsonl --id zzz", /holds no item zzz/],
  ["prove", /no sequent is given/],
  [
    "audit suite.jsonl choices.jsonl",
    /choices\.jsonl: one file is audited at a time\n +several .* --diversity/,
  ],
  ["audit suite.jsonl --diversity --english", /--english can't be combined with --diversity/],
  ["generate --task four-option --set paper --per-type 3", /--per-type can.t be combined with --set paper/],
  ["generate --task four-option --variables 2", /--variables 2 is not a whole number from 4 to 15/],
  ["run -m reasoner:oracle --suite choices.jsonl --seed 9", /--seed can't be combined with --suite/],
  [
    "run -m reasoner:oracle --suite choices.jsonl --shots-from choices.jsonl",
    /--shots-from needs --shots\n +add --shots/,
  ],
  [
    "run -m reasoner:oracle --suite choices.jsonl --shots-from choices.jsonl --shots 3",
    /no example of type 3c1e that is not asked itself/,
  ],
  [
    "run --task four-option -m reasoner:oracle --per-type 1 --orders 1 --fail-under 0.5",
    /Circular, which takes all 4 rotations.*\n.*leave --orders out/,
  ],
];

/** What would be right: a name that was meant, or a line that says what to do. */
const remedy = /did you mean “|\n {2}\S/;

/** A line of a stack trace. */
const stack = /^\s+at .*:\d+:\d+/m;

const wordsOf = (command: string): readonly string[] =>
  [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? "");

describe("misuse ends with 2, prints no result, and makes no store", () => {
  test.each(misuse)("organon %s", async (command, says) => {
    const { code, stdout, stderr } = await organon(...wordsOf(command));
    expect(stderr).toMatch(says);
    expect(stderr).toMatch(remedy);
    expect(stderr).not.toMatch(stack);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(existsSync(join(folder, "organon-runs"))).toBe(false);
    expect(existsSync(join(folder, "kept.jsonl"))).toBe(false);
  });

  test("a run for workers is misuse where organon-server is not installed", async () => {
    const { code, stderr } = await fixture().organon("run", "-m", "reasoner:oracle", "--queue");
    expect(stderr).toBe("organon: --queue needs the package organon-server\n  npm install organon-server\n");
    expect(code).toBe(2);
  });

  test("no command is misuse that shows them", async () => {
    for (const args of [[], ["bank"]]) {
      const { code, stdout } = await organon(...args);
      expect(stdout).toContain("usage: organon ");
      expect(code).toBe(2);
    }
  });
});

const others: readonly (readonly [command: string, code: number, says: RegExp])[] = [
  ["run -m openai:some-model --limit 1 --store a.sqlite", 4, /OPENAI_API_KEY is not set/],
  [
    "run -m openai-compatible:x?url=http://127.0.0.1:9/v1 --limit 1 --store b.sqlite",
    3,
    /failed last with: .*127\.0\.0\.1:9.*\n  the same command asks them again/,
  ],
  [
    "generate --profile paper --skill 'quantifier negation' --kind valid --limit 100000 -o few.jsonl",
    1,
    /dropped: .*used up/,
  ],
  ["bank sentences import snli none.tsv", 1, /none of 1 pairs gave a sentence/],
];

test.each(others)("organon %s ends with %i", async (command, code, says) => {
  write("none.tsv", "premise\thypothesis\tlabel\nA red hat\tA hat\tneutral");
  const ended = await organon(...wordsOf(command));
  expect(ended.stderr).toMatch(says);
  expect(ended.stderr).not.toMatch(stack);
  expect(ended.code).toBe(code);
});

test("an interruption ends with its own exit code and says whether the command goes on", async () => {
  const signal = AbortSignal.abort(new Interruption(143));
  const generating = await call(["generate", "--limit", "1"], { signal });
  expect(generating).toMatchObject({ code: 143, stderr: "interrupted; the same command begins again\n" });
  const running = await call(["run", "-m", "reasoner:oracle", "--limit", "9", "--store", "c.sqlite"], {
    signal,
  });
  expect(running).toMatchObject({
    code: 143,
    stderr: "interrupted; everything answered is saved, and the same command continues\n",
  });
});

test("a bug of ours is told as one, with exit 70", () => {
  expect(explain(new TypeError("x is undefined"))).toMatchObject({
    exitCode: 70,
    message: expect.stringMatching(
      /^organon: a bug in Organon, please report it\nTypeError: x is undefined\n +at /,
    ),
  });
});
