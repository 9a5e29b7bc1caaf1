/** The study told: every table and figure of §4 in each format, and the papers' numbers beside ours. */
import { describe, expect, test } from "vitest";
import { logicaskerDocument, logicaskerJson } from "#commands/study/logicasker-document";
import type { LogicAskerStudy } from "#report/logicasker/part";
import type { ModelReport } from "#report/summary";
import { publishedModelOf } from "#report/logicasker/published";
import { renderHtml } from "#report/render/html";
import { renderMarkdown } from "#report/render/markdown";
import { papersConditions } from "#items/suite";
import { generatedSuite } from "#experiments/suites";
import { besidePublished, conditionsOf } from "../../../src/report/logicasker/part.ts";
import { isOverBillion, papersPlaces, slips } from "../../../src/report/logicasker/published.ts";
import { validityOf } from "#scores/people/validity";
import { proportion } from "#scores/estimate";
import { exampleReport } from "../example-report.ts";

const lengthGroups = [1, 3, 5, 7].map((length) => ({
  name: String(length),
  accuracy: proportion(90 - 5 * length, 100),
  responseAccuracy: proportion(90 - 5 * length, 100),
  responseRate: proportion(100, 100),
}));

const exampleStudy = (id = "reasoner:novice", people = false): LogicAskerStudy => {
  const report = exampleReport();
  const annotation = { a: "yes", b: "yes", c: "yes" };
  return {
    report: {
      ...report,
      versions: { ...report.versions, reader: "papers" },
      models: report.models.map((model, i) => ({
        ...model,
        byLength: lengthGroups,
        bySteps: undefined,
        ...(i === 0 ? { id } : {}),
      })),
    },
    part: {
      weakRules: [
        {
          model: "novice",
          tied: 1,
          rules: [
            {
              rule: "modus tollens",
              type: "Incorrect",
              responseAccuracy: proportion(1, 20),
              example: {
                question: "Consider: If it rains <b>, then Ann sings. Ann does not sing. Does it not rain?",
                premisesText: ["If it rains <b>, then Ann sings.", "Ann does not sing."],
                conclusionText: "It rains.",
                label: "no",
                answer: "yes",
              },
            },
          ],
        },
      ],
      validity: {
        drawn: 208,
        of: 2080,
        faulty: 0,
        sheets: ["one.csv", "two.csv"],
        people: people
          ? validityOf(
              new Map([
                ["x", annotation],
                ["y", annotation],
              ]),
              new Map([
                ["x", annotation],
                ["y", { ...annotation, a: "no" }],
              ]),
            )
          : undefined,
      },
      noKeys: proportion(1450, 2080),
      counted: proportion(2000, 2080),
      lengthsRun: "abc",
      lengthsMix: "paper",
      conditions: conditionsOf({
        suite: generatedSuite({ ...papersConditions }),
        prompt: { style: "direct" },
        reader: "papers",
      }),
      sharedUnrelated: proportion(100, 630),
      allProved: true,
    },
  };
};

