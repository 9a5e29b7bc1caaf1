// @long: whole commands, one after another
/** Wrong command lines: each ends with its exit code and one message with the value, the reason and the remedy. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { writeLine } from "#items/formats/lines";
import { fixture, wordsOf } from "../fixture.ts";

const { folder, organon, read, write } = fixture();

/** Configurations, by the names of their files. */
const badSettings = {
  unknown: { concurrencyy: 3 },
  number: { maxCost: "5" },
  model: { models: { gpt: {} } },
  rule: { rules: [{ name: "mine", category: "inference", forms: ["p -> q |- q"] }] },
  provider: { providers: { openai: { url: "http://127.0.0.1/v1" } } },
};

beforeAll(async () => {
  await organon("generate", "--limit", "2", "-o", "suite.jsonl");
  await organon("generate", "--task", "four-option", "--per-type", "1", "-o", "choices.jsonl");
  await organon("generate", "--task", "three-way", "--limit", "1", "-o", "graded.jsonl");
  write("snli.jsonl", '{"gold_label":"neutral","sentence1":"A man sleeps.","sentence2":"Nobody sleeps."}');
  await organon("import", "snli", "snli.jsonl", "-o", "imported.jsonl");
  const answers = [{ label: "yes" }, { label: "no" }];
  write("yes-no.jsonl", writeLine({ id: "one", text: "Is it?", answers, key: ["yes"], tags: {} }));
  const sentence = { yes: "it rains", no: "it does not rain" };
  const families = [{ id: "rain", theme: "weather", subject: "it", sentence }];
  write("bank.json", JSON.stringify({ v: 1, source: "made up", families }));
  write("empty.jsonl", "");
  write("notes.sqlite", "shopping: milk, bread");
  write("empty.config.json", "null");
  write("notes.txt", "shopping: milk, bread\n");
  write("table.csv", "a,b\n1,2\n");
  write("bad-snli.jsonl", '{"gold_label":"maybe","sentence1":"A.","sentence2":"B."}');
  write("half.jsonl", read("suite.jsonl").slice(0, -90));
  write("broken.json", "{ store: 1");
  for (const [name, settings] of Object.entries(badSettings)) write(`${name}.json`, JSON.stringify(settings));
  await organon("run", "-m", "reasoner:oracle", "--suite", "suite.jsonl", "--store", "store.sqlite");
});

