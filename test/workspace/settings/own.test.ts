/** Rules, words and prompts of a configuration: in suites, prompts and audits, each by the name it has there. */
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { writeLine } from "#items/formats/lines";
import { audit } from "#experiments/audit/audit";
import { readEntries, fileSuite } from "#workspace/files/entries";
import { generate } from "#commands/generate/generate";
import { improve, lessonRuns } from "#experiments/teaching/improve";
import { planRun } from "#experiments/asking/plan-run";
import { openModels } from "#workspace/settings/open-models";
import { withOwn } from "#workspace/settings/own";
import { generatedSuite } from "#experiments/suites";
import { checkConfig } from "../../../src/workspace/settings/config.ts";
import { readTopicFile } from "../../../src/workspace/files/topic-file.ts";
import { promptNamed, type Own } from "../../../src/workspace/settings/own.ts";
import { lighthouse } from "../../language/lighthouse.ts";
import { askedRun, newStore, fixture, told } from "../../fixture.ts";

/** The example of organon init --topic. */
const garden = readTopicFile(fileURLToPath(new URL("../../../data/organon.topic.txt", import.meta.url)));
const written = {
  topics: [garden],
  rules: [
    { name: "exportation", category: "inference", forms: ["p → q; p → r ⊢ p → q ∧ r"] },
    { name: "hasty exclusion", category: "fallacy", forms: ["p ∨ q; r → p; r ⊢ ¬q"] },
  ],
  prompts: { terse: { text: "Be terse. {question}\nOne word of {labels}.", system: "You reason." } },
};
const config = await checkConfig(written, "organon.config.json");

describe("a suite with rules and topics of the configuration", () => {
  for (const profile of ["balanced", "paper"])
    test(`says what they are, and its questions of profile ${profile} are right in those words`, async () => {
      const skills = ["exportation", "hasty exclusion", "modus ponens"];
      const suite = withOwn(generatedSuite({ profile, perSkill: 2, skills, style: "natural" }), config);
      expect(suite.topics).toEqual([garden]);
      expect(suite.rules?.map(({ name }) => name)).toEqual(["exportation", "hasty exclusion"]);
      const lines = [...generate(suite)].map(writeLine);
      expect(lines.length).toBeGreaterThan(5);
      for (const line of lines) expect(line).toContain(garden.title);
      const file = fixture().save("own.jsonl", lines.join("\n"));
      const { findings } = await audit(readEntries(file), { name: file, own: config });
      expect(findings).toEqual([]);
      const unknowing = await audit(readEntries(file), { name: file });
      expect(unknowing.findings.map(({ fault }) => fault)).toContain("there is no rule “exportation”");
    });

  test("is asked and diagnosed like any other", async () => {
    const skills = ["exportation", "modus ponens", "addition"];
    const suite = withOwn(
      generatedSuite({ profile: "paper", perSkill: 4, skills, style: "natural" }),
      config,
    );
    const store = newStore();
    const models = openModels(["reasoner:oracle", "reasoner:novice?weak=exportation&slip=1"], {
      config,
      env: {},
    });
    await askedRun({ suite, models }, store);
    const { models: found } = await told(store);
    expect(found[0]?.accuracy.value).toBe(1);
    const weak = found[1] !== undefined && "weaknesses" in found[1] ? found[1].weaknesses : [];
    expect(weak[0]?.rule).toBe("exportation");
  });
});