describe("the study of §4", () => {
  const { report, part } = exampleStudy();
  const html = renderHtml(logicaskerDocument(exampleStudy()));
  const markdown = renderMarkdown(logicaskerDocument(exampleStudy()));

  test("has every table in Markdown and every part in JSON", () => {
    for (const heading of [
      "Models",
      "Overall",
      "Accuracy by category",
      "Accuracy by logic",
      "Accuracy by length",
      "Weakest atomic rules",
      "Validity of the questions",
      "Few-shot examples",
      "Comparison with the papers",
      "Known inconsistencies of the papers",
    ])
      expect(markdown, heading).toContain(`## ${heading}`);
    const json = logicaskerJson(exampleStudy());
    expect(Object.keys(json.models[0]?.byLength ?? {})).toEqual(["1", "3", "5", "7"]);
    expect(json.validity.drawn).toBe(208);
    expect(json.slips).toBe(slips);
    expect(json.weakRules[0]?.rules[0]?.rule).toBe("modus tollens");
    expect(Object.keys(papersPlaces)).toHaveLength(8);
  });

  test("Table 1: the papers' systems by features, and what was asked here, counted", () => {
    const rowOf = (id: string, more: Partial<ModelReport> = {}, allProved = true): string => {
      const { report: one, part: own } = exampleStudy(id);
      const models = one.models.slice(0, 1).map((model) => ({ ...model, ...more }));
      const told = logicaskerDocument({ report: { ...one, models }, part: { ...own, allProved } });
      return /\| this study \|.*/.exec(renderMarkdown(told))?.[0] ?? "";
    };
    const page = renderMarkdown(logicaskerDocument(exampleStudy()));
    expect(page).toContain("| LogicAsker (the papers) | yes | yes | 30 | yes | yes | yes | 6 | GPT4 |");
    expect(rowOf("ollama:qwen2.5:7b")).toMatch(
      /^\| this study \| yes \| yes \| \d+ \| \w+ \| yes \| yes \| 1 \| novice \|$/,
    );
    expect(rowOf("ollama:qwen2.5:0.5b")).toContain("| 0 | novice |");
    expect(rowOf("reasoner:oracle")).toContain("| 0 | novice |");
    expect(rowOf("openai:gpt-5")).toContain("| 0 known, 1 unknown | novice |");
    const { examination } = report.models[0]!;
    const nothing = { bySkill: [], teaching: [], examination: { ...examination, skills: 0 } };
    expect(rowOf("openai:gpt-4", nothing, false)).toBe(
      "| this study | no | no | 0 | no | no | no | 1 | novice |",
    );
    expect(page).toContain("Conditions: the papers' (profile paper, style paper, lexicon papers");
  });

  test.each([
    ["openrouter:meta-llama/llama-3.3-70b-instruct", true],
    ["openrouter:mistralai/mixtral-8x7b-instruct", true],
    ["ollama:qwen3:30b-a3b", true],
    ["ollama:gemma3:270m", false],
    ["ollama:llama3.2:1b", undefined],
    ["openai:gpt-3.5-turbo", true],
    ["anthropic:claude-sonnet-4-5", undefined],
    ["ollama:bge:v1.5b2", undefined],
  ])("Table 1 counts %s as an LLM: %s", (id, is) => {
    expect(isOverBillion(id)).toBe(is);
  });

  test("the answer parser's name is under each table of answers compared with the papers', and ties at the last place are told", () => {
    expect(markdown).toContain(
      "1 more is as low as the last one listed, drawn by lot. Answer parser: papers.",
    );
    const beside = renderMarkdown(logicaskerDocument(exampleStudy("openai:gpt-4-0613")));
    expect(beside.split("Answer parser: papers.").length - 1).toBe(3);
    expect(besidePublished([], part)).toEqual([]);
    for (const reader of ["papers", undefined] as const)
      expect(
        conditionsOf({ suite: generatedSuite({ ...papersConditions }), prompt: { style: "direct" }, reader })
          .arePapers,
      ).toBe(reader === "papers");
  });

  test("§4.2: the skills of the second iteration are named, with both accuracies", () => {
    expect(markdown).toContain("Skills of the second iteration, novice");
    expect(markdown).toMatch(/\| modus tollens, contradiction \| .*\| 10\.0 % .* n 10 \|/);
  });

  test("Tables 3, 4 and 6 stand as printed below those of the models asked, whoever these are", () => {
    for (const row of [
      "| ChatGPT | 0.79 | 0.71 | 0.72 | 0.65 |",
      "| De Morgan's laws | Correct | 0.6 |",
      "| GPT-3 | 0.17 | 0.16 | 0.39 |",
    ])
      expect(markdown).toContain(row);
  });

  test("puts no number of the papers beside a model that they did not ask", () => {
    expect(besidePublished(report.models, part)).toEqual([]);
    expect(html).toContain("None of the models asked here");
  });

  test("puts the papers' numbers beside those of a model that they asked", () => {
    const study = exampleStudy("openai:gpt-4-0613");
    const beside = besidePublished(study.report.models, study.part);
    expect(beside.map(({ measure }) => measure)).toEqual([
      "first iteration",
      "length 1",
      "length 3",
      "length 5",
      "length 7",
      "second iteration",
      "zero demonstrations",
      "random demonstrations",
      "weak demonstrations",
    ]);
    const length3 = beside.find(({ measure }) => measure === "length 3");
    expect(length3).toMatchObject({
      published: "GPT-4",
      theirs: { value: 0.85, n: 100 },
      ours: { value: 0.75 },
    });
    expect(length3?.difference?.value).toBeCloseTo(-0.1, 10);
    const differs = (mix: "paper" | "skills", words: object = papersConditions) =>
      besidePublished(study.report.models, {
        lengthsMix: mix,
        conditions: conditionsOf({
          suite: generatedSuite({ profile: "paper", ...words }),
          prompt: { style: "direct" },
          reader: "papers",
        }),
      })
        .filter(({ difference }) => difference !== undefined)
        .map(({ measure }) => measure);
    expect(differs("skills")).toEqual(["first iteration"]);
    expect(differs("paper", { style: "natural" })).toEqual([]);
    expect(differs("paper")).toEqual(["first iteration", "length 1", "length 3", "length 5", "length 7"]);
  });
});

describe("a model of the papers", () => {
  test.each([
    ["openai:gpt-4", "GPT-4"],
    ["openai:gpt-4-0613?temperature=0", "GPT-4"],
    ["openrouter:openai/gpt-3.5-turbo", "ChatGPT"],
    ["openai-compatible:text-davinci-003?url=http://127.0.0.1:1/v1", "GPT-3"],
    ["openai-compatible:lmsys/vicuna-13b-v1.1?url=http://127.0.0.1:1/v1", "Vicuna 13b"],
    ["ollama:guanaco-33b-merged", "Guanaco 33b"],
  ])("%s is %s", (id, name) => {
    expect(publishedModelOf(id)?.name).toBe(name);
  });

  test.each([
    "openai:gpt-4o",
    "openai:gpt-4.1",
    "openai:gpt-4-turbo",
    "openai:gpt-3.5-turbo-0125",
    "ollama:vicuna:13b",
    "openai-compatible:lmsys/vicuna-13b-v1.5?url=http://127.0.0.1:1/v1",
    "reasoner:oracle",
  ])("%s is none of them", (id) => {
    expect(publishedModelOf(id)).toBeUndefined();
  });
});
