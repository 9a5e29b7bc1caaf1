/**
 * Reading which of some labels a reply gives: True, False and Uncertain, relations of kinship, whatever a question's answers
 * are called. A label given as the answer ("Answer: Uncertain", "the answer is true", a box) beats one that has a sentence or
 * a line for itself or follows "so" or "therefore", that beats one said of the statement ("it is false"), and among equals
 * the last one counts, after a correction only those that follow it. Where none is marked, a label counts if the reply
 * names no other. A label that is denied, supposed, asked about or listed beside others ("true or false") says nothing.
 * Thinking is never read. Every look round a word is bounded, so time is linear.
 */
import { replyWords, sentenceEnds, type ReplyWord } from "./reply-words.ts";
import { returns } from "./spoken-answers.ts";
import type { ReadAnswer } from "./verdict.ts";

/** A label in a reply: which one, and where it begins and ends, in words. */
type Mention = { readonly label: string; readonly at: number; readonly next: number };

type Words = readonly ReplyWord[];

/** The label that a reply gives. Never throws, on any string. */
export const readLabel = (reply: string, labels: readonly string[]): ReadAnswer => {
  const words = replyWords(reply);
  const unsaid = unsaidIn(words);
  const said = mentionsOf(words, labels).filter(
    (mention) => !unsaid[mention.at] && !isDenied(words, mention),
  );
  const free = said.filter((mention, i) => !isListed(words, mention, said[i - 1], said[i + 1]));
  const corrected = words.findLastIndex((_, i) => isCorrection(words, i));
  const later = free.filter(({ at }) => at > corrected);
  const inForce = later.length > 0 ? later : free;
  const [first] = inForce;
  const chosen =
    inForce.findLast(({ at }) => subjectOf(words, at) === "answer") ??
    inForce.findLast((mention) => isByItself(words, mention)) ??
    inForce.findLast(({ at }) => subjectOf(words, at) === "statement") ??
    (inForce.every(({ label }) => label === first?.label) ? inForce.at(-1) : undefined);
  if (chosen === undefined) return { answer: undefined };
  return { answer: chosen.label, span: [words[chosen.at]!.start, words[chosen.next - 1]!.end] };
};

/** Every label in the words, the longest where several begin at one place. */
const mentionsOf = (words: Words, labels: readonly string[]): readonly Mention[] => {
  const sought = labels
    .map((label) => ({ label, parts: replyWords(label).map(({ text }) => text) }))
    .filter(({ parts }) => parts.length > 0)
    .toSorted((a, b) => b.parts.length - a.parts.length);
  const found: Mention[] = [];
  for (let at = 0; at < words.length; at++) {
    const hit = sought.find(({ parts }) => parts.every((part, i) => words[at + i]?.text === part));
    if (hit === undefined) continue;
    const next = at + hit.parts.length;
    found.push({ label: hit.label, at, next });
    at = next - 1;
  }
  return found;
};

const listOf = (list: string): ReadonlySet<string> => new Set(list.split(" "));

const negations = listOf(
  "not no never neither nor cannot without isn't can't don't doesn't won't wasn't couldn't",
);
const openers = listOf(
  "that whether if think believe say conclude determine know tell prove infer show imply mean make where which when",
);
const suppositions = listOf("if suppose assume assuming unless whether otherwise");

/** For each word, whether it is asked, supposed, or in a clause that is denied: "we cannot conclude that it is true". */
const unsaidIn = (words: Words): readonly boolean[] => {
  const asked = new Map(words.flatMap(({ text, sentence }, i) => (text === "?" ? [[sentence, i]] : [])));
  let [denial, isSupposed, isUnsaid] = [Number.NEGATIVE_INFINITY, false, false];
  return words.map(({ text, sentence }, i) => {
    const isNew = sentence !== words[i - 1]?.sentence || returns.has(text);
    if (isNew || (text === "," && commits(words, i + 1))) isSupposed = false;
    if (isNew || text === ",") [denial, isUnsaid] = [Number.NEGATIVE_INFINITY, isSupposed];
    if (negations.has(text)) denial = i;
    if (suppositions.has(text)) isSupposed = true;
    if (isSupposed || (openers.has(text) && i - denial <= 6)) isUnsaid = true;
    return isUnsaid || i < (asked.get(sentence) ?? 0);
  });
};

