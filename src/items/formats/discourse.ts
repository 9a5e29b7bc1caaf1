/**
 * Links between the sentences of a passage, and the sentences without them again: a pronoun for the one person named right
 * before, "The same holds if …" for a second condition of one consequent, and a marker that carries no inference. They change
 * text alone: each sentence stands on its own beside them, and `removeLinks(addLinks(sentences)) = sentences`.
 */
import { capitalized } from "#language/capitals";
import { pronounOf } from "#language/pronouns";
import { lowered } from "#language/styles/natural-marks";

/** How a sentence is linked to the one before it; each word of it is undone by the text alone. */
export type Link = "pronoun" | "same" | "marker";

/** What adds a sentence, and tells nothing of what follows from what. */
export const marker = "Also,";

/** The links that sentences can have, by place; the marker stands now and then before the last one. */
export const linksOf = (sentences: readonly string[], drawn: number): readonly ReadonlySet<Link>[] =>
  sentences.map((sentence, i) => {
    const before = sentences[i - 1];
    const links = new Set<Link>();
    if (before === undefined || sentence.includes(":")) return links;
    if (pronounFor(before, sentence) !== undefined) links.add("pronoun");
    if (conditionBeside(before, sentence) !== undefined) links.add("same");
    if (i > 2 && i === sentences.length - 1 && drawn % 3 === 0) links.add("marker");
    return links;
  });

/** The sentences with the first of their links. */
export const addLinks = (
  sentences: readonly string[],
  links: readonly ReadonlySet<Link>[],
): readonly string[] =>
  sentences.map((sentence, i) => {
    const before = sentences[i - 1] ?? "";
    const [link] = ["same", "pronoun", "marker"].filter((one) => [...links[i]!].some((own) => own === one));
    if (link === "same") return `The same holds if ${conditionBeside(before, sentence)}.`;
    if (link === "pronoun") return capitalized(lowered(sentence).replace(...pronounFor(before, sentence)!));
    return link === "marker" ? `${marker} ${lowered(sentence)}` : sentence;
  });

/** The links that sentences of a text have, by place. */
export const linksIn = (texts: readonly string[]): readonly ReadonlySet<Link>[] =>
  texts.map((text) => {
    if (text.startsWith("The same holds if ")) return new Set(["same"]);
    if (text.startsWith(`${marker} `)) return new Set(["marker"]);
    return new Set(startsWithPronoun.test(text) ? ["pronoun"] : []);
  });

const startsWithPronoun = /^(?:If |Unless )?(?:he|she) /i;

/** The sentences of a paragraph, without their numbers. No phrase of a lexicon holds a full stop. */
export const sentencesOf = (paragraph: string): readonly string[] =>
  paragraph
    .trim()
    .split(/(?<=\.)\s+/)
    .map((sentence) => sentence.replace(/^\(\d+\) /, ""))
    .filter((sentence) => sentence !== "");

/** The sentences that linked ones were. */
export const removeLinks = (texts: readonly string[]): readonly string[] => {
  const sentences: string[] = [];
  for (const text of texts) {
    const before = sentences.at(-1) ?? "";
    const [, condition] = /^The same holds if (.+)\.$/.exec(text) ?? [];
    const [, lead = ""] = /^(If |Unless )?(?:he|she) /i.exec(text) ?? [];
    const name = namesIn(before)[0];
    if (text.startsWith(`${marker} `)) sentences.push(capitalized(text.slice(marker.length + 1)));
    else if (condition !== undefined) sentences.push(withCondition(before, condition) ?? text);
    else if (name !== undefined && startsWithPronoun.test(text))
      sentences.push(
        `${lead}${name}${text.slice(lead.length + (/^she/i.test(text.slice(lead.length)) ? 3 : 2))}`,
      );
    else sentences.push(text);
  }
  return sentences;
};

/** The name to be replaced and its pronoun, where both sentences are about one person and nobody else. */
const pronounFor = (before: string, sentence: string): [name: RegExp, pronoun: string] | undefined => {
  const [name, ...others] = namesIn(before);
  if (name === undefined || others.length > 0 || namesIn(sentence).join() !== name) return undefined;
  const pronoun = pronounOf(name);
  if (pronoun === undefined || speaksOfOthers(before) || speaksOfOthers(sentence)) return undefined;
  return new RegExp(`^(?:If |Unless )?${name} `, "i").test(sentence)
    ? [new RegExp(`\\b${name}\\b`), pronoun]
    : undefined;
};

/** The people named in a sentence, and letters that stand for somebody. */
const namesIn = (sentence: string): readonly string[] => [
  ...new Set(
    [...sentence.matchAll(/\b[A-Z]\w*/g)].flatMap(([word], i) =>
      i > 0 || pronounOf(word) !== undefined || /^[XYZ]$/.test(word) ? [word] : [],
    ),
  ),
];

/** Whether "she" could be somebody of a group, or "the critic". */
const speaksOfOthers = (sentence: string): boolean =>
  /\b(?:any|every|each|no|not one|none|all|someone|everyone|least one|who)\b/i.test(sentence) ||
  /(?:^|, |then |\bif |either |\bor |\band |unless )the /i.test(sentence);

const conditional = /^If (?<condition>[^,:;]+), (?<then>then )?(?<rest>[^:;]+)\.$/;
const turned = /^(?<rest>[^:;,]+) if (?<condition>[^:;,]+)\.$/;

/** The condition of a sentence whose consequent, word for word, is that of the one before. */
const conditionBeside = (before: string, sentence: string): string | undefined => {
  for (const form of [conditional, turned]) {
    const condition = form.exec(sentence)?.groups?.["condition"];
    if (condition !== undefined && withCondition(before, condition) === sentence && before !== sentence)
      return condition;
  }
  return undefined;
};

/** A conditional with another condition. */
const withCondition = (before: string, condition: string): string | undefined => {
  const one = conditional.exec(before)?.groups;
  if (one !== undefined) return `If ${condition}, ${one["then"] ?? ""}${one["rest"]}.`;
  const other = turned.exec(before)?.groups;
  return other && `${capitalized(`${other["rest"]} if ${condition}`)}.`;
};
