/**
 * The audit of a topic: its page, and the questions that it makes at several lengths, which are audited and answered from their text
 * alone.
 */
import { limitItems } from "../generate-lines.ts";
import { generatedSuite } from "../suites.ts";
import { openSource } from "#items/open-suite";
import type { ProblemLine } from "#items/problem-line";
import { toProblem } from "#items/to-problem";
import { createFaultFinder } from "#items/verify";
import { getTopicLexicon } from "#language/lexicons/topics";
import { lexicons } from "#language/lists";
import { topicPages } from "#language/topics/pages";
import type { TopicPage } from "#language/topics/topic";
import { examineTopic } from "#language/topics/topic-exam";
import { findDependentPairs } from "#language/topics/topic-pairs";
import { oracleAnswer } from "#models/reasoners/answers";

export type TopicAudit = {
  readonly topic: string;
  readonly faults: readonly string[];
  /** Phrases of which one may exclude or entail the other. */
  readonly pairs: readonly (readonly [string, string])[];
  /** Of each length how many questions the words suffice for. */
  readonly lengths: readonly { readonly length: number; readonly asked: number; readonly made: number }[];
  readonly samples: readonly string[];
};

const lengths = [1, 2, 3, 5, 7];
const sampled: ReadonlySet<number> = new Set([1, 3, 5]);
const perLength = 20;

/** Audits a page beside the program's topics. No questions are made of a page with faults. */
export const auditTopic = (page: TopicPage): TopicAudit => {
  const ours = topicPages();
  const { topic } = page;
  const faults = examineTopic(page, ours);
  if (faults.length > 0) return { topic, faults, pairs: [], lengths: [], samples: [] };
  const topics = [page];
  const counts = lengths.map((length) => ({ length, ...makeQuestions(topics, length) }));
  const lines = counts.flatMap((one) => one.lines);
  return {
    topic,
    faults: lines.length === 0 ? ["the topic makes no question"] : findFaults(lines, topics),
    pairs: findDependentPairs(page, ours),
    lengths: counts.map(({ length, asked, lines: { length: made } }) => ({ length, asked, made })),
    samples: counts.flatMap(({ length, lines: [line] }) =>
      sampled.has(length) && line !== undefined ? [line.question] : [],
    ),
  };
};

const makeQuestions = (topics: TopicPage[], length: number) => {
  const { outcomes } = limitItems(openSource(generatedSuite({ topics, length, perSkill: 2 })));
  const lines: ProblemLine[] = [];
  let asked = 0;
  for (const outcome of outcomes) {
    if (outcome === undefined) continue;
    asked++;
    if ("item" in outcome) lines.push(outcome.item);
    if (asked === perLength) break;
  }
  return { asked, lines };
};

const findFaults = (lines: readonly ProblemLine[], topics: readonly TopicPage[]): readonly string[] => {
  const known = [...lexicons, getTopicLexicon(topics)];
  const findAll = createFaultFinder({ lexicons: known });
  const answer = oracleAnswer(false, { lexicons: known });
  return lines.flatMap((line) => {
    const { question, label } = line;
    const problem = toProblem(line);
    const misread =
      answer(question, 0) === (label === "yes" ? "Yes." : "No.") ? [] : ["not answered from its text"];
    return [...(problem === undefined ? [] : findAll(problem)), ...misread].map(
      (fault) => `${fault}: “${question}”`,
    );
  });
};
