// @long: many questions
import type { ProblemLine } from "#items/problem-line";
import { describe, expect, test } from "vitest";
import { createGenerator } from "#items/generate";
import { toQuestion } from "#items/question";
import { everyday } from "#language/lexicons/everyday";
import { paper } from "#language/styles/paper";
import { demonstrate, shotForms } from "../../src/diagnosis/demonstrate.ts";
import { openModel } from "#models/open-model";
import { buildPrompt, withShots } from "#runs/prompt";
import { listShots } from "../../src/runs/plan.ts";

const plan = { profile: "paper", length: 1, seed: 5, style: paper, lexicon: everyday } as const;
const generator = createGenerator(plan);

/** The first items of a skill. */
const itemsOf = (rule: string, kind: string, count: number): readonly ProblemLine<"rule">[] => {
  const place = generator.skills.findIndex((skill) => skill.rule === rule && skill.kind === kind);
  return Array.from({ length: count }, (_, turn) =>
    generator.at(place + turn * generator.skills.length),
  ).flatMap((outcome) => ("item" in outcome ? [outcome.item] : []));
};

const [shownItem, ...asked] = itemsOf("modus tollens", "valid", 30);
if (shownItem === undefined) throw new Error("modus tollens gave no item");
const shown = [demonstrate(shownItem)];
const [item] = asked;
if (item === undefined) throw new Error("modus tollens gave one item only");

describe("what is sent for an item", () => {
  for (const style of ["direct", "cot"] as const)
    for (const as of shotForms)
      test(`${style}, demonstrations as ${as}: what the settings record is what is sent`, () => {
        const settings = withShots({ style, system: "Be brief." }, shown, as);
        expect(listShots(settings)).toEqual({ count: 1, as });
        const { messages } = buildPrompt(toQuestion(item), settings, shown);
        expect(messages[0]).toEqual({ role: "system", content: "Be brief." });
        expect(messages).toHaveLength(as === "chat" ? 4 : 2);
        expect(messages.at(-1)?.role).toBe("user");
        expect(messages.at(-1)?.content.includes("Final answer:")).toBe(style === "cot");
      });
});

describe("a novice that learns", () => {
  const novice = openModel("reasoner:novice?weak=modus tollens&slip=1&learns=true", {
    origin: "command line",
    env: {},
  });
  const answersTo = async (
    as: (typeof shotForms)[number],
    demonstrations: typeof shown,
    style: "direct" | "cot",
  ) => {
    const settings = withShots({ style }, demonstrations, as);
    const replies = await Promise.all(
      asked.map((one) => novice.ask(buildPrompt(toQuestion(one), settings, demonstrations), {})),
    );
    return new Set(replies.map(({ text }) => text));
  };

  test("slips without demonstrations", async () => {
    expect(await answersTo("text", [], "direct")).toEqual(new Set(["No."]));
  });

  for (const as of shotForms)
    for (const style of ["direct", "cot"] as const)
      test(`learns from demonstrations as ${as}, ${style}`, async () => {
        expect(await answersTo(as, shown, style)).toEqual(new Set(["Yes."]));
      });
});
