/**
 * From a reply to the lines of the proof in it: Fitch text, numbered prose, a table or JSON, kind about layout. It says what
 * stands there and judges nothing: `check-proof.ts` does.
 *
 * A proof is taken from the last code block that holds two lines of one, else from behind the last heading "Proof", else
 * from the whole reply; where numbers begin anew, the last lot counts. A line is a label, a formula (or a sentence in the
 * words of the question) and the rest, in which numbers are lines and a few words tell premises and suppositions.
 */
import lists from "../../../data/word-lists.json" with { type: "json" };
import { sentenceOf } from "#language/capitals";
import { falsity, type Formula } from "#logic/formula";
import { lettersOf, writtenFormula, writtenFormulas } from "#logic/notations/written";
import type { Letters } from "#logic/notations/written-tokens";
import { fencedBlocks, fromHeading } from "./blocks.ts";
import type { SentenceReader } from "../sentence-reader.ts";
import type { ProofLine, ProofProblem } from "./proof.ts";
import { jsonSteps, type JsonStep } from "./proof-json.ts";
import { wordLists } from "#language/word-lists";
import { pattern } from "../reading/patterns.ts";

/** Words of a line: those that give a supposition up or go on from it are `closing`. */
const is = wordLists(lists.proof);

/** A longer reply is read from its end; more lines are none of a proof that was asked for. Long problems have long proofs. */
const longestReply = (premises: number): number => 60_000 + 2_000 * premises;
const maxLines = (premises: number): number => 400 + 20 * premises;
const longestLine = 600;

/** The lines of the proof in a reply; none where there is no proof in it. Never throws; linear in the reply's length. */
export const readProof = (
  reply: string,
  problem: ProofProblem,
  readSentence: SentenceReader = () => undefined,
): readonly ProofLine[] => {
  const letters = lettersOf([...problem.premises, problem.goal]);
  const max = maxLines(problem.premises.length);
  const text = reply.slice(-longestReply(problem.premises.length)).replace(/\r\n?/g, "\n");
  if (pattern("proof taken back").test(text.slice(-600))) return [];
  const steps = jsonSteps(text);
  if (steps !== undefined) return fromJson(steps.slice(0, max), letters, readSentence);
  const behindHeading = fromHeading(text, pattern("proof heading")).replace(/^[^\n]*/, "");
  for (const block of [...fencedBlocks(text, 4), behindHeading]) {
    const lines = fromText(block, letters, readSentence, max);
    if (lines.filter(({ formula }) => formula !== undefined).length >= 2) return lines;
  }
  return fromText(text, letters, readSentence, max);
};

const fromJson = (
  steps: readonly JsonStep[],
  letters: Letters,
  readSentence: SentenceReader,
): readonly ProofLine[] => {
  const labels = new Set(steps.map(({ label }, i) => label ?? String(i + 1)));
  return steps.map(({ label, formula, reason, cites }, i) => {
    const whole = formula.slice(0, longestLine);
    const read =
      writtenFormula(whole, letters) ??
      readSentence(asSentence(whole)) ??
      (pattern("absurd").test(whole) ? falsity : undefined);
    const cited =
      cites === undefined
        ? citesIn(reason)
        : cites.flatMap((cite) => (labels.has(cite) ? [[cite] as const] : citesIn(cite)));
    return {
      label: label ?? String(i + 1),
      formula: read,
      role: roleOf(reason, cited.length > 0),
      cites: cited,
      depth: 0,
      isBroken: read === undefined ? true : undefined,
    };
  });
};

const fromText = (
  text: string,
  letters: Letters,
  readSentence: SentenceReader,
  max: number,
): readonly ProofLine[] => {
  const rows = text
    .split("\n")
    .map((row) => row.slice(0, longestLine))
    .filter((row) => !isRule(row));
  const isTable = text.split("\n").some((row) => /^\|?\s*:?-{2,}:?\s*\|[\s:|-]*$/.test(row.trim()));
  const lines: ProofLine[] = [];
  let position = 0;
  const isNumbered = rows.filter((row) => labelOf(row, isTable) !== undefined).length >= 2;
  for (const row of rows) {
    if (lines.length >= max) break;
    const label = labelOf(row, isTable);
    if (label === undefined && isNumbered) {
      // What stands under a numbered line goes on with it; words between the lines are words.
      continuation(lines, row, letters);
      continue;
    }
    if (label?.name === "1" && lines.length > 0) lines.length = 0;
    const body = label?.rest ?? row;
    const line = readBody(body, isTable, letters, readSentence);
    if (line.formula === undefined && label === undefined) continue;
    position++;
    lines.push({ ...line, label: label?.name ?? String(position), depth: label?.depth ?? depthOf(row) });
  }
  return lines;
};

