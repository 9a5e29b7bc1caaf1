/**
 * True if a line is what its id says. Answers are kept, shared and compared by a question's id, so an id that stands for other
 * words or another key would give one question's answers to another. Ids of proved items are hashes of what they are; a
 * plain question's id is its author's, and stands for the content that is first met under it.
 */
import { listProfileRules } from "#catalog/profiles";
import { hash128 } from "#arguments/random";
import { misuse } from "#logic/error";
import { parseProblemLine, type Line } from "./formats/lines.ts";
import { treeFaults } from "./label-faults.ts";
import { isAboutRule, isProblem, type ProblemLine } from "./problem-line.ts";
import { labelText, toQuestion, type Question } from "./question.ts";
import { lineFaults } from "./verify.ts";

/**
 * What some lines hold that are to be asked, each id once: a question that is asked twice would count as two. Misuse, with the line, for one that is not what its id says and for two
 * different questions under one id; `file` names the lines.
 */
export async function* linesToAsk(
  lines: AsyncIterable<Line>,
  file: string,
  onRepeated?: () => void,
): AsyncGenerator<ProblemLine> {
  const findFault = createIdentityCheck();
  const seen = new Set<string>();
  for await (const { text, number } of lines) {
    const place = `${file}:${number}`;
    const line = parseProblemLine(text, place);
    const fault = findFault(line, number);
    if (fault !== undefined)
      throw misuse(
        `${place}: ${fault}`,
        `organon audit ${file} tells all that is wrong; ask the file as it was made, or give what was changed an id of its own`,
      );
    if (seen.has(line.id)) onRepeated?.();
    else yield line;
    seen.add(line.id);
  }
}

/** Returns the content that distinguishes a plain question from others under its id: words, answers, key and tags. */
export const hashContent = ({ text, answers, key, tags }: Question): string =>
  hash128(JSON.stringify([text, answers, labelText(key), canonicalTags(tags)])).join(" ");

const canonicalTags = (tags: Question["tags"]): readonly string[] =>
  Object.entries(tags)
    .map(([name, value]) => JSON.stringify([name, value]))
    .toSorted((a, b) => (a < b ? -1 : 1));

const createIdentityCheck = () => {
  const rules = new Map(listProfileRules("full").map((rule) => [rule.name, rule]));
  const known = new Map<string, { readonly content: string; readonly line: number }>();
  return (line: ProblemLine, number: number): string | undefined => {
    const { id } = line;
    if (isProblem(line)) {
      const rule = isAboutRule(line) ? rules.get(line.rule) : undefined;
      // Rules that the catalog does not have may be the user's own.
      return lineFaults(line)[0] ?? (rule && isAboutRule(line) ? treeFaults(line, rule)[0] : undefined);
    }
    const content = hashContent(toQuestion(line));
    const before = known.get(id);
    if (before === undefined) known.set(id, { content, line: number });
    return before === undefined || before.content === content
      ? undefined
      : `the id ${id} stands for another question in line ${before.line}`;
  };
};
