// @long: starts a server
/**
 * What goes over the wire, recorded by a server on this machine: ten prompts of each kind beside Appendix G (LogicAsker) and
 * Appendix I (DivLogicEval), equal but for the content.
 */
import { expect, test } from "vitest";
import { z } from "zod";
import { papersConditions } from "#items/suite";
import { readQuestions } from "#runs/answers";
import { choiceSuite, generatedSuite } from "#experiments/suites";
import { run, type RunOptions } from "#experiments/asking/plan-run";
import { openModels } from "#workspace/settings/open-models";
import { completion, sending, startServer } from "../../models/local-server.ts";
import { newStore } from "../../fixture.ts";

const ten = 10;
const server = await startServer(sending(completion("Yes.")));

const body = z.looseObject({ messages: z.array(z.strictObject({ role: z.string(), content: z.string() })) });

/** Asks a suite of the server; what it was sent, and what was asked. */
const sent = async (options: Omit<RunOptions, "models">) => {
  const store = newStore(":memory:");
  const models = openModels([`openai-compatible:any?url=${server.origin}/v1`], { env: {} });
  server.seen.length = 0;
  const { run: asked } = await run({ ...options, models }, { store, pacing: { concurrency: 4, goOn: true } });
  const questions = await Array.fromAsync(readQuestions(store, asked));
  return { questions, prompts: server.seen.map((request) => body.parse(request.body).messages) };
};

test("LogicAsker Appendix G: the template with premises and conclusion, and nothing else, of each kind", async () => {
  const { questions, prompts } = await sent({ suite: generatedSuite({ ...papersConditions, perSkill: 1 }) });
  const texts = new Set(prompts.map((messages) => JSON.stringify(messages)));
  for (const kind of ["valid", "contradiction", "unrelated", "fallacy"]) {
    const some = questions.filter(({ tags }) => tags["kind"] === kind).slice(0, ten);
    expect(some).toHaveLength(ten);
    for (const { premises = [], conclusion = "" } of some) {
      const content = `Consider the following premises: ${premises.join(" ")} Can we infer the following from them? Answer yes or no: ${conclusion}`;
      expect(texts).toContain(JSON.stringify([{ role: "user", content }]));
    }
  }
});

test.each([
  [undefined, ""],
  [true, " Please try your best to answer correctly without performing any logical reasoning."],
] as const)("DivLogicEval Appendix I, without logical reasoning: %s", async (nolr, more) => {
  const suite = choiceSuite({ perType: ten, rotations: 1 });
  const { questions, prompts } = await sent({ suite, nolr });
  const texts = new Set(prompts.map((messages) => JSON.stringify(messages)));
  for (const type of ["3c1e", "3e1c", "missing-premise"]) {
    const some = questions.filter(({ tags }) => tags["type"] === type);
    expect(some).toHaveLength(ten);
    for (const { text, answers } of some) {
      const options = answers.map(({ label, text: option }) => `${label}. ${option}`);
      // Instruction, content, question and four options, each on its line; the question may show the goal on one of its own.
      const asked = text.split("\n");
      expect(asked.slice(-4)).toEqual(options);
      expect(asked.slice(0, -4).length).toBeGreaterThanOrEqual(2);
      const instruction = `You need to answer in the form of 'Answer: <A/B/C/D>' without explanation.${more}`;
      const lines = [instruction, ...asked].join("\n");
      expect(texts).toContain(JSON.stringify([{ role: "user", content: lines }]));
    }
  }
});