/** A line of dashes, of a table's head or under premises. */
const isRule = (row: string): boolean => /^[\s\d│|├─┌└┬┴┼╞═:_=*+-]*$/u.test(row) && !/^\s*\d+\s*$/.test(row);

const bars = /^[\s│|├└┌>*+•]*(?:-\s+)?/u;

/** The number that a row of a proof begins with; undefined where it has none. */
export const rowLabel = (row: string): string | undefined => labelOf(row.slice(0, longestLine), false)?.name;

type Label = { readonly name: string; readonly rest: string; readonly depth: number };

/** The label at a line's head: "3.", "(3)", "Line 3:", "3 │ │", "| 3 |", "**3.**". */
const labelOf = (row: string, isTable: boolean): Label | undefined => {
  const lead = bars.exec(row)?.[0] ?? "";
  const found =
    /^(?:line |step |l)?[([*]{0,3}(\d{1,4}(?:\.\d{1,3}){0,3}[a-z]?)(?:[*]{0,2}[.):\]}]+[*]{0,2}|(?=[\s│|├]))[ \t]*/iu.exec(
      row.slice(lead.length),
    );
  if (found === null) return undefined;
  const rest = row.slice(lead.length + found[0].length);
  const inner = isTable ? "" : (/^[\s│|├]*/u.exec(rest)?.[0] ?? "");
  return { name: found[1]!, rest: rest.slice(inner.length), depth: depthOf(lead) + depthOf(inner) };
};

const depthOf = (text: string): number => {
  const lead = /^[\s│|├]*/u.exec(text)?.[0] ?? "";
  const drawn = lead.match(/[│|├]/gu)?.length ?? 0;
  return drawn > 0 ? drawn : Math.floor(lead.replaceAll("\t", "    ").length / 2);
};

type Body = Pick<ProofLine, "formula" | "role" | "cites" | "isBroken">;

const readBody = (body: string, isTable: boolean, letters: Letters, readSentence: SentenceReader): Body => {
  const text = isTable
    ? body
        .replace(/^\s*\|/, "")
        .replace(/\|\s*$/, "")
        .replaceAll("|", " ; ")
    : body;
  const { found, brokenAt } = writtenFormulas(text, letters);
  const chosen = chosenOf(text, found);
  if (brokenAt !== undefined && (chosen === undefined || brokenAt < chosen.at))
    return { formula: undefined, ...reasonIn(text), isBroken: true };
  if (chosen === undefined) {
    const sentence = sentenceIn(text, readSentence);
    if (sentence !== undefined) return { formula: sentence.formula, ...reasonIn(sentence.rest) };
    return { formula: pattern("absurd").test(text) ? falsity : undefined, ...reasonIn(text) };
  }
  // What else stands as a formula in the reason holds no numbers of lines.
  const reason = found.reduceRight((kept, { at, end }) => `${kept.slice(0, at)} ; ${kept.slice(end)}`, text);
  return { formula: chosen.formula, ...reasonIn(reason) };
};

type Found = ReturnType<typeof writtenFormulas>["found"][number];

