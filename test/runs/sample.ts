/**
 * Small things that the room's tests share: items, models, a reader and a clock that need nothing of the rooms
 * before.
 */
import { emptyLine, type ProblemLine } from "#items/problem-line";
import { toQuestion, yesNoOptions, type ProvedQuestion, type Question } from "#items/question";
import type { Suite } from "#items/suite";
import { ask as askOnce } from "#models/ask";
import type { Ask } from "#models/ask-all";
import type { LanguageModel, Prompt, Reply } from "#models/language-model";
import { Pace } from "#models/pace";
import { systemClock } from "#models/providers/system-clock";
import type { RunPlan } from "#runs/plan";
import type { AnswerReader } from "#scoring/judge";
import type { Session } from "#runs/store";

/** An item that differs from others in its number; every third is answered no. */
export const sampleItem = (index: number): ProblemLine<"rule"> => ({
  ...emptyLine(),
  id: `item-${index}`,
  seed: 1,
  index,
  profile: "test",
  logic: "propositional",
  category: index % 2 === 0 ? "inference" : "fallacy",
  rule: "modus ponens",
  base: "modus ponens",
  extension: "none",
  kind: "valid",
  length: 1,
  shortest: "proved",
  difficulty: 2,
  style: "paper",
  premises: ["p → q", "p"],
  conclusion: "q",
  relation: "entailment",
  task: "yes-no",
  key: [index % 3 === 0 ? "no" : "yes"],
  label: index % 3 === 0 ? "no" : "yes",
  options: yesNoOptions,
  lexicon: [],
  setting: null,
  premisesText: ["If it rains, then it pours.", "It rains."],
  conclusionText: "It pours.",
  question: `Question ${index}?`,
  certificate: { kind: "derivation", steps: [], witness: null, satisfying: null, refuting: null },
  steps: [],
  twin: null,
  argument: "",
});

export const sampleItems = (count: number): readonly ProblemLine<"rule">[] =>
  Array.from({ length: count }, (_, k) => sampleItem(k));

export const sampleQuestion = (index: number): ProvedQuestion => toQuestion(sampleItem(index));

export const sampleQuestions = (count: number): readonly ProvedQuestion[] =>
  sampleItems(count).map(toQuestion);

export const samplePrompt = ({ text }: Question): Prompt => ({ messages: [{ role: "user", content: text }] });

/** A suite that differs from others in its name. */
export const sampleSuite = (name: string | number): Suite => ({ kind: "file", hash: `${name}` });

export const samplePlan = (models: readonly string[], change: Partial<RunPlan> = {}): RunPlan => ({
  models,
  suite: sampleSuite("sample"),
  prompt: { style: "direct" },
  epochs: 1,
  ...change,
});

/** Reads the word that a reply begins with. */
export const sampleReader: AnswerReader = {
  name: "first-word",
  judge: ({ key }, response) => {
    if (response.status !== "answered") return { outcome: response.status };
    const word = /^(yes|no)/i.exec(response.text)?.[0].toLowerCase();
    if (word !== "yes" && word !== "no") return { outcome: "unreadable" };
    return { outcome: word === key[0] ? "correct" : "incorrect", answer: word, span: [0, word.length] };
  },
};

export const sampleReply = (text: string): Reply => ({
  text,
  finishReason: "stop",
  usage: { tokensIn: 9, tokensOut: 1 },
});

/** A model that answers by a function of the question, and counts how often it was asked what. */
export const sampleModel = (
  id: string,
  answer: (question: string) => Reply | Promise<Reply> = () => sampleReply("Yes."),
): LanguageModel & { readonly asked: string[] } => {
  const asked: string[] = [];
  return {
    id,
    provider: "test",
    model: id,
    organisation: "Test",
    parameters: { temperature: 0 },
    asked,
    ask: async ({ messages }) => {
      const question = messages.at(-1)?.content ?? "";
      asked.push(question);
      return answer(question);
    },
  };
};

/** Asks at full speed, and tries once only. */
export const sampleAsk = (): Ask => {
  const pace = new Pace({ clock: systemClock, concurrency: 64, start: 64 });
  const retry = { tries: 1, rateLimitTries: 1, firstDelayMs: 1, longestDelayMs: 1, totalMs: 1 };
  return (model, prompt, signals) => askOnce(model, prompt, { clock: systemClock, pace, retry, ...signals });
};

export const collect = async <Value>(values: AsyncIterable<Value>): Promise<Value[]> => {
  const all: Value[] = [];
  for await (const value of values) all.push(value);
  return all;
};

/** What a process last said of itself while it asked a run. */
export const sampleSession = (run: string): Session => ({
  id: "s",
  run,
  what: "asking",
  pid: 1,
  host: "h",
  since: "2026-01-01T00:00:00.000Z",
  touched: "2026-01-01T00:00:00.000Z",
  done: 1,
  total: 40,
  perSecond: 1,
  spentUsd: 0,
  waitMs: 0,
  perMinute: null,
  subjects: [],
});