/** "If I must choose, I'd say …", "assuming all that, the answer is …": what follows the comma is no supposition. */
const commits = (words: Words, at: number): boolean =>
  /^(?:i|i'd|i'll|we|my)$/.test(words[at]?.text ?? "") ||
  [1, 2].some((ahead) => answers.has(words[at + ahead]?.text ?? ""));

const fillers = listOf(
  "a an the be been necessarily definitely clearly strictly really actually always merely simply just even her his its their my your",
);

/** "not true", "no contradiction", "isn't necessarily false", "rather than true", "neutral: no". */
const isDenied = (words: Words, { at, next }: Mention): boolean => {
  if (words[next]?.text === ":" && words[next + 1]?.text === "no") return true;
  let before = at - 1;
  while (before > at - 4 && fillers.has(words[before]?.text ?? "")) before--;
  const word = words[before]?.text ?? "";
  return negations.has(word) || /^(?:rather than|instead of)$/.test(`${words[before - 1]?.text} ${word}`);
};

/** "true or false", "True / False / Uncertain", or a line each: a list of what might be answered. */
const isListed = (
  words: Words,
  { label, at, next }: Mention,
  before: Mention | undefined,
  after: Mention | undefined,
): boolean => {
  const joins = (from: number, to: number): boolean => {
    if (to - from > 4) return false;
    const between = words.slice(from, to).map(({ text }) => text);
    return /^(?:(?:[,/|&]|or|and)(?: (?:[,/|&]|or|and|maybe))*|\n(?: [-–])?|(?:\. |, )?\n \d{1,2} [.)]|(?:, )?\( ?\d{1,2} \))$/.test(
      between.join(" "),
    );
  };
  return (
    (before !== undefined && before.label !== label && joins(before.next, at)) ||
    (after !== undefined && after.label !== label && joins(next, after.at))
  );
};

const isCorrection = (words: Words, i: number): boolean =>
  /^(?:wait|correction|oops|actually|scratch|sorry|reconsidering)$/.test(words[i]!.text) &&
  words[i]!.sentence !== words[i - 1]?.sentence;

const ends = (word: ReplyWord | undefined): boolean => word === undefined || sentenceEnds.has(word.text);

/** Alone in its sentence or line, at its beginning with a reason to follow, or after "so", "therefore" and their like. */
const isByItself = (words: Words, { at, next }: Mention): boolean => {
  let before = at - 1;
  while (before > at - 3 && /^[-–—(>,:]$/.test(words[before]?.text ?? "")) before--;
  const begins = ends(words[before]) || words[before]!.sentence !== words[at]!.sentence;
  const concludes = /^(?:so|therefore|thus|hence|consequently|conclude)$/.test(words[before]?.text ?? "");
  if (!begins && !concludes) return false;
  const after = words[next];
  return ends(after) || after?.text === ")" || /^(?:,|:|-|–|—|because|since|as|given)$/.test(after!.text);
};

const links = listOf(
  "therefore thus then clearly definitely most likely indeed simply just still that it the a an option ( hence \n",
);
const marks = listOf(": = - – — → >");
const copulas = listOf("is was be are it's remains");
const answers = listOf("answer answers label verdict decision judgement judgment");
const statements = listOf(
  "conclusion result statement hypothesis relation relationship claim sentence proposition it it's this",
);
const clauseEnds = listOf(", : because since as if when where while although though and but for");

/** What a label is said of: the answer ("answer: …", "the answer to it is that …", a box), the statement, or neither. */
const subjectOf = (words: Words, at: number): "answer" | "statement" | undefined => {
  let before = at - 1;
  let outermost = "";
  for (; before >= at - 8; before--) {
    const text = words[before]?.text ?? "";
    if (text === "boxed") return "answer";
    if (copulas.has(text) || marks.has(text)) outermost = text;
    else if (!links.has(text)) break;
  }
  if (outermost === "" || /^(?:may|might|could|can)$/.test(words[before]?.text ?? "")) return undefined;
  // Words may stand between a subject and its verb; a colon follows its heading at once.
  const from = Math.max(0, before - (marks.has(outermost) ? 0 : 8));
  const near = words.slice(from, at).map(({ text }) => text);
  const subject = near.slice(near.findLastIndex((text, i) => from + i <= before && isClauseEnd(text)) + 1);
  if (subject.some((text) => answers.has(text))) return "answer";
  return subject.some((text) => statements.has(text)) ? "statement" : undefined;
};

const isClauseEnd = (text: string): boolean =>
  clauseEnds.has(text) || (text !== "\n" && sentenceEnds.has(text));
