/** The built-in reasoners: what each answers, to questions with yes and no and to those with four options. */
import { describe, expect, test } from "vitest";
import { createGenerator, optionLetters, rotated, suiteOf, type AskedItem } from "#items";
import { everyday, plain } from "#language";
import { openModel, openReasoner, reasoners } from "#models";
import { judge, readOption } from "#scores";
import { choicePrompt, promptFor } from "#runs";
import { choices } from "../items/choice/made.ts";

const plan = { profile: "full", length: 1, seed: 4, style: plain, lexicon: everyday } as const;
const items = [...suiteOf(plan, { perLeaf: 1 }, createGenerator(plan))].flatMap((outcome) =>
  "item" in outcome ? [outcome.item] : [],
);
const rotations = choices(6).flatMap((item) => [0, 1, 2, 3].map((rotation) => rotated(item, rotation)));

const modelNamed = (id: string) => openModel(id, { env: {}, reasoners: openReasoner });
const models = new Map(reasoners.map((name) => [`reasoner:${name}`, modelNamed(`reasoner:${name}`)]));

/** What a reasoner says to a question, with nothing but the prompt. */
const saysTo = async (id: string, item: AskedItem): Promise<string> => {
  const prompt =
    item.kind === "choice"
      ? choicePrompt(item, { template: "appendix" })
      : promptFor(item, { style: "direct" }, []);
  const reply = await (models.get(id) ?? modelNamed(id)).ask(prompt, {});
  return reply.text;
};

describe("a reasoner", () => {
  test.each(reasoners)("%s answers readably, and the same a second time", async (name) => {
    for (const item of items.slice(0, 8)) {
      const text = await saysTo(`reasoner:${name}`, item);
      expect(judge({ label: "yes" }, { status: "answered", text }).outcome).toMatch(/^(in)?correct$/);
      expect(await saysTo(`reasoner:${name}`, item)).toBe(text);
    }
    for (const rotation of rotations.slice(0, 4)) {
      const text = await saysTo(`reasoner:${name}`, rotation);
      expect(optionLetters).toContain(readOption(text, rotation.options).answer);
    }
  });

  test("oracle is right on every leaf and in every rotation", async () => {
    expect(items).toHaveLength(233);
    for (const item of items)
      expect(
        judge(item, { status: "answered", text: await saysTo("reasoner:oracle", item) }).outcome,
        item.question,
      ).toBe("correct");
    for (const rotation of rotations)
      expect(readOption(await saysTo("reasoner:oracle", rotation), rotation.options).answer).toBe(
        rotation.label,
      );
  });

  test("affirmer says yes, or A", async () => {
    for (const item of items.slice(0, 8)) expect(await saysTo("reasoner:affirmer", item)).toMatch(/^Yes/);
    for (const rotation of rotations)
      expect(readOption(await saysTo("reasoner:affirmer", rotation), rotation.options).answer).toBe("A");
  });

  test("of an unknown name is refused with the nearest known one", () => {
    expect(() => modelNamed("reasoner:orakle")).toThrow(/unknown reasoner/);
  });
});
