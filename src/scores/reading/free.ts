/** Answers in running text: alone in a sentence, as a conclusion ("so B"), stated of something ("the statement is true"), in passing. */
import { clauseOf, denial, isDenied, isSupposed, isTentative, lastEnd, stretchBefore } from "./clauses.ts";
import type { Mention, Reply } from "./mention.ts";

const concluding =
  / (?:so|therefore|thus|hence|consequently|conclude|choose|select|pick|prefer|choosing|which is|go(?:ing)? with|left with|leav(?:es|ing)(?: us with)?|i answer|i'd say|actually|rather|correction|i mean|must be|has to be|leaves us with|given by|corresponds to|matches|we (?:get|obtain)|it is|it's|it must be|(?:it|this|that) would (?:still |then )?be|its) [,:]? ?(?:only )?(?:the )?(?:answer (?:is )?)?(?:that )?(?:“” )?$/;
const isCorrect =
  /^ [)]? ?(?:is|must be|would be|has to be|(?:seems|appears)(?: to be)?)(?: (?:therefore|thus|indeed|clearly|then|the|an?|my|only|one|most|least|single|more|much|far|slightly))* (?:option |choice |statement |conclusion |sentence |premise )?(?:correct|right|best|better|answer|missing|likely|probable|plausible|preferable|superior|needed|that|which)(?= )|^ [)]? ?wins(?= )/;
/** "only B remains" */
const isLeft = /^ [)]? ?(?:remains|is left) [.!]? ?$/;
/** What may stand before a letter that is an answer and not the name of something, as in "vitamin C". */
const beforeLetter =
  /(?:^ ?|[^a-z] |(?:^| )(?:so|therefore|thus|hence|then|that|this|and|but|or|nor|only|answers?|letters?|labels?|is|as|because|since|think|believe|say|conclude|conclusion|know|see|find|means|shows|while|whereas|both|either|just|if|however|here|now|also|finally|overall|[a-z]{1,14}ly) )$/;
const isTrue =
  /^ [)]? ?(?:(?:must|has to|is|will|follows|logically|necessarily|definitely|also|be|always|therefore|therefore,|clearly|the|only|one|statement|that) )+(?:true|follow|follows|entailed|valid|correct|guaranteed|certain|forced|provable)(?= )(?! (?:only )?(?:if|when|unless) )|^ [)]? ?(?:logically |necessarily )?follows(?= [.,;!])/;

const singling =
  / (?:however , (?:we|i) (?:[a-z]{1,10} ){0,2}(?:conclude|deduce|infer|see|say) that|(?:therefore|thus|so|hence|conclusion|conclude|conclude that|deduce that) [,:]?) ?$/;

