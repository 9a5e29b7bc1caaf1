// @long: every command of the paper map
/** Each row of the paper map: its own command runs in small, and its output shows what the row says. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import map from "../../../scripts/paper-map.json" with { type: "json" };
import { completion, sending, startServer } from "../../models/local-server.ts";
import { fixture } from "../../fixture.ts";

const { organon, read, write } = fixture();

/** What a command printed and wrote; `json` is its stdout parsed, `lines` its JSON lines, `page` the Markdown of a study. */
type Output = {
  readonly stdout: string;
  readonly stderr: string;
  readonly json: Json;
  readonly lines: readonly Json[];
  readonly page: string;
};
type Json = ReturnType<typeof JSON.parse>;

/** How a row is run in small: words in the place of the command's own, words after them, and what must hold. */
type Claim = readonly [
  inSmall: { readonly with?: Readonly<Record<string, string>>; readonly more?: string },
  holds: (output: Output) => void | Promise<void>,
];

/** Replies as a model does that says how sure it is, corrects grammar, and words implications. */
const server = await startServer((response, request) => {
  const { messages }: Json = request.body;
  const text: string = messages.at(-1).content;
  const passage = text.slice(text.indexOf("\n\n") + 2);
  const reply = text.includes("[A]")
    ? "Provided that it is true that [A], we can conclude that [C]."
    : /yes or no/i.test(text)
      ? "yes"
      : /<A\/B\/C\/D>/.test(text)
        ? "A"
        : passage.replace(/\bthe (?=\p{Ll})/u, "a ");
  const logprobs = {
    content: [
      {
        token: reply,
        logprob: -0.5,
        top_logprobs: ["A", "B", "C", "D"].map((token, i) => ({ token, logprob: -0.5 - i })),
      },
    ],
  };
  sending(completion(reply, { logprobs }))(response, request);
});
const served = (name: string): string => `openai-compatible:${name}?url=${server.origin}/v1`;
const unmended = "reasoner:novice?weak=modus tollens&slip=0.9&by=rule";
const learner = "reasoner:novice?weak=modus tollens&slip=1&learns=true";

const pair = (label: string, one: string, other: string): string =>
  `${JSON.stringify({ gold_label: label, sentence1: one, sentence2: other })}\n`;
const authors = (id: number, answer: string, conclusion: string): string =>
  `${id},propositional,inference,modus ponens,inference,"Consider the following premises: If it snows, then Karen is a poet. It is snowing. Can we infer the following from them? Answer yes or no: ${conclusion}",${answer}\n`;

beforeAll(async () => {
  write(
    "pairs.jsonl",
    pair("entailment", "A man sweeping the yard.", "A man is out in the yard.") +
      pair("contradiction", "A man sweeping the yard.", "The man was asleep in his bed.") +
      pair("neutral", "A dog in a red coat", "The dog belongs to a rich lady."),
  );
  write(
    "folio.jsonl",
    `${JSON.stringify({
      premises: ["All owls fly.", "Ada is an owl."],
      "premises-FOL": ["∀x (Owl(x) → Fly(x))", "Owl(ada)"],
      conclusion: "Ada flies.",
      "conclusion-FOL": "Fly(ada)",
      label: "False",
    })}\n`,
  );
  write(
    "test.csv",
    "id,logic,rule_category,rule,problem,query,answer\n" +
      authors(1, "yes", "Karen is a poet.") +
      authors(2, "no", "Karen is not a poet.") +
      authors(3, "yes", "Karen is a poet."),
  );
  write(
    "rules.config.ts",
    `export default { rules: [{ name: "exclusive choice", category: "inference", forms: ["¬(p ↔ q); p ⊢ ¬q"] }] };`,
  );
  const lines = [
    ["import", "logicasker", "test.csv", "-o", "test.jsonl"],
    ["generate", "--limit", "80", "-o", "suite.jsonl"],
    ["generate", "--task", "four-option", "--per-type", "3", "--recipe", "paper", "-o", "set.jsonl"],
    ["generate", "--task", "four-option", "--per-type", "1", "--seed", "8", "-o", "reclor.jsonl"],
    ["generate", "--task", "four-option", "--per-type", "1", "--seed", "9", "-o", "logiqa2.jsonl"],
    ["generate", "--task", "four-option", "--per-type", "8", "--seed", "7", "-o", "large.jsonl"],
    ["run", "-m", learner, "-m", "reasoner:coin", "--conditions", "papers", "--per-skill", "1"],
    ["runs", "latest", "--name", "asked"],
    ["run", "-m", learner, "--profile", "paper", "--length", "3", "--skill", "modus tollens", "--limit", "6"],
    ["runs", "latest", "--name", "long"],
    [
      "run",
      "--task",
      "four-option",
      "-m",
      `${served("sure")}&logprobs=5`,
      "--per-type",
      "3",
      "--epochs",
      "2",
    ],
    ["runs", "latest", "--name", "circles"],
  ];
  for (const line of lines) {
    const { code, stderr } = await organon(...line);
    expect(code, `${line.join(" ")}\n${stderr}`).toBe(0);
  }
});

