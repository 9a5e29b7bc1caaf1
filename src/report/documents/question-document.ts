/**
 * One question of a run, whole: what was asked, why its key is the key, what was sent, and what each model replied, with
 * the words from which its answer was read.
 */
import { noted, present, section, table, text } from "../blocks.ts";
import type { Block, Document, Section, Text } from "../document.ts";
import { count } from "../numbers.ts";

/** Why a key is the key, of a question of ours. */
export type KeyGrounds = {
  readonly relation: string;
  readonly premises: readonly string[];
  readonly conclusion: string;
  /** The proof line by line, or two worlds, as text. */
  readonly drawn: string;
  /** The same in English. */
  readonly told: readonly string[];
};

/** What one model replied. */
export type QuestionReply = {
  readonly model: string;
  readonly epoch: number;
  readonly outcome: string;
  /** As read from the reply; null where none was. */
  readonly answer: string | null;
  readonly text: string | null;
  /** The place in the text from which the answer was read. */
  readonly span: readonly [start: number, end: number] | null;
  readonly thinking: string | null;
  readonly tokensOut: number | null;
  readonly seconds: number | null;
};

export type ShownQuestion = {
  readonly run: string;
  readonly id: string;
  readonly text: string;
  readonly key: string;
  readonly tags: Readonly<Record<string, string>>;
  readonly grounds: KeyGrounds | null;
  /** The messages as they were sent; null where nothing was sent yet. */
  readonly prompt: readonly { readonly role: string; readonly content: string }[] | null;
  readonly replies: readonly QuestionReply[];
};

/** The document of a question. */
export const questionDocument = (shown: ShownQuestion): Document => ({
  title: `Question ${shown.id}`,
  facts: [
    Object.entries(shown.tags)
      .filter(([name]) => name !== "base" && name !== "extension")
      .map(([name, value]) => `${name} ${value}`)
      .join(", "),
    ["run ", { code: shown.run }],
  ],
  sections: present([
    section("asked", "What is asked", [text(shown.text), text(`The right answer: ${shown.key}.`, "verdict")]),
    groundsSection(shown.grounds),
    promptSection(shown),
    ...shown.replies.map(replySection),
  ]),
});

const groundsSection = (grounds: KeyGrounds | null): Section | undefined => {
  if (grounds === null) return undefined;
  const { relation, premises, conclusion, drawn, told } = grounds;
  const blocks: readonly Block[] = [
    { kind: "code", code: `${premises.join("; ")} ⊢ ${conclusion}` },
    text(said[relation] ?? relation, "note"),
    { kind: "code", code: drawn, layout: "lines" },
    ...told.map((line) => text(line)),
  ];
  return section("key", "Why", blocks);
};

const said: Readonly<Record<string, string>> = {
  entailment: "The conclusion follows.",
  contradiction: "The conclusion is refuted: its negation follows.",
  neutral: "The premises leave the conclusion open: two worlds make them true, and differ on it.",
};

/** The prompt, unless it is the question alone. */
const promptSection = ({ prompt, text: asked }: ShownQuestion): Section | undefined => {
  if (prompt === null) return section("prompt", "The prompt", text("Nothing was sent yet.", "note"));
  if (prompt.length === 1 && prompt[0]?.content.trim() === asked.trim()) return undefined;
  return section(
    "prompt",
    "The prompt as it was sent",
    prompt.map(({ role, content }): Block => ({
      kind: "code",
      code: `${role}: ${content}`,
      layout: "lines",
    })),
  );
};

const replySection = (reply: QuestionReply, place: number): Section => {
  const { model, epoch, outcome, answer, thinking, tokensOut, seconds } = reply;
  const facts = present([
    outcome,
    answer !== null && `read as “${answer}”`,
    tokensOut !== null && `${count(tokensOut)} tokens`,
    seconds !== null && `${seconds.toFixed(1)} s`,
  ]);
  return section(
    `reply-${place + 1}`,
    epoch === 0 ? model : `${model}, asked again (${epoch + 1})`,
    [
      text(replyText(reply)),
      ...(thinking === null || thinking === ""
        ? []
        : [text(`${count(thinking.length)} characters of thinking are stored with it.`, "note")]),
    ],
    { note: facts.join(", ") },
  );
};

/** The reply, the words that were read as the answer between marks. */
const replyText = ({ text: reply, span }: QuestionReply): Text => {
  if (reply === null) return "No reply.";
  if (span === null) return reply === "" ? "An empty reply." : reply;
  const [start, end] = span;
  return [`${reply.slice(0, start)}»`, { code: reply.slice(start, end) }, `«${reply.slice(end)}`];
};

/** Questions in a list, with what one model answered. */
type QuestionList = {
  readonly total: number;
  readonly planned: number;
  readonly rows: readonly {
    readonly id: string;
    readonly text: string;
    readonly tags: Readonly<Record<string, string>>;
    readonly key: string;
    readonly state: string;
    readonly answer?: string;
  }[];
};

/** The document of a list. */
export const questionsDocument = (
  { total, planned, rows }: QuestionList,
  { run, model }: { readonly run: string; readonly model: string },
): Document => {
  const cells = rows.map(({ id, text: asked, tags, key, state, answer = "" }) =>
    noted(
      [
        { kind: "code", code: id.slice(0, 12) },
        [tags["rule"], tags["kind"]].filter(Boolean).join(", "),
        key,
        answer,
        state,
      ],
      asked,
    ),
  );
  const shown = rows.length < total ? `, the first ${count(rows.length)} of them` : "";
  return {
    title: `Questions put to ${model}`,
    facts: [`${count(total)} of ${count(planned)}${shown}`, ["run ", { code: run }]],
    sections: [
      {
        id: "questions",
        blocks: [
          table(["question", "skill", "key", "answer", "outcome"], cells, {
            notes: { heading: "text", shown: "each" },
          }),
          text(`organon show ${run} --question ID shows one of them whole.`, "note"),
        ],
      },
    ],
  };
};
