// @long: many questions
/** Wordings of the implication from a real server on this machine, which answers well, badly, and with malice. */
import { describe, expect, test } from "vitest";
import { audit } from "../../../src/experiments/audit/audit.ts";
import { readEntries } from "../../../src/workspace/files/entries.ts";
import { openChoiceGenerator, choiceItems } from "../../../src/items/open-suite.ts";
import { readTemplatesFile } from "../../../src/workspace/files/templates-file.ts";
import { proposeWordings, templatesText } from "../src/propose-wordings.ts";
import { openModels } from "../../../src/workspace/settings/open-models.ts";
import { choiceSuite } from "../../../src/experiments/suites.ts";
import { answering, startServer } from "../../../test/models/local-server.ts";
import { fixture } from "../../../test/fixture.ts";

const { save: write } = fixture();
const server = await startServer();

const propose = () => {
  const [model] = openModels([`openai-compatible:tested?url=${server.origin}/v1`], { env: {} });
  if (model === undefined) throw new Error("no model");
  return proposeWordings(model, 5);
};

describe("a model that proposes", () => {
  test("has what reads back admitted and the rest rejected with its reason", async () => {
    server.behave(
      answering(
        [
          "1. Provided that it is true that [A], we can conclude that [C].",
          "2. Whenever [A], probably [C].",
          "3. [A] if [C].",
          "4. If [A], then [C].",
          "5. The statement that [A] guarantees that [C].",
        ].join("\n"),
      ),
    );
    expect(await propose()).toEqual({
      admitted: [
        "provided that it is true that {A}, we can conclude that {C}",
        "the statement that {A} guarantees that {C}",
      ],
      rejected: [
        { text: "Whenever {A}, probably {C}.", reason: "no known phrase has “probably”" },
        { text: "{A} if {C}.", reason: "it means C → A" },
        { text: "If {A}, then {C}.", reason: "it is a built-in wording already" },
      ],
    });
  });

  test("cannot write to the terminal through a wording", async () => {
    server.behave(
      answering("\u001b[2J\u001b]0;owned\u0007If [A] \u202e, then [C].\nIf [A], then it is true that [C]."),
    );
    const { admitted, rejected } = await propose();
    // eslint-disable-next-line no-control-regex
    expect(JSON.stringify([admitted, rejected.map(({ text }) => text)])).not.toMatch(/[\u001b\u0007\u202e]/);
    expect(admitted).toHaveLength(1);
  });
});

describe("a file of wordings", () => {
  const wordings = [
    "provided that it is true that {A}, we can conclude that {C}",
    "the statement that {A} guarantees that {C}",
  ];

  test("gives items their words, which are read back when they are audited; a forged one is refused", async () => {
    const templates = write("wordings.json", templatesText({ v: 1, model: "x", wordings }));
    const admitted = await readTemplatesFile(templates);
    expect(admitted).toEqual(wordings);
    const suite = choiceSuite({ perType: 4 });
    const items = choiceItems(suite, openChoiceGenerator(suite, { wordings: admitted }));
    const lines = [...items].map((item) => JSON.stringify(item));
    const text = lines.join("\n");
    expect(text).toMatch(/"wordings":\[.*we can conclude that|"wordings":\[.*guarantees that/);
    const file = write("items.jsonl", text);
    expect(await audit(readEntries(file), { name: file })).toMatchObject({ findings: [] });
    const forged = write(
      "forged.jsonl",
      text.replaceAll(
        "the statement that {A} guarantees that {C}",
        "the statement that {C} guarantees that {A}",
      ),
    );
    await expect(audit(readEntries(forged), { name: forged })).rejects.toThrow(
      /forged\.jsonl:\d+: the wording “.*”: it means C → A/,
    );
  });
});
