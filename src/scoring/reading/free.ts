/** Answers in running text: alone in a sentence, as a conclusion ("so B"), stated of something ("the statement is true"), in passing. */
import {
  cutClause,
  isAnswerDenied,
  isDenied,
  isSupposed,
  isTentative,
  lastEnd,
  cutBefore,
  type Mention,
  type Reply,
} from "./mention.ts";
import { once } from "#logic/memoize";
import { pattern } from "./patterns.ts";
import rows from "../../../data/reading/manners.json" with { type: "json" };

/** The answers that a sentence names, in order, but for those that are asked, supposed, denied or listed. */
export const findFreeMentions = (reply: Reply, i: number): readonly Mention[] => {
  const { free, kind, labelOf, oppositeOf, room } = reply.spellings;
  const { text } = reply.sentences[i]!;
  const lower = text.toLowerCase();
  const named = [...text.matchAll(free)].flatMap((match) => {
    const answer = labelOf.get(match[1]!.toLowerCase());
    const end = match.index + match[0].length;
    return answer === undefined ? [] : [{ answer, from: match.index, start: end - match[1]!.length, end }];
  });
  const isJoined = (
    one: (typeof named)[number] | undefined,
    next: (typeof named)[number] | undefined,
  ): boolean =>
    one !== undefined &&
    next !== undefined &&
    one.answer !== next.answer &&
    pattern("joins").test(text.slice(one.end, next.from + 1));
  const many = kind === "numbers" ? pattern("listed numbers").exec(lower) : null;
  const listed = many !== null && !isSupposed(cutBefore(lower, many.index + 1));
  const place = listed ? { sentence: i, start: many.index + 1, end: many.index + many[0].length } : undefined;
  const several = place ? [{ manner: "said", concludes: true, ...place } as const] : [];
  const single = named.flatMap((one, n): readonly Mention[] => {
    const { from, start, end } = one;
    const before = cutBefore(lower, from + 1);
    const after = behindWords(reply, i, end, one.answer) ?? lower.slice(end, end + 180);
    if (
      reply.spellings.undecided !== undefined &&
      kind === "words" &&
      pattern("hedge").test(`${before}§${lower.slice(end, end + 120)}`)
    )
      return [];
    const isListed = isJoined(named[n - 1], one) || isJoined(one, named[n + 1]);
    if (start < text.lastIndexOf("?") || isListed || isSupposed(before) || !room.test(after)) return [];
    // Of two labels "not deductively valid" is the other one.
    const denied = before.endsWith(" necessarily ") ? null : pattern("denial").exec(before);
    const opposite = denied === null ? undefined : oppositeOf.get(one.answer);
    const answer = opposite ?? one.answer;
    const stated = opposite === undefined ? before : `${before.slice(0, denied?.index)} is `;
    const asked = reply.sentences[i - 1]?.text.toLowerCase() ?? "";
    const manner = classifyManner(reply.spellings, {
      before: stated,
      lead: lower.slice(from, start),
      after,
      asked,
    });
    // "The statement is accurate": of anything else that word is no answer.
    const isVerdict = kind === "words" && /^(?:in)?(?:correct|accurate)$/.test(lower.slice(start, end));
    if (isVerdict && !pattern("of a claim").test(stated)) return [];
    return manner === undefined
      ? []
      : [{ answer, manner, sentence: i, start, end, concludes: isConcluding(before, after) }];
  });
  return [...several, ...single];
};

/** Reads the words behind an option's label and its own words, in the next sentence if they end one: "Statement 3: It rains. must be true". */
const behindWords = (
  { sentences, spellings: { kind, options } }: Reply,
  i: number,
  end: number,
  answer: string,
): string | undefined => {
  const isNumbered = kind === "numbers" || kind === "letters";
  const own = isNumbered ? options.find(({ label }) => label === answer)?.words : undefined;
  if (own === undefined) return undefined;
  const rest = sentences[i]!.text.slice(end, end + own.length + 200).toLowerCase();
  const words = /^ (?:[:.)–-] )*/.exec(rest)![0].length;
  if (!rest.startsWith(`${own} `, words)) return undefined;
  const after = rest.slice(words + own.length);
  if (!/^ [.:]? ?$/.test(after)) return after;
  const next = sentences[i + 1]?.text
    .slice(0, 180)
    .toLowerCase()
    .replace(/^ this statement /, " ");
  return next !== undefined && / must be /.test(next.slice(0, 20)) ? next : undefined;
};

const isConcluding = (before: string, after: string): boolean =>
  (/^[^\p{L}\p{N}]*$/u.test(before) && /^ (?:$|[.!?…;])/.test(after)) ||
  cutClause(before.slice(-80)) !== before.slice(-80);

const mannerNames = ["marked", "said", "stated", "hinted"] as const;

/** How an answer is said by what stands around it (data/reading/manners.json): the first row that fits counts. § stands where a mention begins. */
export const manners = once(() =>
  rows.map(({ kinds, before = "", clause = "", after = "", asked = "", is }) => ({
    kinds: kinds.split(" "),
    patterns: [before, clause, after, asked].map((one) => new RegExp([one].flat().join("|"), "u")),
    manner: mannerNames.find((name) => name === is),
  })),
);

/** How an answer is said; `lead` stands before it as a part of its name, `asked` is the sentence before. */
const classifyManner = (
  { kind }: Reply["spellings"],
  { before, lead, after: behind, asked }: Readonly<Record<"before" | "lead" | "after" | "asked", string>>,
): Mention["manner"] | undefined => {
  const isBare = kind === "yes-no";
  if ((isBare ? isTentative(before) : isDenied(before)) || isAnswerDenied(before)) return undefined;
  const after = behind.replace(pattern("aside"), " ");
  const clause = isBare
    ? before.replace(pattern("dress"), "")
    : before.slice(lastEnd(before, pattern("clause ends")));
  const around = [`${before}§${lead.slice(1)}`, clause, after, asked];
  return manners().find(
    ({ kinds, patterns }) => kinds.includes(kind) && patterns.every((one, i) => one.test(around[i]!)),
  )?.manner;
};