/** The formula that a line states: the first, unless what it rests on is told before it. */
const chosenOf = (text: string, found: readonly Found[]): Found | undefined => {
  const [first] = found;
  if (first === undefined) return undefined;
  const before = text.slice(0, first.at);
  const after = text.slice(first.end);
  const tellsFirst =
    /\b(?:from|since|because|by|using|given|applying|as|combining|with)\b/i.test(before) || /\d/.test(before);
  const infers =
    /^\s*(?:,|;|and)?[^.;(]{0,80}\b(?:so|therefore|thus|hence|we (?:get|have|obtain|infer|conclude|derive)|yields?|gives?|implies that|it follows that)\b|^[^.;(]{0,60}[∴⊢]/i.test(
      after,
    );
  return tellsFirst || (found.length > 1 && infers) ? found.at(-1) : first;
};

/** The sentence of the question's language that stands in a line, and what stands around it. */
const sentenceIn = (
  text: string,
  readSentence: SentenceReader,
): { readonly formula: Formula; readonly rest: string } | undefined => {
  const plain = text.replace(/[*_`"“”]/g, "");
  const cuts = [
    0,
    ...[
      ...plain.matchAll(
        /(?:[,:;.—–([|]\s*|\s-\s|\s(?=\(|\[)|\b(?:that|so|therefore|thus|hence|by|from|since|because|using|assume|suppose|assuming|supposing)\b[,:]?\s)/gi,
      ),
    ].flatMap(({ index, 0: mark }) => [index, index + mark.length]),
    plain.length,
  ].slice(0, maxCuts);
  const places = [...new Set([...cuts, plain.length])];
  for (const start of places)
    for (const end of places.toReversed()) {
      if (end - start < 4) break;
      const part = plain.slice(start, end).trim();
      if (!/^\p{L}/u.test(part)) continue;
      const formula = readSentence(asSentence(part));
      if (formula !== undefined) return { formula, rest: `${plain.slice(0, start)} ; ${plain.slice(end)}` };
    }
  return undefined;
};

/** Places at which a line may be cut where its sentence is sought. */
const maxCuts = 14;

const asSentence = (text: string): string => sentenceOf(text.trim().replace(/(?<![.,;:\s])[.,;:\s]+$/, ""));

/** What a line says that it is and rests on. */
const reasonIn = (text: string): Pick<ProofLine, "role" | "cites"> => {
  const cites = citesIn(text);
  return { role: roleOf(text, cites.length > 0), cites };
};

/** What a line says it is: premises and suppositions are named so, and cite nothing but themselves. */
const roleOf = (text: string, hasCites: boolean): ProofLine["role"] => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const first = words.find((word) => !is("leading", word)) ?? "";
  if (hasCites)
    return is("supposing", first) && !words.some((word) => is("closing", word)) ? "assumption" : "step";
  if (words.some((word) => is("giving", word))) return "premise";
  const isAlone = words.length === 1 && is("abbreviations", first);
  if (isAlone || (words.some((word) => is("supposing", word)) && !words.some((word) => is("closing", word))))
    return "assumption";
  return words.length > 0 || /[∧∨→↔¬∀∃⊥]/u.test(text) ? "step" : undefined;
};

/**
 * The lines that a reason cites: numbers, ranges of them ("3-5", "3–5", "3 to 5", "3 through 5") and premises by their
 * names ("P1", "premise 2"). The digit of "∧E1" is the rule's.
 */
const citesIn = (text: string): readonly (readonly [string, string?])[] => {
  const plain = text
    .slice(0, longestLine)
    .replace(/(?:[∧∨&EI]|\b(?:simp|add|elim|intro))[_-]?[12](?=[\s,:;(]+\d)/giu, " rule ")
    .replace(/\bcase\s+\d+\b/gi, " ");
  const cites: [string, string?][] = [];
  const pattern =
    /(?<![\p{L}\d.])(?:(?:l(?:ines?)?|steps?|#)[ .#]*)?((?:premise |prem\.? ?|pr\.? ?|P)?\d{1,4}(?:\.\d{1,3})*[a-z]?)(?:\s*(?:-{1,3}|–|—|−|\.\.+|…|\bto\b|\bthrough\b|\bthru\b)\s*(?:l(?:ine)?[ .]*)?(\d{1,4}(?:\.\d{1,3})*[a-z]?))?(?![\p{L}\d])/giu;
  for (const [, from, to] of plain.matchAll(pattern)) {
    const name = from!.replace(/^p[a-z]*\.? ?(?=\d)/i, "P");
    cites.push(to === undefined ? [name] : [name, to]);
  }
  return cites;
};

/** A reason that stands on a line of its own under a numbered line that has none. */
const continuation = (lines: ProofLine[], row: string, letters: Letters): void => {
  const last = lines.at(-1);
  if (last === undefined || last.role !== undefined || last.cites.length > 0) return;
  if (last.formula === undefined || writtenFormulas(row, letters).found.length > 0) return;
  const { role, cites } = reasonIn(row);
  if (cites.length === 0 && role === undefined) return;
  lines[lines.length - 1] = { ...last, role, cites };
};
