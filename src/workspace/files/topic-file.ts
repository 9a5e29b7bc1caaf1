/**
 * Topic files (organon init --topic): one JSON object, with lines of comments that begin with “//”. Every fault names its member, or
 * the line and the column of a text that is no JSON.
 */
import { topicSchema } from "#items/suite";
import { examineTopic } from "#language/topics/topic-exam";
import { topicPages } from "#language/topics/pages";
import type { TopicPage } from "#language/topics/topic";
import { misuse } from "#logic/error";
import { smallFile } from "#workspace/files/whole-file";
import { bySchema, unlessItThrows } from "./by-schema.ts";
import { orFileError } from "./file-error.ts";

/** The page of a file, unexamined; `shown` names it in messages. */
export const readTopicFile = (path: string, shown = path): TopicPage => {
  const text = orFileError(shown, () => smallFile(path)).replaceAll(/^[ \t]*\/\/.*$/gm, "");
  const value = unlessItThrows(
    (): unknown => JSON.parse(text),
    () => misuse(`${shown}:${findJsonFault(text)}: not JSON from here on`, hint),
  );
  return bySchema(topicSchema, value, (fault) => misuse(`${shown}: ${fault}`, hint));
};

/** Throws misuse with all that is wrong with some pages, alone and beside each other and the program's. */
export const requireTopics = (
  pages: readonly { readonly page: TopicPage; readonly name: string }[],
): void => {
  const ours = topicPages();
  const faults = pages.flatMap(({ page, name }, i) =>
    examineTopic(page, [...ours, ...pages.slice(0, i).map((other) => other.page)]).map(
      (fault) => `${name}: ${fault}`,
    ),
  );
  if (faults.length > 0) throw misuse(faults.join("\n  "), hint);
};

const hint = "organon init --topic writes an example; docs/generate-questions.md explains its members";

const token = /\s*("(?:[^"\\\n]|\\.)*"|[{}[\],:]|-?\d[\d.eE+-]*|true|false|null)/y;

/** What may come next: a value, a list's first or its end, a member's name or the end, its name, its colon, or what follows a value. */
const next = {
  value: /^["[{\dtfn-]/,
  first: /^["[{\dtfn\]-]/,
  member: /^[}"]/,
  name: /^"/,
  colon: /^:/,
  after: /^[,\]}]/,
};

/** "LINE:COLUMN" of the first token that cannot stand where it does. */
const findJsonFault = (text: string): string => {
  const open: string[] = [];
  let at = 0;
  let expected: keyof typeof next = "value";
  for (;;) {
    token.lastIndex = at;
    const [whole, part = ""]: readonly string[] = token.exec(text) ?? [];
    const isEnd = part === "}" || part === "]";
    if (whole === undefined || !next[expected].test(part) || (isEnd && open.pop() !== part)) break;
    at += whole.length;
    if (part === "{" || part === "[") open.push(part === "{" ? "}" : "]");
    expected = findNext(part, expected, open.at(-1) === "}");
  }
  const before = text.slice(0, at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0)).split("\n");
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
};

const findNext = (part: string, read: keyof typeof next, inObject: boolean): keyof typeof next => {
  if (part === "{") return "member";
  if (part === "[") return "first";
  if (part === ",") return inObject ? "name" : "value";
  if (part === ":") return "value";
  return part.startsWith('"') && (read === "member" || read === "name") ? "colon" : "after";
};