describe("a run of a file with custom rules and topics", async () => {
  const skills = ["exportation", "modus ponens", "addition"];
  const made = withOwn(generatedSuite({ profile: "paper", perSkill: 4, skills, style: "natural" }), config);
  const { save: write } = fixture();
  const file = write("mine.jsonl", [...generate(made)].map(writeLine).join("\n"));
  const asked = async (own: Own) => {
    const store = newStore();
    const models = openModels(["reasoner:novice?weak=exportation&slip=1&learns=true"], { config, env: {} });
    await askedRun({ suite: await fileSuite(file, { own }), models }, store);
    return { store, models };
  };

  test("holds them, and is improved by new questions of the same", async () => {
    const suite = await fileSuite(file, { own: config });
    expect(suite.topics).toEqual([garden]);
    expect(suite.rules?.map(({ name }) => name)).toEqual(["exportation"]);
    const { store, models } = await asked(config);
    const run = await store.findRun("latest");
    const lesson = { k: 1, perSkill: 4, shots: 2 };
    const [planned] = await Array.fromAsync(lessonRuns(store, run, { models: [models[0]!], lesson }));
    for await (const { problem: item } of planned!.questions()) {
      expect(item!.rule).toBe("exportation");
      expect(item!.question).toContain(garden.title);
    }
  });

  test("without them says what is not known instead of making others", async () => {
    const { store, models } = await asked({});
    await expect(improve({ models }, { store })).rejects.toThrow("its rule “exportation” is not known here");
    const { rules: _rules, ...words } = config;
    expect((await fileSuite(file, { own: words })).rules).toBeUndefined();
    const plain = [...generate({ ...made, skills: ["modus ponens"] })].map(writeLine).join("\n");
    const other = await fileSuite(write("words.jsonl", plain));
    await askedRun({ suite: other, models }, store);
    await expect(improve({ models }, { store })).rejects.toThrow("its words are of no lexicon that is known");
  });

  test("of our own rules and words holds none", async () => {
    const ours = write(
      "ours.jsonl",
      [...generate({ perSkill: 2, skills: ["addition"] })].map(writeLine).join("\n"),
    );
    expect(await fileSuite(ours, { own: config })).toEqual({
      kind: "file",
      hash: expect.any(String),
      file: ours,
    });
  });
});

test("a suite that uses nothing of the configuration is what it is without one", () => {
  const suite = generatedSuite({ perSkill: 2, skills: ["modus ponens"], lexicon: "everyday" });
  expect(withOwn(suite, config)).toEqual(suite);
});

test("a prompt of the configuration stands around the question, and the plan records it", async () => {
  const options = { ...promptNamed("terse", config), models: openModels(["reasoner:oracle"], { env: {} }) };
  const suite = generatedSuite({ profile: "paper", limit: 2 });
  const { plan, prompt } = await planRun({ ...options, suite });
  const [question] = generate(suite);
  expect(plan.prompt).toMatchObject({ around: written.prompts.terse.text, system: "You reason." });
  expect(prompt(question!).messages).toEqual([
    { role: "system", content: "You reason." },
    { role: "user", content: `Be terse. ${question!.text}\nOne word of yes/no.` },
  ]);
  expect(() => promptNamed("ters", config)).toThrow("did you mean “terse”?");
});

describe("a configuration is refused with its file and what is wrong", () => {
  const refusals: readonly (readonly [object, string])[] = [
    [{ rules: [{ name: "wish", category: "inference", forms: ["p → q; q ⊢ p"] }] }, "is refuted"],
    [{ rules: [{ name: "wish", category: "guess", forms: ["p ⊢ p"] }] }, "rules.0.category"],
    [{ topics: [{ ...lighthouse, names: [] }] }, "topics.0: names: the topic has 0 of them"],
    [
      { topics: [lighthouse, { ...lighthouse, topic: "a copy" }] },
      "stands in the topic “a lighthouse museum”",
    ],
    [{ topics: [{ ...lighthouse, kinds: [1] }] }, "topics.0.kinds.0"],
    [{ topics: ["../topic.jsonc"] }, "is not a file in the folder"],
    [{ prompts: { mine: { text: "no hole" } } }, "it has {question} once"],
    [{ prompts: { cot: { text: "{question}" } } }, "built in"],
  ];
  for (const [value, why] of refusals)
    test(why, async () => {
      await expect(checkConfig(value, "mine.json")).rejects.toThrow(why);
      await expect(checkConfig(value, "mine.json")).rejects.toThrow("mine.json");
    });
});
