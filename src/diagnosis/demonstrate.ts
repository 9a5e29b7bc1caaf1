/**
 * Builds few-shot examples: questions as they are asked, with their answer and its reason; in style paper in the papers' words (§3.4
 * and Appendix E of the ACL text: "We cannot infer that: … Because that contradicts the premises."). The same content is also a
 * question and a reply, for chats and training files. A function (`reasons.ts`) supplies the reason; `source` names the origin of its form.
 */
import { isForReaders, papersOpening } from "#items/formats/yes-no";
import type { ProblemLine } from "#items/problem-line";
import type { Question } from "#items/question";
import { OrganonError } from "#logic/error";
import type { Message, Prompt } from "#models/language-model";
import type { Shot } from "./choose-shots.ts";
import { reasonTellers, type TellReason } from "./reasons.ts";

export type Demonstration = {
  readonly itemId: string;
  readonly rule: string;
  readonly kind: ProblemLine<"rule">["kind"];
  readonly label: ProblemLine<"rule">["label"];
  /** The question, its answer and the reason: a few-shot example as text. A list and a proof have a line for each entry. */
  readonly text: string;
  /** The question as it is asked, and a good answer to it: a few-shot example as two turns of a chat. */
  readonly question: string;
  readonly answer: string;
  /** The origin of the reason's form. */
  readonly source: "paper" | "organon";
  readonly standIn: boolean;
};

/** Returns the few-shot example of an item. */
export const demonstrate = (
  item: ProblemLine<"rule">,
  {
    standIn = false,
    tellReason = reasonTellers.short,
  }: { readonly standIn?: boolean; readonly tellReason?: TellReason } = {},
): Demonstration => {
  const { question, premisesText } = item;
  const yesNo = item.label === "yes" ? "Yes." : "No.";
  const verdict = item.label === "yes" ? "We can infer that:" : "We cannot infer that:";
  const { reason, source } = tellReason(item);
  const join = (...parts: readonly string[]): string =>
    parts.filter(Boolean).join(reason.includes("\n") ? "\n" : " ");
  const told = join(`${verdict} ${item.conclusionText}`, reason);
  const answer = isForReaders(item) ? join(yesNo, reason) : `${yesNo} ${told}`;
  return {
    itemId: item.id,
    rule: item.rule,
    kind: item.kind,
    label: item.label,
    text: isForReaders(item) ? `${question}\n${answer}` : [papersOpening, ...premisesText, told].join(" "),
    question,
    answer,
    source,
    standIn,
  };
};

/** Makes item `index` of a skill; undefined if there is none. */
export type MakeItem = (
  skill: { readonly rule: string; readonly kind: Shot["kind"] },
  index: number,
) => ProblemLine<"rule"> | undefined;

/** The number of items tried before a skill counts as having no new one. */
const maxTries = 200;

/**
 * Returns a few-shot example for each shot. Tested items and items already shown are skipped by id, so the seeds need
 * not differ. Throws `finding` if a skill has no new item, and `bug/wrong-skill` if `make` returns an item of another
 * skill or answer.
 */
export const demonstrations = (
  shots: readonly Shot[],
  make: MakeItem,
  tested: ReadonlySet<string>,
  tellReason: TellReason = reasonTellers.short,
): readonly Demonstration[] => {
  const used = new Set<string>();
  return shots.map((shot) => {
    for (let index = 0; index < maxTries; index++) {
      const item = make(shot, index);
      if (item === undefined) continue;
      if (item.rule !== shot.rule || item.kind !== shot.kind || item.label !== shot.label)
        throw new OrganonError(
          "bug/wrong-skill",
          `asked for ${shot.rule}/${shot.kind}, got ${item.rule}/${item.kind}`,
        );
      if (tested.has(item.id) || used.has(item.id)) continue;
      used.add(item.id);
      return demonstrate(item, { standIn: shot.standIn, tellReason });
    }
    throw new OrganonError("finding", `no item of “${shot.rule}” (${shot.kind}) is left that is not tested`, {
      hint: "use another seed, or a skill with more items",
    });
  });
};

/** The form of few-shot examples: text in front of the question, or earlier turns of a chat. */
export const shotForms = ["text", "chat"] as const;
export type ShotForm = (typeof shotForms)[number];

type LessonOptions = {
  readonly system?: string;
  /** Default: text, as in Appendix E. */
  readonly as?: ShotForm;
  /** The text after each question, and the end of its answer. */
  readonly ending?: { readonly asked: string; readonly answered: (label: "yes" | "no") => string };
};

/**
 * Returns the few-shot prompt of a question. As text: the examples, "Now answer the following question:", the
 * question (Appendix E). As chat: each example's question and answer as turns, then the question. Without examples:
 * the question alone. Throws `bug/tested-item-shown` if the question itself is among the examples.
 */
export const lesson = (
  shown: readonly Demonstration[],
  { id, text }: Pick<Question, "id" | "text">,
  { system, as = "text", ending }: LessonOptions = {},
): Prompt => {
  if (shown.some(({ itemId }) => itemId === id))
    throw new OrganonError("bug/tested-item-shown", `question ${id} would be shown with its answer`);
  const formatQuestion = (question: string): string =>
    ending === undefined ? question : `${question}\n\n${ending.asked}`;
  const before: readonly Message[] =
    as === "text"
      ? []
      : shown.flatMap(({ question, answer, label }) =>
          turns(formatQuestion(question), answer, ending?.answered(label)),
        );
  const parts =
    as === "chat" || shown.length === 0
      ? [text]
      : [...shown.map((one) => one.text), "Now answer the following question:", text];
  const messages: readonly Message[] = [
    ...before,
    { role: "user", content: formatQuestion(parts.join("\n\n")) },
  ];
  return {
    messages:
      system === undefined || system === "" ? messages : [{ role: "system", content: system }, ...messages],
  };
};

const turns = (question: string, answer: string, ending: string | undefined): readonly Message[] => [
  { role: "user", content: question },
  {
    role: "assistant",
    content: ending === undefined ? answer : `${answer.replace(/^(?:Yes|No)\.\s*/, "")}\n${ending}`,
  },
];

/** Returns few-shot examples as the turns of a chat, for training or other uses. */
export const chatTurns = (shown: readonly Demonstration[]): readonly Message[] =>
  shown.flatMap(({ question, answer }) => turns(question, answer, undefined));