/** What of a statement, a relation or "it" says that it is so. */
const ofStatement =
  / (?:conclusion|argument|inference|result|statement|hypothesis|relation|relationship|claim|sentence|proposition|sentiment|stance|tone|label|it|it's|this) (?:[^:.]{0,50} )?(?:is|was|be|are|it's|remains|:|=|>)? ?(?:(?:therefore|thus|then|clearly|definitely|most|likely|indeed|simply|just|still|that|it|the|an?|option|\() )*$/;

const concludes =
  / (?:so|therefore|thus|hence|consequently|overall|in conclusion|in summary) ,? ?[^,;:]{0,60}$/;

const ofClaim = / (?:statement|claim|sentence|proposition|hypothesis|conclusion|assertion) [^:;.]{0,120}$/;

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
    joins.test(text.slice(one.end, next.from + 1));
  const many = kind === "numbers" ? listed.exec(lower) : null;
  const several: readonly Mention[] =
    many === null || isSupposed(stretchBefore(lower, many.index + 1))
      ? []
      : [
          {
            outcome: "several",
            manner: "said",
            sentence: i,
            start: many.index + 1,
            end: many.index + many[0].length,
            concludes: true,
          },
        ];
  const single = named.flatMap((one, n): readonly Mention[] => {
    const { from, start, end } = one;
    const before = stretchBefore(lower, from + 1);
    const after = behindWords(reply, i, end, one.answer) ?? lower.slice(end, end + 180);
    const isListed = isJoined(named[n - 1], one) || isJoined(one, named[n + 1]);
    if (start < text.lastIndexOf("?") || isListed || isSupposed(before) || !room.test(after)) return [];
    // Of two labels "not deductively valid" is the other one.
    const denied = before.endsWith(" necessarily ") ? null : denial.exec(before);
    const opposite = denied === null ? undefined : oppositeOf.get(one.answer);
    const answer = opposite ?? one.answer;
    const stated = opposite === undefined ? before : `${before.slice(0, denied?.index)} is `;
    const manner =
      kind === "yes-no"
        ? mannerOfWord(reply, i, before, after)
        : mannerOf(reply, stated, lower.slice(from, start), after);
    // "The statement is accurate": of anything else that word is no answer.
    const isVerdict = kind === "words" && /^(?:in)?(?:correct|accurate)$/.test(lower.slice(start, end));
    if (isVerdict && !ofClaim.test(stated)) return [];
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

/** "Statements 1, 2 and 4 must be true". */
const listed =
  / (?:statements|options|choices|sentences|conclusions|both) (?:\d{1,2} , ){0,8}\d{1,2} ,? ?(?:and|or) \d{1,2} (?:must|are|follow|both|all|have) /;

/** What joins answers of a list: "True or False", "A / B". */
const joins = /^ (?:\) )?(?:(?:[,/|&]|or|and|vs) ){1,2}(?:maybe )?(?:\( )?$/;

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
    (isEnd && concluding.test(before) && !(kind === "words" && before.endsWith(" which is ")))
  )
    return "said";
  if (kind === "words") {
    if (ofOthers.test(before)) return undefined;
    const clause = before.slice(lastEnd(before, clauseEnds));
    const isOpen = / (?:(?:may|might|could|can) be|would make (?:it|this|that)) (?:the |an? )?$/.test(before);
    if (isOpen || !ofStatement.test(clause)) return "hinted";
    // "So the argument is invalid" takes back what was said before on the way.
    return isEnd && concludes.test(before) ? "said" : "stated";
  }
  const bare = after
    .replace(/^ (?:statement|option|choice|answer|conclusion|sentence|one)(?= )/, "")
    .replace(/^(?: \))? (?:\( [^()]{1,140} \)|– [^–]{1,140} –)/, "");
  if (kind === "letters" && lead.trim() === "" && !beforeLetter.test(before)) return undefined;
  if (isCorrect.test(bare) || (isLeft.test(bare) && / only (?:option )?$/.test(before + lead.slice(1))))
    return "said";
  if (kind === "letters" || !isTrue.test(bare)) return undefined;
  if (/ (?:only|exactly) (?:[a-z]{5,10} )?(?:\( )?$/.test(before + lead.slice(1))) return "marked";
  return singling.test(before) ? "said" : "stated";
};

/** "most people would agree": it is not the reply that does. */
const ofOthers =
  / (?:you|they|those|people|many|some|others|someone|anyone|everyone|critics|opponents|supporters|proponents|advocates) (?:(?:may|might|would|could|will|can|do|also|all|either|who) ){0,3}$/;

const clauseEnds = / (?:because|since|as|if|when|where|while|although|though|and|but|for)(?= )|[,;]/g;

/** What may stand between an announcement and a bare yes or no. */
const dress =
  /(?:(?:[()<>=]|an?|definite|clear|resounding|definitely|clearly|simply|probably|most|likely|just|[a-d\d] \)) ){0,8}$/;
const announces =
  / (?:so|therefore|thus|hence|well|hmm|actually|wait|but|sorry|is|it's|that's|unfortunately|sure|indeed|absolutely|reconsider|consequently|ok|okay|obviously|(?:go|going) with|(?:going|have|inclined) to (?:say|answer|think|believe|conclude|be)|(?:so|therefore|thus|hence|,) and|(?:i|i'd|i'll|we|we'd|would|must|should|will|the|my|final|correct) (?:say|answer|think|believe|conclude|be)) $/;

/** A check on the way ("Premise 1: yes") or a reason. */
const isCheck =
  / (?:premise|step|case|condition|row|line|check|used|satisfied|explanation|reason|reasoning|assumption|mentions|true|holds|p|q) [^:]{0,14}: $/;

/** How a bare yes or no is said; undefined where the word is no answer. */
const mannerOfWord = ({ sentences }: Reply, i: number, before: string, after: string): Manner => {
  if (isTentative(before) || / (?:not|isn't) (?:the case|true) that [^,.]{0,60}$/.test(before))
    return undefined;
  const left = before.replace(dress, "");
  const isConcession = /^ ,[^.;]{0,160} but /.test(after) && (i > 0 || left.trim() !== "");
  if (/^ ?(?:[-–—] )?$/.test(left))
    return isConcession ? undefined : mannerOfReply(sentences[i - 1]?.text ?? "");
  if (left.endsWith(": ")) return isCheck.test(left) ? "hinted" : "said";
  if (/[,–—→-] $/.test(left)) return isConcession || left.endsWith(" is , ") ? undefined : "said";
  return announces.test(left) ? "said" : undefined;
};

/** How a yes or no is said that begins a sentence: as what the sentence before it asks. */
const mannerOfReply = (asked: string): Manner => {
  if (!/\? [)⟩]? ?$/.test(asked)) return "said";
  if (/ (?:infer|inferred|conclude|concluded|deduce|deduced|follow|great|good) /i.test(asked)) return "said";
  return / (?:assignment|counterexample|countermodel|false|contradiction|case|scenario|need|like) /i.test(
    asked,
  )
    ? undefined
    : "hinted";
};
