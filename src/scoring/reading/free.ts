/** Answers in running text: alone in a sentence, as a conclusion ("so B"), stated of something ("the statement is true"), in passing. */
import { clauseOf, isDenied, isSupposed, isTentative, lastEnd, stretchBefore } from "./clauses.ts";
import type { Mention, Reply } from "./mention.ts";
import { pattern } from "./patterns.ts";

type Manner = Mention["manner"] | undefined;

/** The answers that a sentence names, in order, but for those that are asked, supposed, denied or listed. */
export const freeIn = (reply: Reply, i: number): readonly Mention[] => {
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
  const listed = many !== null && !isSupposed(stretchBefore(lower, many.index + 1));
  const place = listed ? { sentence: i, start: many.index + 1, end: many.index + many[0].length } : undefined;
  const several = place ? [{ outcome: "several", manner: "said", concludes: true, ...place } as const] : [];
  const single = named.flatMap((one, n): readonly Mention[] => {
    const { from, start, end } = one;
    const before = stretchBefore(lower, from + 1);
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
    const manner =
      kind === "yes-no"
        ? mannerOfWord(reply, i, before, after)
        : mannerOf(reply, stated, lower.slice(from, start), after);
    // "The statement is accurate": of anything else that word is no answer.
    const isVerdict = kind === "words" && /^(?:in)?(?:correct|accurate)$/.test(lower.slice(start, end));
    if (isVerdict && !pattern("of a claim").test(stated)) return [];
    return manner === undefined
      ? []
      : [{ answer, outcome: "one", manner, sentence: i, start, end, concludes: isConcluding(before, after) }];
  });
  return [...several, ...single];
};

/** What stands behind an option's label and its own words, in the next sentence where they end one: "Statement 3: It rains. must be true". */
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
  clauseOf(before.slice(-80)) !== before.slice(-80);

/** How a label, letter or number is said by what stands around it; `lead` stands before it as a part of its name. */
const mannerOf = ({ spellings: { kind } }: Reply, before: string, lead: string, behind: string): Manner => {
  const after = behind.replace(/^(?: \))? , which [^,]{1,100} , (?=(?:is|are|seems|appears|must|has) )/, " ");
  if (isDenied(before) || after.startsWith(" : no ")) return undefined;
  // "An argument is valid if …" says what valid means.
  if (
    kind === "words" &&
    / (?:an?|any|the) [a-z]{1,14} is (?:[a-z]{1,14}ly )?$/.test(before) &&
    /^ (?:only )?(?:if|when) /.test(after)
  )
    return undefined;
  const isEnd = /^ (?:$|[.,;:!?)|>–—-]|(?:because|since|as|given) )/.test(after);
  const isAlone =
    kind === "words"
      ? isEnd
      : (lead.endsWith("( ")
          ? /^ \) (?:\) )?[.:]? ?$/
          : /^ (?:[.:⟩] ?|, (?:not|because|since|as|for) .*)?$/
        ).test(after);
  if (
    (isAlone && /^ (?:\( |- |– |[<>] |\d{1,2} [.)] )?(?:\( )?$/.test(before)) ||
    (isEnd && pattern("concluding").test(before) && !(kind === "words" && before.endsWith(" which is ")))
  )
    return "said";
  if (kind === "words") {
    if (pattern("of others").test(before)) return undefined;
    const clause = before.slice(lastEnd(before, pattern("clause ends")));
    const isOpen = / (?:(?:may|might|could|can) be|would make (?:it|this|that)) (?:the |an? )?$/.test(before);
    if (isOpen || !pattern("of a statement").test(clause)) return "hinted";
    // "So the argument is invalid" takes back what was said before on the way.
    return isEnd && pattern("concludes").test(before) ? "said" : "stated";
  }
  const bare = after
    .replace(/^ (?:statement|option|choice|answer|conclusion|sentence|one)(?= )/, "")
    .replace(/^(?: \))? (?:\( [^()]{1,140} \)|– [^–]{1,140} –)/, "");
  if (kind === "letters" && lead.trim() === "" && !pattern("before a label").test(before)) return undefined;
  if (
    pattern("is correct").test(bare) ||
    (pattern("is left").test(bare) && / only (?:option )?$/.test(before + lead.slice(1)))
  )
    return "said";
  if (kind === "letters" || !pattern("is true").test(bare)) return undefined;
  if (/ (?:only|exactly) (?:[a-z]{5,10} )?(?:\( )?$/.test(before + lead.slice(1))) return "marked";
  return pattern("singled out").test(before) ? "said" : "stated";
};

/** How a bare yes or no is said; undefined where the word is no answer. */
const mannerOfWord = ({ sentences }: Reply, i: number, before: string, after: string): Manner => {
  if (isTentative(before) || / (?:not|isn't) (?:the case|true) that [^,.]{0,60}$/.test(before))
    return undefined;
  const left = before.replace(pattern("dress"), "");
  const isConcession = /^ ,[^.;]{0,160} but /.test(after) && (i > 0 || left.trim() !== "");
  if (/^ ?(?:[-–—] )?$/.test(left))
    return isConcession ? undefined : mannerOfReply(sentences[i - 1]?.text ?? "");
  if (left.endsWith(": ")) return pattern("check").test(left) ? "hinted" : "said";
  if (/[,–—→-] $/.test(left)) return isConcession || left.endsWith(" is , ") ? undefined : "said";
  return pattern("announces yes or no").test(left) ? "said" : undefined;
};

/** How a yes or no is said that begins a sentence: as what the sentence before it asks. */
const mannerOfReply = (asked: string): Manner => {
  if (!/\? [)⟩]? ?$/.test(asked)) return "said";
  if (/ (?:infer|inferred|conclude|concluded|deduce|deduced|follow|great|good) /i.test(asked)) return "said";
  return pattern("asks on the way").test(asked) ? undefined : "hinted";
};
