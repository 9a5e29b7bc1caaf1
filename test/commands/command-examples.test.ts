// @long: starts processes
/**
 * Every command's example runs as its help shows it, but for sizes, and for runs and places that a reader has and a test has not.
 * The examples run in the order of the list of commands: what one writes, a later one reads.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { listedCommands } from "../../scripts/commands.ts";
import { completion, sending, startServer, type LocalServer } from "../models/local-server.ts";
import { fixture, launcher } from "../fixture.ts";

/** What an example says → what is run, so that it is small, and near. */
const replaced: readonly (readonly [says: RegExp, run: string])[] = [
  [/--per-skill 10\b/, "--per-skill 2 --skill 'modus ponens,modus tollens'"],
  [/-m reasoner:oracle --per-skill 2/, "$& --skill 'modus ponens,modus tollens'"],
  [/organon frontier/, "organon frontier --budget 32"],
  [/--limit 20000 > .*/, "--limit 4"],
  [/--per-type (?:20|300)\b/, "--per-type 8"],
  [/--per-length 100\b/, "--per-length 2"],
  [/-n 60\b/, "-n 2"],
  [/study finetune/, "$& --per-skill 4"],
  [/study logicasker/, "$& --per-skill 1 --lengths 1 --per-length 2"],
  [/diagnose -m reasoner:coin --budget 200/, "diagnose -m reasoner:coin --budget 125"],
  [/ --network\b/, ""],
  [/7f3a 04b8/, "first second"],
  [/(?<!runs) latest\b/, " first"],
];

/** Examples that need a server, a browser or files of others: the test that runs the command. */
const elsewhere: Readonly<Record<string, string>> = {
  worker: "packages/server/test/command-line.test.ts",
  view: "packages/viewer/test/view.test.ts",
  "bank sentences": "packages/banks/test/bank.test.ts",
  "bank polish": "packages/banks/test/polish.test.ts",
  "store copy": "packages/server/test/postgres/copy-store.test.ts",
  "study pretraining": "test/commands/study.test.ts",
};

const { call, organon, write } = fixture();
/** A folder's configuration is of no use to the other examples: nobody has approved it. */
const apart = fixture();
let server: LocalServer;

beforeAll(async () => {
  server = await startServer((response, request) => {
    const isWording = JSON.stringify(request.body).includes("[A]");
    const text = isWording ? "Provided that it is true that [A], we can conclude that [C]." : "Yes.";
    sending(completion(text))(response, request);
  });
  const columns = "id,logic,rule_category,rule,problem,query,answer";
  const query =
    "Consider the following premises: Ada sings and Ben cooks. Can we infer the following from them? Answer yes or no: Ben cooks and Ada sings.";
  write("test.csv", `${columns}\n1,propositional,equivalent,Commutative laws,inference,"${query}",yes\n`);
  await organon("generate", "--task", "four-option", "--per-type", "1", "-o", "set.jsonl");
  for (const [name, slip] of [
    ["first", 0.9],
    ["second", 0.1],
  ]) {
    const suite = [
      "--skill",
      "modus ponens,modus tollens",
      "--length",
      "2",
      "--per-skill",
      "4",
      "--style",
      "symbolic",
    ];
    const novice = `reasoner:novice?weak=modus ponens,modus tollens&slip=${slip}`;
    expect(await organon("run", "-m", novice, ...suite)).toMatchObject({ code: 0 });
    expect(await organon("runs", "latest", "--name", `${name}`)).toMatchObject({ code: 0 });
  }
});

const root = resolve(import.meta.dirname, "../..");
const examples = (await listedCommands()).map(({ words, command }) => [words, command.example] as const);

test.each(examples.filter(([words]) => !(words in elsewhere)))(
  "the example of organon %s runs",
  async (words, example) => {
    const line = replaced.reduce((text, [says, run]) => text.replace(says, run), example);
    if (line.includes(" | organon ")) {
      const piped = line.replace("| organon", `| "${process.execPath}" "${launcher}"`);
      expect(execFileSync("sh", ["-c", piped]).length).toBeGreaterThan(0);
      return;
    }
    const args = [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
      ([, single, double, bare]) => single ?? double ?? bare ?? "",
    );
    const env = words === "doctor" ? {} : { OLLAMA_HOST: server.origin };
    const { code, stderr } = await (words === "init" ? apart.call : call)(args.slice(1), { env });
    // A gate may be missed.
    expect(line.includes("--fail-") ? [0, 1] : [0], `${line}\n${stderr}`).toContain(code);
  },
);

test.each(Object.entries(elsewhere))("organon %s is run by %s", (words, file) => {
  expect(existsSync(join(root, file))).toBe(true);
  expect(readFileSync(join(root, file), "utf8")).toContain(words.split(" ").at(-1));
});