/** The options of an audit that a file's kind has no use for, with what the file holds. */
const refusedByAudit = (
  [
    ["suite.jsonl", "yes/no questions", ["--bank bank.json"]],
    ["choices.jsonl", "four-option items", ["--shortest"]],
    ["graded.jsonl", "graded problems", ["--bank bank.json", "--shortest"]],
    ["imported.jsonl", "imported questions", ["--bank bank.json", "--shortest"]],
    ["snli.jsonl --format snli", "imported questions", ["--bank bank.json", "--shortest"]],
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
const wrong: readonly (readonly [command: string, says: RegExp | string, code?: number])[] = [
  ["frob", /unknown command “frob”/],
  ["pruve", /did you mean “prove”/],
  ["--frob", /“--frob” is not a command\n +see organon --help/],
  ["generate --bogus", /unknown option --bogus\n +as in organon generate .*; organon generate --help --all/],
  ["run --lenght 3", /unknown option --lenght; did you mean --length\?\n +as in organon run/],
  ["run -m 'reasoner:novice?slip=high'", /“slip” is “high”, which is not a number .*\n +give a number/],
  ["run -m reasoner:coin --limit 1 --wait", /--wait needs --batch\n +add --batch/],
  ["run -m reasoner:coin --length 200", /is too long: .*\n +use 20 or less, or --profile paper/],
  ["generate --endless --per-level 5", /--per-level needs --curriculum\n +add --curriculum/],
  ["generate --curriculum", /--curriculum needs --endless\n +add --endless/],
  ["generate --endless -o x.jsonl", /--output can't be combined with --endless/],
  ["generate --endless --task yes-no", /unknown task “yes-no”/],
  ["generate --fields id,keys", /unknown field “keys”; did you mean “key”/],
  ["generate --task four-option,proof", /joins four-option with another task\n +as in --task four-option/],
  ["generate --facts 1", /--facts needs --task four-option/],
  ["generate --bank x.json", /--bank needs --task four-option/],
  ["generate --task four-option --length 2", /--length can't be combined with --task four-option/],
  ["run -m reasoner:coin --orders 1", /--orders needs --task four-option/],
  ["improve --write x --item x", /--item needs --strategy nearest\n +add --strategy nearest/],
  ["audit suite.jsonl --labels yes,no", /--labels needs --format\n +as in --format/],
  ["audit", /missing required argument file\n +as in organon audit suite\.jsonl/],
  ["grade", /no source of requests\n +--jsonl reads them/],
  ["study ./none.ts -m reasoner:coin", /none\.ts: there is no such file\n +export default defineStudy/],
  [
    "export suite.jsonl --format inspect-log -o x.json",
    /inspect-log is a format of runs, .*\n +name a run, or another/,
  ],
  [
    "run --task four-option -m reasoner:coin --orders 2",
    /is neither 1 nor 4\n +use --orders 4, or --orders 1/,
  ],
  ["bank sentences nosuch", /unknown action “nosuch”\n +known: import, check, stats/],
  [
    "import folio empty.jsonl",
    /no record fits the layout of folio\n +the file has no record; docs\/datasets\.md/,
  ],
  ["prove 'p -> q; p'", /expected “⊢”, found the end[^]*\n +as in p -> q; p \|- q/],
  ["prove 'p -> ; p |- q'", /expected a formula, found “;”[^]*\n +as in p, ¬p/],
  ["doctor extra", /too many arguments/],
  ["generate --profile papr", /unknown profile “papr”; did you mean “paper”/],
  ["generate --length 0", /--length 0 is not a length/],
  ["generate --length 3-1", /use a number \(3\), a range \(1-5\) or weights \(1:3,5:1\)/],
  ["report --section weaknesses -k 0", /-k 0 is not a whole number of at least 1/],
  ["report --section weaknesses --full", /--full can't be combined with --section/],
  ["diagnose latest", /a stored run is diagnosed with --steps\n +add --steps, or name a model with -m/],
  ["diagnose latest --steps --budget 300", /--budget can't be combined with --steps/],
  ["report --html - --json", /two results can't both go to standard output/],
  ["help nonsense", /unknown command “nonsense”/],
  ["generate --skill 'modus ponems'", /did you mean “modus ponens”/],
  ["generate --profile paper --skill commutative --length 7", /cannot make a chain of length 7/],
  [
    "generate --profile paper --kind fallacy --skill 'modus ponens'",
    /no skill of profile paper has the chosen/,
  ],
  ["generate --kind valid", /profile balanced makes contrast pairs .*\n +add --profile paper/],
  ["generate --per-skill 1", /--per-skill 1 is odd, and .*\n +give an even number/],
  ["run -m reasoner:oracle --lengths 1-7 --per-length 3", /--per-length 3 is odd, and profile/],
  ["generate -o /no/such/folder/x.jsonl", /no such file or folder/],
  [
    "audit latest",
    /does not exist\n\s+to audit the questions of a run: organon export latest --format jsonl --questions/,
  ],
  ["generate --shard 5/4", /--shard 5\/4 is not i\/n/],
  ["prove 'p -> -> q'", /column 6/],
  ["audit nothing.jsonl", /nothing\.jsonl: there is no such file/],
  ["audit suite.jsonl -o kept.jsonl", /-o needs --format/],
  ...refusedByAudit,
  ["audit suite.jsonl --against none.jsonl", /--against none\.jsonl: the file does not exist/],
  ["audit choices.jsonl --bank none.json", /--bank none\.json: the file does not exist/],
  ["audit snli.jsonl --format snli --referee z3", /--referee needs arguments in formulas/],
  ["audit yes-no.jsonl --shortest", /--shortest needs arguments in formulas/],
  ["run --limit 1", /no model is named/],
  ["run -m nobody:x --limit 1", /unknown provider “nobody”/],
  ["run -m reasoner:oracle --limit 1 --prompt foo", /unknown prompt “foo”.*\n +known: direct, cot/],
  [
    "run -m reasoner:oracle --prompt cot --prompt-text {question}",
    /--prompt, --prompt-text and --prompt-file can't/,
  ],
  ["diagnose -m reasoner:oracle --prompt-text Why?", /--prompt-text does not have \{question\} exactly once/],
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
  ["generate --task prof", /unknown task “prof”; did you mean “proof”/],
  ["diagnose -m reasoner:oracle --budget 60", /a budget of 60 is too small/],
  ["run -m reasoner:oracle --lengths 1-140", /list of values from 1 to 100/],
  ["study logicasker", /no model is named/],
  ["study logicaskr -m reasoner:oracle", /did you mean “logicasker”/],
  ["study divlogiceval -m reasoner:oracle --per-skill 3", /unknown option --per-skill/],
  ["report latest --store none.sqlite", /there is no store at none\.sqlite/],
  ["report latest --store notes.sqlite", /notes\.sqlite/],
  [
    "report latest --store postgres://u:hidden@127.0.0.1",
    /^organon: a store on a PostgreSQL server needs the package organon-server\n +npm install organon-server\n$/,
  ],
  ["worker", /^organon: there is no store at/],
  ["improve --strategy random", /--strategy needs --write\n +add --write/],
  ["improve --write x --examples 9", /--examples can't be combined with/],
  [
    "improve --write - --format finetune",
    /--format finetune writes a folder of files\n +as in --write training/,
  ],
  ["sample suite.jsonl --share 0 -o x", /--share 0 is not a share above 0 and at most 1/],
  ["sample empty.jsonl -o x", /empty\.jsonl holds no items/],
  ["import logicaskr x.csv", /unknown format “logicaskr”; did you mean “logicasker”/],
  ["prove --rules --config empty.config.json", /empty\.config\.json: Invalid input/],
  ["prove --rules --config .", /it is a folder\n/],
  ["prove 'p |- p' --file good.p", /a sequent and --file can't be combined/],
  ["prove --item suite.jsonl --file good.p", /--file can't be combined with --item/],
  ["prove --item suite.jsonl --referee z3", /--referee can't be combined with --item/],
  ["prove --item suite.jsonl --max-goals 5", /--max-goals can't be combined with --item/],
  ["prove --item suite.jsonl --id zzz", /holds no item zzz/],
  ["prove 'p |- p' --id 286e", /--id needs --item/],
  ["prove 'p |- p' --max-members none", /--max-members none/],
  ["prove", /no sequent is given/],
  ["bank sentence", /did you mean “sentences”/],
  ["bank sentences import squad x", /unknown set “squad”/],
  [
    "audit suite.jsonl choices.jsonl",
    /choices\.jsonl: one file is audited at a time\n +several .* --diversity/,
  ],
  ["audit suite.jsonl --diversity --english", /--english can't be combined with --diversity/],
  ["generate --task four-option --facts many", /neither a number nor a range/],
  ["generate --task four-option --set paper --per-type 3", /--per-type can.t be combined with --set paper/],
  ["generate --task four-option --recipe fare", /--recipe fare is not one of fair, paper/],
  ["generate --task four-option --variables 2", /--variables 2 is not a whole number from 4 to 24/],
  ["generate --task four-option --facts 2-5", /--facts 2-5 is neither a number nor a range within 0-3/],
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
  ["genrate --limit 5", "unknown command “genrate”; did you mean “generate”?"],
  ["run --limits 5 -m reasoner:oracle", "unknown option --limits; did you mean --limit?"],
  ["run -m reasoner:oracel", "unknown reasoner “oracel”; did you mean “oracle”?"],
  ["run -m oracle", "“oracle” names no provider"],
  ["run -m openai:", "“openai:” names no model"],
  ["run -m reasoner:coin?sead=1", "unknown parameter of reasoner models “sead”; did you mean “seed”?"],
  ["run -m reasoner:coin?seed=abc", "the model's parameter “seed” is “abc”, which is not a whole number"],
  ["run -m 'reasoner:coin?seed'", "the model's parameter “seed” is not name=value"],
  ["run -m 'reasoner:coin?seed=1&seed=2'", "the model's parameter “seed” is given twice"],
  ["run -m reasoner:novice?weak=nothing", "unknown skill “nothing”"],
  ["run -m reasoner:novice?slip=2", "slip is 2, which is not a probability from 0 to 1"],
  ["run -m openai-compatible:x", "openai-compatible:x needs the server's address"],
  ["run -m openai-compatible:x?url=ftp://host/v1", "the server's address is not an http or https address"],
  [
    "run -m openai-compatible:x?url=http://u:p@127.0.0.1/v1",
    "the server's address carries a name, a password or a query",
  ],
  [
    "run -m openai:gpt-6-luna?temperature=hot",
    "the model's parameter “temperature” is “hot”, which is not a number from 0 up",
  ],
  [
    "run -m openai:gpt-6-luna?maxTokens=0",
    "the model's parameter “maxTokens” is “0”, which is not a whole number from 1 up",
  ],
  [
    "run -m 'openai:gpt-6-luna?reasoningEffort=huge'",
    "the model's parameter “reasoningEffort” is “huge”, which is not one of none, min",
  ],
  [
    "run -m anthropic:claude-haiku-4-5 --limit 1",
    "anthropic:claude-haiku-4-5 needs a key, and ANTHROPIC_API_KEY is not set",
    4,
  ],
  [
    "run -m 'openai-compatible:x?url=https://models.example.org/v1&keyEnv=NOPE' --limit 1",
    "openai-compatible:x needs a key, and NOPE is not set",
    4,
  ],
  [
    "run -m openai-compatible:x?url=https://models.example.org/v1 --limit 1 --store other.sqlite",
    "the price of openai-compatible:x is unknown, and nothing limits the cost",
    5,
  ],
  [
    "run -m openai-compatible:x?url=https://models.example.org/v1 --limit 1 --max-cost 1 --store other.sqlite",
    "no price for openai-compatible:x",
  ],
  ["run -m openai-compatible:x?url=https://models.example.org/v1 --price x=1", "“x=1” gives no price"],
  ["run -m reasoner:oracle --price other=1/2", "--price other names no model of this command"],
  ["run -m reasoner:oracle --limit 0", "--limit 0 is not a whole number of at least 1"],
  ["run -m reasoner:oracle --limit 2.5", "--limit 2.5 is not a whole number of at least 1"],
  [
    "run -m reasoner:oracle --limit 99999999999",
    "--limit 99999999999 is not a whole number from 1 to 1000000000",
  ],
  ["run -m", "option -m, --model <name> argument missing"],
  ["run -m reasoner:oracle --length 5-1", "--length 5-1 is not a length"],
  ["run -m reasoner:oracle --length 1:x", "--length 1:x is not a length"],
  [
    "run -m reasoner:oracle --profile paper --length 120",
    "--length 120 is too long: profile paper is made up to length 100",
  ],
  ["run -m reasoner:oracle --seed 1.5", "--seed 1.5 is not a whole number"],
  ["run -m reasoner:oracle --profile paperr", "unknown profile “paperr”; did you mean “paper”?"],
  ["run -m reasoner:oracle --style fancy", "unknown style “fancy”"],
  ["run -m reasoner:oracle --lexicon nope", "unknown lexicon “nope”"],
  [
    "run -m reasoner:oracle --kind val --profile paper",
    "--kind val is not one of valid, contradiction, unrelated, near, fallacy",
  ],
  [
    "run -m reasoner:oracle --logic propositionl",
    "--logic propositionl is not one of propositional, predicate",
  ],
  [
    "run -m reasoner:oracle --skill 'uni*versal x'",
    "--skill uni*versal x matches no rule of profile balanced",
  ],
  ["run -m reasoner:oracle --skill ''", "--skill “” is empty"],
  [
    "run -m reasoner:oracle --skill 'modus ponens' --logic predicate",
    "no rule of profile balanced has --skill modus ponens and --logic predicate",
  ],
  ["run -m reasoner:oracle --suite nothing.jsonl", "nothing.jsonl: there is no such file or folder"],
  ["run -m reasoner:oracle --suite .", ".: it is a folder"],
  ["run -m reasoner:oracle --suite notes.txt", "notes.txt:1: not JSON"],
  ["run -m reasoner:oracle --suite store.sqlite", "store.sqlite:1: not JSON"],
  ["run -m reasoner:oracle --suite half.jsonl", "half.jsonl:2: not JSON"],
  ["run -m reasoner:oracle --suite -", "--suite - is not possible"],
  [
    "run -m reasoner:oracle --suite suite.jsonl --length 3",
    "--length can't be combined with --suite, which names the questions",
  ],
  [
    "run -m reasoner:oracle --suite suite.jsonl --shard 3/9",
    "--shard 3/9 has none of the 2 questions of suite.jsonl",
  ],
  [
    "run -m reasoner:oracle --suite imported.jsonl --shots 2",
    "--shots needs a generated suite: its questions do not say which rules and words",
  ],
  ["run -m reasoner:oracle -j 0", "-j 0 is not a whole number from 1 to 10000"],
  ["run -m reasoner:oracle --max-cost free", "--max-cost free is not an amount in US dollars"],
  ["run -m reasoner:oracle --shots many", "--shots many is not a whole number from 1 to 1000"],
  ["run -m reasoner:oracle --epochs 0", "--epochs 0 is not a whole number from 1 to 10000"],
  ["run -m reasoner:oracle --html a.html --md a.html --limit 1", "a.html is the name of two outputs"],
  ["run -m reasoner:oracle --html - --json", "two results can't both go to standard output"],
  [
    "run -m reasoner:oracle --html suite.jsonl --limit 1",
    "suite.jsonl exists, and Organon did not write it in this format",
  ],
  ["run -m reasoner:oracle --store ''", "the store has no name"],
  [
    "run -m reasoner:oracle --store mysql://x",
    "the store's address begins with mysql://, which is not supported",
  ],
  ["run -m reasoner:oracle --config nothing.ts", "there is no configuration at nothing.ts"],
  ["run -m reasoner:oracle --config broken.json", "broken.json: not JSON"],
  ["run -m reasoner:oracle --config unknown.json", 'unknown.json: Unrecognized key: "concurrencyy"'],
  [
    "run -m reasoner:oracle --config number.json",
    "number.json: maxCost: Invalid input: expected number, received string",
  ],
  ["run -m reasoner:oracle --config model.json", "model.json: “gpt” names no provider"],
  ["run -m reasoner:oracle --config rule.json", "rule.json: the rule “mine”: p → q ⊢ q is refuted:"],
  [
    "run -m reasoner:oracle --config provider.json",
    "provider.json: providers.openai: the provider “openai” is built in",
  ],
  ["run -m reasoner:oracle extra", "too many arguments. Expected 0 arguments but got 1: extra."],
  [
    "run -m reasoner:oracle --task three-way --parameter width=99",
    "the difficulty parameter width cannot be 99",
  ],
  [
    "run -m reasoner:oracle --task three-way --parameter width=2-1",
    "--parameter width=2-1 is not a name with values",
  ],
  ["run -m reasoner:oracle --lengths 3-1", "--lengths 3-1 is not a list of values from 1 to 100"],
  [
    "run -m reasoner:oracle --lengths 1-3 --limit 4",
    "--limit can't be combined with --lengths, which asks equally many questions of each length",
  ],
  ["report nothing --store store.sqlite", "no run in the store store.sqlite begins with “nothing”"],
  ["report --section everything", "--section everything is not weaknesses"],
  ["report --parser best --store store.sqlite", "--parser best is not one of usual, papers"],
  ["report --store store.sqlite --html /no/such/x.html", "/no/such/x.html: there is no such file or folder"],
  ["show --store store.sqlite --question zzzz", "has no question “zzzz”"],
  ["show --store store.sqlite -m reasoner:coin", "unknown model of the run “reasoner:coin”"],
  ["show --state wrong", "--state wrong is not one of correct, incorrect, unreadable, empty, refused, trun"],
  ["show --thinking", "--thinking needs --question"],
  ["compare --store store.sqlite", "has one model, and A and B would be the same"],
  ["compare --store store.sqlite -m a -m b", "unknown model of the run “a”"],
  ["runs nothing --remove --store store.sqlite", "no run in the store store.sqlite begins with “nothing”"],
  ["runs latest --remove --answers --store store.sqlite", "this needs an approval"],
  ["runs latest --name latest --store store.sqlite", "“latest” cannot name a run"],
  ["diagnose latest", "a stored run is diagnosed with --steps"],
  [
    "diagnose latest --steps -m reasoner:coin --store store.sqlite",
    "unknown model of the run “reasoner:coin”",
  ],
  [
    "improve --write x --strategy nearest --item zz --store store.sqlite",
    "“zz” begins the ids of 0 questions",
  ],
  ["improve -k 0", "-k 0 is not a whole number of at least 1"],
  ["study contamination -m reasoner:oracle", "no set is named"],
  ["study pretraining -m reasoner:oracle", "there are no sentences to make texts of"],
  [
    "study divlogiceval nothing.jsonl -m reasoner:oracle",
    "too many arguments. Expected 0 arguments but got 1: nothing.jsonl.",
  ],
  [
    "study contamination -m reasoner:oracle --suite suite.jsonl --store other.sqlite",
    "no question of the set has wrong options in its text",
  ],
  ["generate --limit", "option --limit <n> argument missing"],
  ["generate -o .", ".: it is a folder"],
  ["generate --limit 2 -o notes.txt", "notes.txt exists, and Organon did not write it in this format"],
  ["generate --limit 2 -o x.parquet", "x.parquet: lines are written here, not Parquet"],
  ["audit half.jsonl", "half.jsonl:2: not JSON"],
  [
    "audit snli.jsonl --format nope",
    "--format nope is not one of logicasker, divlogiceval, folio, prontoqa, ruletaker",
  ],
  [
    "sample suite.jsonl --study everything -o x",
    "--study everything is not one of validity, english, people, errors",
  ],
  ["import snli bad-snli.jsonl", "bad-snli.jsonl: no record fits the layout of snli"],
  ["import jsonl table.csv", "table.csv: no record fits the layout of jsonl"],
  ["import replies table.csv --store other.sqlite", "table.csv holds no answers of replies"],
  ["import replies table.csv --map nothing=a --store other.sqlite", "unknown part of an answer “nothing”"],
  ["import inspect-log notes.txt --store other.sqlite", "notes.txt is not an eval log of Inspect"],
  ["import lm-eval notes.txt --store other.sqlite", "notes.txt holds no answers of lm-eval"],
  ["import run suite.jsonl --store other.sqlite", "suite.jsonl:1: not a run file"],
  ["export suite.jsonl --format parquet", "suite.parquet can't go to standard output"],
  [
    "export suite.jsonl --format hub -o notes.txt",
    "notes.txt exists, and Organon did not write it in this format",
  ],
  [
    "export suite.jsonl --format jsonl -o suite.jsonl",
    "suite.jsonl is read by this command: an output never replaces its input",
  ],
  ["grade nothing --jsonl", "too many arguments. Expected 0 arguments but got 1: nothing."],
  ["prove 'p q |- r'", "expected “⊢”, found “q” (column 3)"],
  ["prove 'P(x, |- q'", "expected a name, found “|-” (column 6)"],
  ["prove --file notes.txt", "notes.txt:1:9: unexpected character “:”"],
  ["prove 'p |- p' --referee vampire", "--referee vampire is not z3"],
  ["init --config own.json", "own.json is not the name of a module"],
  ["store copy a b", "both stores are files"],
  ["bank sentences import", "no set is named"],
  ["bank sentences stats notes.txt", "notes.txt: not a bank of sentences"],
  ["bank polish suite.jsonl", "suite.jsonl holds no four-option questions"],
];

/** What would be right: a name that was meant, or a line that says what to do. */
const remedy = /did you mean “|\n {2}\S/;

/** A line of a stack trace. */
const stack = /^\s+at .*:\d+:\d+/m;

describe("a wrong command line prints no result, and misuse makes no store", () => {
  const rows = wrong.map(([command, says, code = 2]) => [command, says, code] as const);

  test.each(rows)("organon %s", async (command, says, wanted) => {
    const { code, stdout, stderr } = await organon(...wordsOf(command));
    expect(stderr).toMatch(says);
    expect(stderr).toMatch(remedy);
    expect(stderr).not.toMatch(stack);
    expect({ code, stdout }).toEqual({ code: wanted, stdout: "" });
    if (wanted === 2) expect(existsSync(join(folder, "organon-runs"))).toBe(false);
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