/** The words of a command line, without their quotes. */
const wordsOf = (line: string): readonly string[] =>
  [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? "");

/** What each command line printed: rows that share one run it once. */
const outputs = new Map<string, Promise<Output>>();

const outputOf = async (args: readonly string[]): Promise<Output> => {
  const { code, stdout, stderr } = await organon(...args);
  // An audit with findings ends with 1.
  expect(args[0] === "audit" ? [0, 1] : [0], `${args.join(" ")}\n${stderr}`).toContain(code);
  const isStudy = args[0] === "study" && stderr.includes("study.md");
  return {
    stdout,
    stderr,
    page: isStudy ? readFileSync(/wrote (\S+study\.md)/.exec(stderr)![1]!, "utf8") : "",
    get json() {
      return JSON.parse(stdout);
    },
    get lines() {
      return stdout
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line));
    },
  };
};

const distinct = <Value>(values: Iterable<Value>): readonly Value[] => [...new Set(values)];
/** The statement letters and predicates of a formula. */
const symbolsIn = (formula: string): readonly string[] => formula.match(/[P-Z]\w*(?=\()|\b[p-w]\b/g) ?? [];
/** A formula with every literal as X. */
const shapeOf = (formula: string): string => formula.replaceAll(/¬?[A-Z]/g, "X");
/** The first model of a report. */
const modelIn = ({ json }: Output): Json => json.models[0];

const study = { more: "--per-skill 1 --per-length 4 --json" };
const choiceReport = { with: { latest: "circles" }, more: "--json" };
const report = { with: { latest: "asked" }, more: "--json" };
const lesson = { with: { latest: "asked" }, more: "--json -k 2 --per-skill 2" };

const logicasker: Readonly<Record<string, Claim>> = {
  "atomic-skills": [
    { more: "--json" },
    ({ json }) => {
      const tables = `idempotent,commutative,associative,distributive,De Morgan,complement,conditional,biconditional,identity,quantifier negation,quantifier distribution,quantifier movement,quantifier commutation,quantifier transposition,universal instantiation,existential generalization,modus ponens,modus tollens,transitivity,disjunctive syllogism,addition,simplification,conjunction,constructive dilemma,affirming the consequent,denying the antecedent,affirming a disjunct,denying a conjunct,illicit commutativity,undistributed middle`;
      expect(tables.split(",")).toHaveLength(30);
      const atomic = json.filter(({ extension }: Json) => extension === "none").map(({ base }: Json) => base);
      expect(atomic).toEqual(expect.arrayContaining(tables.split(",")));
    },
  ],
  "two-places": [
    { more: "--json" },
    ({ json }) => {
      const rules = json.map(({ rule }: Json) => rule);
      expect(rules).toEqual(expect.arrayContaining(["quantifier commutation", "quantifier transposition"]));
    },
  ],
  fallacies: [
    { more: "--json" },
    ({ json }) => {
      const own = json.filter(({ category }: Json) => category === "fallacy").map(({ rule }: Json) => rule);
      const theirs = `affirming the consequent,denying the antecedent,affirming a disjunct,denying a conjunct,illicit commutativity,undistributed middle`;
      expect(own).toEqual(expect.arrayContaining([...theirs.split(","), "quantifier shift"]));
    },
  ],
  "extended-skills": [{ more: "--json" }, ({ json }) => expect(json).toHaveLength(208)],
  "any-length": [
    {},
    ({ lines }) => {
      expect(lines).toHaveLength(60);
      for (const { length, steps, label } of lines) {
        expect(length).toBe(5);
        if (label === "yes")
          for (const { skill } of steps) expect(["modus ponens", "transitivity"]).toContain(skill);
      }
    },
  ],
  many: [
    { more: "--skill 'modus tollens'" },
    ({ lines }) => {
      expect(lines).toHaveLength(200);
      expect(distinct(lines.map(({ question }) => question))).toHaveLength(200);
      const sequents = lines.map(({ premises, conclusion }) => `${premises.join("; ")} ⊢ ${conclusion}`);
      expect(distinct(sequents).length).toBeLessThan(100);
    },
  ],
  minimal: [
    { more: "--json" },
    ({ json }) => expect(json.shortest).toMatchObject({ proved: 40, unproved: 0, shorter: 0 }),
  ],
  padded: [
    {},
    ({ stderr }) => {
      const [, padded, of] = /non-minimal derivations: (\d+) of (\d+)/.exec(stderr) ?? [];
      expect(of).toBe("20");
      expect(Number(padded)).toBeGreaterThan(10);
    },
  ],
  length: [
    { more: "--json" },
    async ({ json }) => {
      expect(json.faults).toBe(0);
      const questions = readLines("suite.jsonl");
      const text = questions.map((one) => JSON.stringify({ ...one, length: one.length + 1 })).join("\n");
      write("longer.jsonl", `${text}\n`);
      const { code, stdout } = await organon("audit", "longer.jsonl");
      expect([code, stdout]).toEqual([1, expect.stringContaining("length")]);
    },
  ],
  unrelated: [
    { more: "--kind unrelated --limit 63" },
    ({ lines }) => {
      const sharing = lines.filter(({ premises, conclusion }) => {
        const known = new Set(premises.flatMap(symbolsIn));
        return symbolsIn(conclusion).some((symbol) => known.has(symbol));
      });
      const rules = [
        "biconditional introduction",
        "existential generalization",
        "resolution",
        "transitivity",
      ];
      expect(new Set(sharing.map(({ base }) => base))).toEqual(new Set(rules));
    },
  ],
  kinds: [
    { more: "--per-skill 1" },
    ({ lines }) => {
      expect(new Set(lines.map(({ kind }) => kind))).toEqual(
        new Set(["contradiction", "fallacy", "unrelated"]),
      );
      for (const { kind, relation } of lines)
        expect(relation).toBe(kind === "contradiction" ? "contradiction" : "neutral");
    },
  ],
  natural: [
    { more: "--limit 20" },
    ({ lines }) => {
      for (const { style, conclusionText } of lines)
        expect([style, conclusionText]).toEqual(["natural", expect.stringMatching(/^\p{Lu}.*\.$/su)]);
    },
  ],
  patterns: [
    { more: "--profile paper --per-skill 1" },
    ({ lines }) => {
      expect(lines).toHaveLength(208);
      const text = lines.map(({ question }) => question).join("\n");
      expect(text).toContain("Consider the following premises: ");
      expect(text).toContain("Can we infer the following from them? Answer yes or no: ");
      expect(text).toMatch(/For all x, /);
    },
  ],
  vocabulary: [
    { more: "--limit 40" },
    ({ lines }) => {
      const people = distinct(
        lines.flatMap(({ question }) => question.match(/\b\p{Lu}\p{Ll}+(?= (?:is|will)\b)/gu) ?? []),
      );
      expect(people).toEqual(expect.arrayContaining(["Linda"]));
      const text = lines.map(({ question }) => question).join("\n");
      for (const tense of [/ is /, / was /, /\bit (?:is|was)\b/i]) expect(text).toMatch(tense);
    },
  ],
  "papers-parser": [
    report,
    ({ json }) => {
      expect(json).toMatchObject({ versions: { reader: "papers" } });
      // The built-in models answer in one word, which both parsers read.
      expect(json.models[0].responseRate).toMatchObject({ value: 1, n: 208 });
    },
  ],
  "response-accuracy": [
    report,
    (output) => {
      const { responseAccuracy, outcomes } = modelIn(output);
      const readable = outcomes.correct + outcomes.incorrect;
      expect(responseAccuracy).toMatchObject({ value: outcomes.correct / readable, n: readable });
    },
  ],
  weaknesses: [
    report,
    ({ json }) => {
      const coin = json.weaknesses.filter(({ model }: Json) => model === "reasoner:coin");
      expect(coin).toHaveLength(10);
      for (const { accuracy, p, q, mark } of coin) {
        expect(accuracy.value).toBe(0);
        expect(q).toBeGreaterThanOrEqual(p);
        expect(mark).toBe("not distinguishable");
      }
    },
  ],
  examples: [
    lesson,
    async (output) => {
      expect(modelIn(output).teaching[0]).toMatchObject({ perSkill: 2, shots: 4 });
      const [{ content } = expect.fail(), ...others] = await promptOf("4 weak examples");
      expect(others).toEqual([]);
      expect(content.match(/We can(?:not)? infer that: .* Because .*\./g)).toHaveLength(4);
    },
  ],
  chat: [
    lesson,
    async () => {
      const turns = await promptOf("4 weak examples, as chat");
      expect(turns.map(({ role }) => role)).toEqual(
        Array.from({ length: 9 }, (_, i) => (i % 2 === 0 ? "user" : "assistant")),
      );
    },
  ],
  study: [
    study,
    ({ page }) => {
      for (const place of [
        "Table 2",
        "Figure 3",
        "Figure 4",
        "Figure 5",
        "Table 3",
        "Table 4",
        "Table 5",
        "Table 6",
      ])
        expect(page, place).toContain(place);
    },
  ],
  models: [study, ({ page }) => expect(page).toMatch(/\| novice \| `reasoner:novice\S* .*` \| Organon \|/)],
  prompt: [
    report,
    ({ json }) =>
      expect(json.prompt).toEqual([
        {
          role: "user",
          content: expect.stringMatching(
            /^Consider the following premises: .* Can we infer the following from them\? Answer yes or no: .*\.$/,
          ),
        },
      ]),
  ],
  iterations: [{ more: "--dry-run" }, ({ stdout }) => expect(stdout).toContain("2080 questions")],
  "ten-skills": [
    report,
    (output) => {
      const [{ skills, zero, ...asked }] = modelIn(output).teaching;
      expect(asked).toMatchObject({ k: 10, perSkill: 10, shots: 4 });
      expect([skills.length, zero.n]).toEqual([10, 100]);
    },
  ],
  "second-iteration": [
    study,
    (output) => {
      const { accuracy, teaching } = modelIn(output);
      expect(teaching[0].zero.value).toBeLessThan(accuracy.value);
      expect(output.page).toMatch(/\| second iteration \| /);
    },
  ],
  logics: [
    study,
    (output) => {
      const { byLogic, propositionalMinusPredicate: gap } = modelIn(output);
      expect(gap.accuracy.value).toBeCloseTo(
        byLogic.propositional.accuracy.value - byLogic.predicate.accuracy.value,
        9,
      );
    },
  ],
  categories: [
    study,
    (output) =>
      expect(Object.keys(modelIn(output).byCategory)).toEqual(
        expect.arrayContaining(["equivalence", "inference", "fallacy"]),
      ),
  ],
  lengths: [
    { with: { "100": "8" }, more: "--json" },
    (output) => {
      const { byLength } = modelIn(output);
      expect(Object.keys(byLength)).toEqual(["1", "3", "5", "7"]);
      for (const { accuracy } of Object.values<Json>(byLength)) expect(accuracy.n).toBe(8);
    },
  ],
  "words-alone": [
    { more: "--json" },
    ({ json }) =>
      expect(json.baselines).toContainEqual(expect.objectContaining({ classifier: "counts", what: "yes" })),
  ],
  mix: [
    { more: "--per-length 20 --md mix.md" },
    () => {
      const page = read("mix.md");
      expect(page).toContain("| model | length | accuracy | says yes | gold answer yes |");
      expect(page.match(/^\|[^|]+\| [1357] \|.*\| 50\.0 % \[[^\]]*\] n 20 \|$/gm)).toHaveLength(4);
    },
  ],
  "weak-rules": [
    study,
    ({ json, page }) => {
      const [{ rules }] = json.weakRules;
      expect(rules[0]).toMatchObject({ rule: "modus tollens", type: "Correct" });
      expect(rules[0].example).toMatchObject({ label: "yes", answer: "no" });
      expect(page).toMatch(/\| modus tollens \| Correct \| 0\.0 % .* \| If .* Therefore: .*\. \|/);
      expect(page).toContain("The papers, of GPT-4");
    },
  ],
  ties: [
    report,
    ({ json }) => {
      const { tied } = json.examinations.find(({ model }: Json) => model === "reasoner:coin");
      expect(tied).toBeGreaterThan(0);
      const own = json.weaknesses.filter(({ model }: Json) => model === "reasoner:coin");
      const names = own.map(({ rule, kind }: Json) => `${rule}/${kind}`);
      expect(names).not.toEqual(names.toSorted());
    },
  ],
  bias: [
    report,
    (output) => {
      const { biases, yesRate } = modelIn(output);
      expect(yesRate.n).toBe(208);
      expect(biases).toMatchObject({ balancedAccuracy: expect.anything() });
    },
  ],
  comparison: [
    { with: { A: "asked", B: "asked" }, more: `-m '${learner}' -m reasoner:coin --json` },
    ({ json }) => {
      expect(json).toMatchObject({ shared: 208 });
      const { a, b, value } = json.overall;
      expect(value).toBeCloseTo(b.value - a.value, 9);
    },
  ],
  validity: [
    { more: "--json" },
    ({ json }) => {
      expect(json).toMatchObject({ items: 80, drawn: 8 });
      const sheets = json.files.filter((path: string) => /annotator-[12]\.csv$/.test(path));
      expect(sheets).toHaveLength(2);
    },
  ],
  arms: [
    lesson,
    (output) => {
      const teaching = modelIn(output).teaching.find((one: Json) => one.nearest !== undefined);
      for (const arm of ["zero", "random", "weak", "nearest"]) expect(teaching[arm].n).toBe(4);
    },
  ],
  lessons: [
    lesson,
    async (output) => {
      const [{ byLesson }] = modelIn(output).teaching;
      expect(byLesson.map(({ arm }: Json) => arm)).toEqual(expect.arrayContaining(["random", "weak"]));
      const [first, second] = [await promptOf("4 weak examples"), await promptOf("4 weak examples", 2)];
      expect(first[0]!.content.split("\n")[0]).not.toBe(second[0]!.content.split("\n")[0]);
    },
  ],
  finetune: [
    { with: { MODEL: "reasoner:affirmer" }, more: "--per-skill 1 --examples 8 --json" },
    ({ json }) => {
      const paths: readonly string[] = json.files;
      for (const kind of ["weak", "random"]) {
        const own = paths.filter((path) => path.includes(`/${kind}/`) && path.endsWith(".completion.jsonl"));
        const completions = own
          .filter((path) => read(path) !== "")
          .flatMap(readLines)
          .map(({ completion }) => completion);
        expect(completions).toHaveLength(8);
        expect(completions.filter((text) => text.startsWith(" Yes."))).toHaveLength(4);
      }
    },
  ],
  trained: [
    {
      with: {
        MODEL: `${unmended}&name=base`,
        WEAK: "reasoner:oracle",
        RANDOM: `${unmended}&learns=true&name=random`,
        FILE: "test.jsonl",
      },
      more: "--per-skill 1 --json",
    },
    ({ json }) => {
      const [own, other, transfer] = json.sets;
      expect(other.name).toBe("other skills");
      expect(transfer.name).toContain("test.jsonl");
      const gain = (to: string) => own.differences.find((one: Json) => one.from === "none" && one.to === to);
      expect([gain("weak").value > 0.1, gain("weak").p < 0.05]).toEqual([true, true]);
      expect(gain("random")).toMatchObject({ value: 0, p: 1 });
      expect(own.differences.map(({ from, to }: Json) => `${to} − ${from}`)).toEqual([
        "random − none",
        "weak − none",
        "weak − random",
      ]);
    },
  ],
  gains: [
    { with: { latest: "asked" }, more: "-k 1 --per-skill 20 --json" },
    ({ json }) => {
      const gainOf = (model: Json): Json =>
        model.teaching
          .find(({ k, perSkill }: Json) => k === 1 && perSkill === 20)
          .differences.find(({ from, to }: Json) => from === "zero" && to === "weak");
      const [taught, coin] = json.models.map(gainOf);
      expect(taught.low).toBeGreaterThan(0);
      expect(coin.low).toBeLessThan(0);
    },
  ],
  printed: [
    study,
    ({ page }) => {
      expect(page.match(/\| GPT-4 \| 0\.\d\d \| 0\.\d\d \| 0\.\d\d \|/g)).toHaveLength(2);
      expect(page).toContain("The papers, of GPT-4");
    },
  ],
  conditions: [
    { more: "--per-skill 1 --json" },
    ({ json }) => {
      expect(json).toMatchObject({ profile: "paper", style: "paper", suiteSize: 208 });
      expect(json.versions.reader).toBe("papers");
    },
  ],
  "rules-first": [
    { more: "--limit 60 --kind valid" },
    ({ lines }) => {
      for (const { steps } of lines) expect(steps).toHaveLength(7);
      const used = lines.flatMap(({ steps }) => steps.map(({ skill }: Json) => skill));
      expect(distinct(used).length).toBeGreaterThan(40);
    },
  ],
  "authors-oracle": [
    { more: "--json" },
    (output) => expect(modelIn(output).accuracy).toMatchObject({ value: 1, n: 2 }),
  ],
  repeats: [
    { with: { MODEL: "reasoner:affirmer" }, more: "--json" },
    (output) => {
      expect(modelIn(output)).toMatchObject({ accuracy: { value: 0.5, n: 2 }, cost: { calls: 2 } });
    },
  ],
  inconsistencies: [study, ({ json }) => expect(json.slips).toHaveLength(21)],
  complement: [
    { more: "--kind valid --per-skill 40" },
    ({ lines }) => {
      const own = lines.map(({ premises, conclusion }) => [...premises, conclusion].map(shapeOfLower));
      expect(own.map((one) => one.toSorted().join(" ⇔ "))).toEqual(
        expect.arrayContaining(["(X ∧ ¬X) ∨ X ⇔ X", "(X ∨ ¬X) ∧ X ⇔ X"]),
      );
    },
  ],
  belief: [
    {
      with: { "./examples/biases.ts": resolve(import.meta.dirname, "../../../examples/biases.ts") },
      more: "--skills 'modus tollens' --json",
    },
    ({ json }) => {
      const [accuracy, belief] = json.tables;
      expect(accuracy.columns).toEqual(["model", "plausible", "counterintuitive", "nonsense"]);
      expect(belief.rows.map(([, conclusion]: Json) => conclusion)).toContain("believable, affirmed");
    },
  ],
  "custom-rules": [
    { more: "--per-skill 2 --json" },
    (output) => {
      const { byRule } = modelIn(output);
      const names = ["exclusive choice", "universal exclusive choice", "existential exclusive choice"];
      expect(Object.keys(byRule).toSorted()).toEqual(names.toSorted());
    },
  ],
  motivating: [{ more: "--json" }, ({ json }) => expect(json.relation).toBe("entailment")],
  steps: [
    { with: { latest: "long" }, more: "--json" },
    (output) => {
      const { failures, byRule } = modelIn(output);
      expect(failures).toBeGreaterThan(0);
      expect(byRule.length).toBeGreaterThan(0);
    },
  ],
};

