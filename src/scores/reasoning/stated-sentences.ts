/**
 * The sentences of a reply's reasoning, each with its place and what it is said as: a claim, an inference, or an
 * assumption. Layout is looked through: list marks, Markdown, and justifications in brackets. A sentence that only talks
 * about the question ("we need to check whether …") is a sentence, too; whoever reads it finds no formula in it.
 */
import { sentenceOf } from "#language/capitals";
import table from "../../../data/reading/lead-ins.json" with { type: "json" };
import { pattern } from "../reading/patterns.ts";

/** What a sentence is put forward as; `asked` is what a label such as "Conclusion to check:" announces, and claims nothing. */
const roles = ["claim", "inference", "assumption", "asked"] as const;
type Role = (typeof roles)[number];

export type StatedSentence = {
  /** Without list marks, lead-in and justification; begins with a capital and ends with a full stop. */
  readonly text: string;
  readonly role: Role;
  /** `[start, end)` of the whole sentence in the reply. */
  readonly span: readonly [start: number, end: number];
};

/** A sentence with a comma may be two in one, as in "Since A, B": the ways to cut it, tried in turn. */
type Cut = readonly StatedSentence[];

/** Replies are read up to here. */
const maxCharacters = 40_000;
const maxCommas = 6;

/** The sentences of a reply, in order; for each the ways in which it can be cut, the uncut one first. */
export const statedSentences = (reply: string): readonly (readonly Cut[])[] => {
  const found: (readonly Cut[])[] = [];
  const text = reply.slice(0, maxCharacters);
  for (const [start, end] of piecesOf(text)) {
    const bare = withoutLayout(text.slice(start, end));
    if (!/\p{L}/u.test(bare) || pattern("answer line").test(bare)) continue;
    found.push(cutsOf(bare, [start, end]));
  }
  return found;
};

/** Whether a sentence, read or not, may open an assumption: what comes behind it may rest on that. */
export const mayAssume = (text: string): boolean =>
  /\b(?:suppos|assum|imagin|consider|scenario|world|case|if we|let)/i.test(text);

/** Lines cut behind full stops, question marks and exclamation marks. */
function* piecesOf(text: string): Generator<readonly [number, number]> {
  let start = 0;
  for (let at = 0; at <= text.length; at++) {
    const letter = text[at];
    const isEnd =
      letter === undefined ||
      letter === "\n" ||
      (".!?".includes(letter) && /[\s*_)\]"”]/.test(text[at + 1] ?? " ") && !isNumber(text, start, at));
    if (!isEnd) continue;
    const end = letter === undefined || letter === "\n" ? at : at + 1;
    if (end > start) yield [start, end];
    start = end;
  }
}

/** "3." at the head of a line is its number and no sentence. */
const isNumber = (text: string, start: number, end: number): boolean =>
  /^[\s#>*_-]{0,12}(?:step |premise |line )?\(?\w{1,3}$/i.test(text.slice(start, end).slice(0, 40));

const withoutLayout = (piece: string): string => {
  let bare = piece.replaceAll(/[*_`"“”]/g, "").trim();
  for (let i = 0; i < 3; i++) bare = bare.replace(pattern("list mark"), "");
  return bare;
};

/** What a sentence begins with, and as what it is then put forward. */
const leadIns = table.leadIns.map(({ pattern, role }) => ({
  pattern: new RegExp(pattern, "i"),
  role: roles.find((one) => one === role) ?? "claim",
}));

const cutsOf = (bare: string, span: StatedSentence["span"]): readonly Cut[] => {
  const whole = stated(bare, "claim", span);
  const cuts: Cut[] = [[whole]];
  const since = /^(?:since|because|as|given that)\s/i.exec(bare);
  const rest = since === null ? whole.text : bare.slice(since[0].length);
  let commas = 0;
  for (let at = 0; at < rest.length && commas < maxCommas; at++) {
    const joint = jointAt(rest, at, since !== null);
    if (joint === undefined) continue;
    commas += 1;
    const before = rest.slice(0, at);
    const behind = rest.slice(at + joint.length);
    if (before === "" || behind === "") continue;
    cuts.push([stated(before, whole.role, span), stated(behind, "inference", span)]);
  }
  return cuts;
};

const jointAt = (text: string, at: number, isReason: boolean): string | undefined =>
  table.joints.find((joint) => text.startsWith(joint, at)) ??
  (isReason && text.startsWith(", ", at) ? ", " : undefined);

const stated = (words: string, role: Role, span: StatedSentence["span"]): StatedSentence => {
  let text = words.replace(pattern("reason in brackets"), "");
  let as = role;
  for (let i = 0; i < 4; i++) {
    const lead = leadIns.find(({ pattern }) => pattern.test(text));
    if (lead === undefined) break;
    text = text.replace(lead.pattern, "");
    if (as === "claim" || lead.role !== "claim") as = lead.role;
  }
  const body = text.replace(/[\s.;,:]{1,20}$/, "");
  return { text: sentenceOf(body), role: as, span };
};
