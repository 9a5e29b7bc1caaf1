/**
 * Option guessing (DivLogicEval §3.3, after Deng et al. 2024): a wrong option of a question is masked, and who has seen the
 * question can say it word for word. Of wrong options nothing but memory knows the words.
 */
import { createRandom } from "#arguments/random";
import { otherText, type Question } from "../question.ts";

/** The text in place of a masked option. */
const optionMask = "[MASK]";

const instruction = `One of the wrong options below is replaced by ${optionMask}. Reply with the words of that option and nothing else, exactly as they stand in the original question.`;

/**
 * The question with a wrong option masked, drawn by its id: ours in their original order, and anybody's whose options stand in the
 * text behind their letters; undefined for others. Its one answer is that option's words, under the label “option”: replies are
 * compared with them (`isSameOption`), not read.
 */
export const maskQuestion = (question: Question): Question | undefined => {
  const { id, text, answers, key, tags, group } = question;
  const wrong = answers.filter(
    ({ label, text: words = "" }) =>
      !key.includes(label) && words !== "" && text.includes(`${label}. ${words}`),
  );
  if (wrong.length === 0) return undefined;
  const { label, text: words = "" } = createRandom(`mask/${id}`).pick(wrong);
  return {
    id: `${id}/mask`,
    text: `${instruction}\n${text.replace(`${label}. ${words}`, () => `${label}. ${optionMask}`)}`,
    answers: [{ label: "option", text: words }, otherText],
    key: ["option"],
    tags: { category: "option guessing", ...(tags["type"] === undefined ? {} : { type: tags["type"] }) },
    group: group ?? id,
  };
};

/** True if a reply is the option word for word: its letter, quotes, case, spaces and the last stop do not count. */
export const isSameOption = (reply: string, option: string): boolean =>
  plain(reply) === plain(option) && plain(option) !== "";

const plain = (text: string): string =>
  text
    .trim()
    .replace(/^(?:answer:\s*)?[A-D][.)]\s+/i, "")
    .replaceAll(/["“”'’*`]/g, "")
    .replaceAll(/\s+/g, " ")
    .replace(/(?<![.\s])[.\s]+$/, "")
    .toLowerCase();
