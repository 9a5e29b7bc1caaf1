// @long: starts processes
/**
 * The README from top to bottom in one fresh folder: every command of its blocks, in their order. Where a block names a
 * vendor's model or a server a built-in reasoner answers, and studies are only planned; what a command ends with is held
 * against the contract's exit codes. Minutes long: ORGANON_README=all npx vitest run test/readme-in-order.test.ts
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");
const readme = readFileSync(join(root, "README.md"), "utf8");

/** The commands of the console blocks, without the words behind a sign of comment. */
const told = [...readme.matchAll(/^(?:\S+=\S+ |\$ )?npx organon (.*?)(?: +#.*)?$/gm)].map(
  ([, command = ""]) => command,
);

const answering = "reasoner:novice?weak=modus tollens&slip=0.5";
/** Four-option questions are of no single rule: a weakness at one is refused there. */
const answeringChoices = "reasoner:novice?slip=0.5";

const folder = mkdtempSync(join(tmpdir(), "organon-readme-"));

const organon = (words: readonly string[], input = "") => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, "bin/organon.js"), ...words], {
    cwd: folder,
    input,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  return { status, stdout, stderr };
};

const runsIn = (): readonly string[] => {
  const found: unknown = JSON.parse(organon(["runs", "--json"]).stdout);
  return [...JSON.stringify(found).matchAll(/"(?:id|run)":"([0-9a-f]{12})"/g)].map(([, id = ""]) => id);
};

/** What the README takes as given: somebody's files, and a second run on the same questions. */
const prepare = (words: readonly string[]): void => {
  const row = { premises: ["All owls fly.", "Ada is an owl."], conclusion: "Ada flies.", label: "True" };
  const formulas = { "premises-FOL": ["∀x (Owl(x) → Fly(x))", "Owl(ada)"], "conclusion-FOL": "Fly(ada)" };
  writeFileSync(join(folder, "folio-validation.jsonl"), `${JSON.stringify({ ...row, ...formulas })}\n`);
  writeFileSync(join(folder, "replies.jsonl"), "");
  if (words[0] !== "compare") return;
  if (words[2] === "RUN") organon(["run", "-m", "reasoner:oracle", "--per-leaf", "20", "--quiet"]);
  else organon(["run", "-m", "reasoner:oracle", "-m", "reasoner:coin", "--per-leaf", "2", "--quiet"]);
};

const wordsOf = (command: string): readonly string[] =>
  [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? "");

/** The words as they can be run without a network. */
const offline = (words: readonly string[], runs: readonly string[]): readonly string[] => {
  const own = [...runs];
  const model = /^(?:divlogic|study divlogiceval)\b/.test(words.join(" ")) ? answeringChoices : answering;
  const named = words
    .slice(0, words.includes("<") ? words.indexOf("<") : undefined)
    .map((word) => (word === "RUN" ? (own.shift() ?? "latest") : word))
    .map((word, at) => (words[at - 1] === "-m" && !word.startsWith("reasoner:") ? model : word));
  return words[0] === "study" ? [...named, "--dry-run"] : named;
};

const isWanted = process.env["ORGANON_README"] === "all";
if (!isWanted)
  process.stderr.write(
    "skipped: the README from top to bottom takes minutes, and ORGANON_README=all asks for it\n",
  );

describe.runIf(isWanted)("the README in one fresh folder", () => {
  let before: readonly string[] = [];

  test.each(told.filter((command) => command !== "view"))("organon %s", (command) => {
    const words = wordsOf(command);
    prepare(words);
    const isPair = words[0] === "compare" && words[2] === "RUN";
    const runs = isPair ? [before[0] ?? "latest", "latest"] : ["latest"];
    const { status, stderr } = organon(offline(words, runs));
    // A gate that is missed, a finding of an audit: the contract's 1.
    expect([0, 1], stderr).toContain(status);
    if (status === 1) expect(command, stderr).toMatch(/--fail-|audit/);
    const [, file] = /(?:-o|--html) (\S+)/.exec(command) ?? [];
    if (file !== undefined) expect(existsSync(join(folder, file)), `${file} of ${command}`).toBe(true);
    if (words[0] === "run" && before.length === 0) before = runsIn();
  });
});