const readLines = (name: string): readonly Json[] =>
  read(name)
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

const shapeOfLower = (formula: string): string => formula.replaceAll(/\b[a-z]\b/g, "X");

/** The prompt of a question of the newest run that asked with such examples. */
const promptOf = async (
  words: string,
  question = 1,
): Promise<readonly { role: string; content: string }[]> => {
  const { runs } = JSON.parse((await organon("runs", "--json")).stdout);
  const { id } = runs.find(({ suite }: Json) => suite.endsWith(words));
  return JSON.parse((await organon("show", id, "--question", String(question), "--json")).stdout).prompt;
};

const divlogiceval: Readonly<Record<string, Claim>> = {
  "left-sides": [
    { more: "--per-type 10" },
    ({ lines }) => {
      const premises = lines.flatMap(({ premises: own }) => own).filter((one: string) => one.includes("→"));
      expect(distinct(premises.map((one: string) => shapeOf(one.split(" → ")[0]!))).toSorted()).toEqual([
        "(X ∨ X)",
        "X",
        "¬(X ∧ X)",
      ]);
    },
  ],
  "other-rules": [
    { more: "--per-type 1" },
    ({ lines }) => {
      const shapes = distinct(lines.flatMap(({ premises }) => premises.map(shapeOf)));
      const fromRules = ["X → X", "¬(X ∧ X)", "¬(X ∨ X)", "X ∨ X", "X ∧ X", "X"];
      expect(fromRules).toEqual(expect.arrayContaining([...shapes]));
    },
  ],
  vacuous: [
    { more: "--per-type 10" },
    ({ stderr }) =>
      expect(stderr).toMatch(/0 of 10 3c1e .* 0 of 10 missing-premise .*; propositions: 2 in .*an addition/),
  ],
  options: [
    { more: "--per-type 10" },
    ({ lines }) => {
      const shapes = lines.flatMap(({ optionFormulas }) => optionFormulas.map(shapeOf));
      expect(distinct(shapes)).toEqual(expect.arrayContaining(["X", "X → X"]));
      for (const { task, relations } of lines) {
        const entailed = relations.filter((one: string) => one === "entailment").length;
        if (task !== "missing-premise") expect([task, entailed]).toEqual([task, task === "3c1e" ? 1 : 3]);
      }
    },
  ],
  types: [
    { with: { "300": "4" } },
    ({ lines }) => {
      for (const type of ["3c1e", "3e1c", "missing-premise"])
        expect(lines.filter(({ task }) => task === type)).toHaveLength(4);
    },
  ],
  templates: [
    { more: "--per-type 20" },
    ({ lines }) => {
      const openings = lines.flatMap(({ premisesText }) =>
        premisesText.map((text: string) => text.split(" ").slice(0, 2).join(" ")),
      );
      expect(openings).toEqual(expect.arrayContaining(["Provided that", "Suppose that", "Only if"]));
    },
  ],
  bank: [{ more: "--json" }, ({ json }) => expect(json.families).toBeGreaterThan(3000)],
  paraphrases: [
    { more: "--per-type 6" },
    ({ lines, stderr }) => {
      expect(lines.every(({ paraphrase }) => paraphrase === "nli")).toBe(true);
      expect(stderr).toContain("faithful");
    },
  ],
  "collected-templates": [
    { with: { MODEL: served("worder") }, more: "-o wordings.json --json" },
    () => expect(read("wordings.json")).toContain("provided that it is true that {A}"),
  ],
  negation: [
    { with: { FILE: "pairs.jsonl" }, more: "-o mnli-bank.json" },
    () => {
      const { families } = JSON.parse(read("mnli-bank.json"));
      expect(families.map(({ sentence }: Json) => sentence.no).join()).toContain("does not belong");
    },
  ],
  circular: [
    { more: "--per-type 2 --json" },
    (output) => {
      const { accuracy, circular } = modelIn(output);
      expect([accuracy.n, circular.n]).toEqual([6, 6]);
      expect(circular.value).toBeLessThanOrEqual(accuracy.value);
    },
  ],
  rotations: [
    { more: "--per-type 2 --json" },
    ({ json }) => expect(json).toMatchObject({ items: 6, rotations: 4, suiteSize: 24 }),
  ],
  "partial-circular": [
    choiceReport,
    (output) => {
      // Always A: a quarter right, and the right pick is one of four equal ones.
      const { partialCircular, rotationAccuracy } = modelIn(output);
      expect(rotationAccuracy.value).toBeCloseTo(0.25, 9);
      expect(partialCircular.value).toBeLessThan(rotationAccuracy.value);
    },
  ],
  "three-metrics": [
    { with: { latest: "circles" } },
    ({ stdout }) =>
      expect(stdout).toMatch(/all\n +Accuracy .*\n.*original order.*\n.*Circular.*\n.*PartialCircular/),
  ],
  polish: [
    { with: { MODEL: served("mender") }, more: "--json" },
    ({ json }) => {
      expect(json.queue.length).toBeGreaterThan(0);
      expect(read("queue.csv")).toMatch(/before,after/);
    },
  ],
  "polished-study": [
    { with: { MODEL: "reasoner:oracle" }, more: "--per-type 3 --json" },
    ({ json }) => expect(json.changes.filter(({ change }: Json) => change === "polished")).toHaveLength(1),
  ],
  nolr: [
    { more: "--per-type 2 --json" },
    async ({ json }) => {
      const { prompt } = JSON.parse((await organon("show", json.run, "--question", "1", "--json")).stdout);
      expect(JSON.stringify(prompt)).toContain("without performing any logical reasoning");
    },
  ],
  contamination: [
    { more: "--json" },
    (output) =>
      expect(modelIn(output)).toMatchObject({ set: { n: 9, value: 0 }, fresh: { n: 9 }, hasSeen: false }),
  ],
  pretraining: [
    { with: { FILE: "pairs.jsonl" }, more: "--json" },
    ({ json }) => expect(json.files.map(({ texts }: Json) => texts)).toEqual([3, 30]),
  ],
  pretrained: [
    { with: { ONCE: "reasoner:surface", TEN: "reasoner:oracle", FILE: "set.jsonl" }, more: "--json" },
    ({ json, page }) => {
      const [{ models, differences }] = json.sets;
      expect(models.map(({ arm }: Json) => arm)).toEqual(["origin", "1x", "10x"]);
      expect(differences.map(({ n }: Json) => n)).toEqual([9, 9, 9]);
      expect(page).toContain("10x − origin");
    },
  ],
  "published-divlogiceval": [
    { with: { OTHER: "reasoner:oracle", "5": "2" }, more: "--per-type 2 --json" },
    ({ json, page }) => {
      expect(json.slips).toHaveLength(25);
      for (const table of [1, 2, 3, 6, 8]) expect(page).toContain(`Table ${table}`);
    },
  ],
  leaders: [
    { with: { OTHER: "reasoner:oracle" }, more: "--per-type 2 --json" },
    ({ page }) => expect(page).toMatch(/\| oracle \| 100\.0 % .*\n\| coin \| /),
  ],
  "fault-list": [
    { with: { FILE: "folio.jsonl" } },
    () => expect(read("faults.csv")).toMatch(/^folio,1,\w+,key wrong,False,True,/m),
  ],
  sets: [
    { more: "--per-type 1 --json" },
    ({ page }) => {
      for (const set of ["the set", "reclor.jsonl", "logiqa2.jsonl"])
        expect(page).toMatch(new RegExp(String.raw`\| ${set} \| coin \| Circular \|`));
    },
  ],
  probabilities: [
    choiceReport,
    (output) => {
      const { substitutes } = modelIn(output);
      expect(Object.keys(substitutes)).toEqual(["fourOrders", "oneOrder"]);
      for (const { n } of Object.values<Json>(substitutes)) expect(n).toBeGreaterThan(0);
    },
  ],
  "mean-over-orders": [
    { with: { latest: "circles" } },
    ({ stdout }) => {
      expect(stdout).toMatch(/all\n +Accuracy +\S* +25\.0 %/);
      expect(stdout).toContain("original order");
    },
  ],
  variation: [
    { with: { "5": "2" }, more: "--per-type 2 --json" },
    (output) => {
      const { epochs, rotationAccuracy } = modelIn(output).overEpochs;
      expect(epochs).toHaveLength(2);
      expect(rotationAccuracy).toBeGreaterThanOrEqual(0);
      expect(output.page).toContain("## Epoch by epoch");
      expect(output.page).toContain("The paper, Table 2");
    },
  ],
  "printed-divlogiceval": [
    { with: { "5": "2" }, more: "--per-type 2 --json" },
    ({ page }) => {
      for (const words of [
        "The paper, Table 2",
        "The paper, Table 8",
        "| ACC | 30.0 | 32.0 | 32.4 | 30.1 | 32.0 | 3.3 |",
      ])
        expect(page).toContain(words);
    },
  ],
  diversity: [
    { more: "--json" },
    ({ json }) => {
      expect(json).toMatchObject({
        smoothing: expect.any(Number),
        draws: 10,
        references: { simple: expect.any(Number) },
      });
      expect(json.sets[0]).toMatchObject({
        instances: 9,
        words: expect.any(Number),
        divergence: { value: expect.any(Number) },
      });
    },
  ],
  "whole-set": [
    // How many it has of each type: test/arguments/choice/options.test.ts.
    { more: "--limit 60" },
    ({ lines }) => {
      expect(distinct(lines.map(({ profile }) => profile))).toEqual(["paper"]);
      for (const type of ["3c1e", "3e1c", "missing-premise"])
        expect(lines.filter(({ task }) => task === type)).toHaveLength(20);
    },
  ],
  shots: [
    { with: { FILE: "large.jsonl" }, more: "--per-type 2 --json" },
    async ({ json }) => {
      expect(json.shots).toBe(3);
      const { prompt } = JSON.parse((await organon("show", json.run, "--question", "1", "--json")).stdout);
      expect(prompt[0].content.match(/^Answer: [A-D]$/gm)).toHaveLength(3);
      for (const words of ["must be true?", "need not be true?", "makes the conclusion follow?"])
        expect(prompt[0].content).toContain(words);
    },
  ],
  "option-label": [
    choiceReport,
    (output) => {
      const { outcomes, byPlace } = modelIn(output);
      expect(outcomes.unreadable).toBe(0);
      expect(byPlace.A.picked.value).toBe(1);
    },
  ],
  subset: [
    { with: { "40": "4" }, more: "--per-type 2 --json" },
    ({ page }) => {
      expect(page).toContain("a subset: the first 4 of 6 questions");
      expect(page).toMatch(/\| 3c1e \|/);
    },
  ],
  "error-causes": [
    { with: { latest: "circles" } },
    ({ stdout }) => {
      expect(read("errors.csv")).toContain("cause (misread; overlooked;");
      expect(stdout).toMatch(/So line \d+ is false/);
    },
  ],
  "human-study": [
    { with: { "set.jsonl": "large.jsonl", "60": "3" }, more: "--json" },
    ({ json }) => {
      expect(json).toMatchObject({ questions: 3, screening: 20 });
      expect(json.files).toContainEqual(expect.stringMatching(/screening\.csv$/));
    },
  ],
  symbolic: [
    { more: "--per-type 3 --recipe paper" },
    ({ lines }) => {
      // Twins of the questions in words that the same flags make.
      const words = readLines("set.jsonl");
      expect(lines.map(({ premises }) => premises)).toEqual(words.map(({ premises }) => premises));
      for (const { style, question, premises } of lines)
        expect([style, question]).toEqual(["symbolic", expect.stringContaining(premises[0])]);
    },
  ],
  drawing: [
    { more: "--per-type 20" },
    ({ lines }) => {
      for (const { premises } of lines)
        expect(premises.filter((one: string) => one.includes("→")).length).toBeLessThanOrEqual(5);
      expect(distinct(lines.map(({ premises }) => premises.length)).length).toBeGreaterThan(2);
    },
  ],
  filters: [
    { with: { FILE: "pairs.jsonl" }, more: "-o snli-bank.json" },
    ({ stderr }) => {
      expect(stderr).toMatch(/restored in 1/);
      expect(stderr).toMatch(/1 dropped: no verb/);
      const [{ sentence }] = JSON.parse(read("snli-bank.json")).families;
      expect(sentence).toEqual({ yes: "a man is sweeping the yard", no: "no man is sweeping the yard" });
    },
  ],
  alpha: [
    choiceReport,
    (output) => {
      const values = modelIn(output).byAlpha.map(({ value }: Json) => value.value);
      expect(values).toHaveLength(5);
      expect(values).toEqual(values.toSorted((a: number, b: number) => b - a));
    },
  ],
  edges: [
    choiceReport,
    (output) => {
      const { value, low, high } = modelIn(output).partialCircular;
      for (const one of [value, low, high]) expect([0 <= one, one <= 1]).toEqual([true, true]);
    },
  ],
  "types-compared": [
    { more: "--per-type 2 --json" },
    ({ json, page }) => {
      // Two settings, and three pairs of types.
      expect(json.types).toHaveLength(6);
      expect(page).toContain("## Types compared");
      expect(page).toMatch(/\| reclor\.jsonl +\| imported +\| 4 +\| 3 +\|/);
    },
  ],
  facts: [
    { more: "--per-type 40" },
    ({ lines }) => {
      const facts = lines.map(({ premises }) => premises.filter((one: string) => !one.includes("→")).length);
      expect(new Set(facts)).toEqual(new Set([0, 1, 2, 3]));
      expect(lines.map(({ question }) => question).join("\n")).toContain("least likely");
    },
  ],
  "appendix-prompt": [
    { with: { MODEL: "reasoner:oracle" }, more: "--per-type 2 --json" },
    async (output) => {
      expect(modelIn(output).circular).toMatchObject({ value: 1, n: 6 });
      const { prompt } = JSON.parse(
        (await organon("show", output.json.run, "--question", "1", "--json")).stdout,
      );
      expect(prompt[0].content).toContain("You need to answer in the form of 'Answer: <A/B/C/D>'");
    },
  ],
};

const claims: Readonly<Record<string, Claim>> = { ...logicasker, ...divlogiceval };

test("every row of the map has a claim, and every claim a row", () => {
  expect(map.map(({ id }) => id).toSorted()).toEqual(Object.keys(claims).toSorted());
});

test.each(map.map((row) => [row.paper, row.section, row.says, row] as const))(
  "%s, %s: %s",
  async (paper, _section, _says, { id, command }) => {
    const [{ with: replaced = {}, more = "" }, holds] = claims[id]!;
    const model = paper === "LogicAsker" ? learner : "reasoner:coin";
    const usual = { MODEL: model, "polished.jsonl": "set.jsonl" };
    const [, ...words] = wordsOf(command);
    const args = [...words.map((word) => ({ ...usual, ...replaced })[word] ?? word), ...wordsOf(more)];
    const name = args.join(" ");
    if (!outputs.has(name)) outputs.set(name, outputOf(args));
    await holds(await outputs.get(name)!);
  },
);
