/**
 * Verdicts in whole sentences: "We cannot infer that", "It does not necessarily follow", "This inference is
 * valid". Each pattern is a verb and what stands before it in its own sentence; questions, suppositions
 * ("whether we can infer") and partial grants ("we can only infer") are no verdicts. Looking back is bounded.
 */
import { sentenceEnds, type ReplyWord } from "./reply-words.ts";
import { returns, type Finding } from "./spoken-answers.ts";

/** A verdict sentence; `weak` ones ("the conclusion contradicts the premises") count when nothing else is said. */
export type StatedVerdict = Finding & {
  readonly weak: boolean;
  /** Said of the conclusion itself, or denied: a last sentence of this sort is final. */
  readonly decisive: boolean;
};

/** The verdict sentences of a reply, in order. */
export const verdictSentences = (reply: readonly ReplyWord[]): readonly StatedVerdict[] => {
  const found: StatedVerdict[] = [];
  for (let begin = 0; begin < reply.length;) {
    let end = begin + 1;
    while (end < reply.length && reply[end]!.sentence === reply[begin]!.sentence) end++;
    if (!isAsked(reply, end))
      for (const verdict of verdictsOf(reply.slice(begin, end), begin)) found.push(verdict);
    begin = end;
  }
  return found;
};

type Match = { readonly answer: "yes" | "no"; readonly weak?: boolean };

const verdictsOf = (sentence: readonly ReplyWord[], offset: number): StatedVerdict[] => {
  const text = sentence.map((word) => word.text);
  const whole = ofWholeSentence(text, offset);
  const matches: { readonly i: number; readonly match: Match }[] =
    whole === undefined ? [] : [{ i: 0, match: whole }];
  let supposed = false;
  let wondering = false;
  let concludes = false;
  for (const [i, word] of text.entries()) {
    if (supposes.has(word) && !(word === "if" && text[i - 1] === "even")) supposed = true;
    else if (wonders.has(word)) wondering = true;
    else if (returns.has(word) || word === ",") {
      // A comma ends "what follows is …," but a supposition only ends with a cue: "if …, then …; so …".
      wondering = false;
      if (word !== ",") supposed = false;
      if (i < 8 && /^(?:so|therefore|thus|hence|consequently|overall|conclusion|summary)$/.test(word))
        concludes = true;
    }
    if (supposed || wondering || whole !== undefined) continue;
    const match = matchAt(text, i);
    if (match !== undefined) matches.push({ i, match: withDoubt(text, i, match) });
  }
  return matches.map(({ i, match }) => {
    const { start } = sentence[Math.max(0, i - 3)]!;
    const first = sentence.find((word) => word.isWord);
    const from = Math.max(start, first?.start ?? start);
    const { answer, weak = false } = match;
    const decisive =
      answer === "no" || text.slice(Math.max(0, i - 6), i + 4).some((word) => claims.has(word));
    const at = offset + i;
    return {
      answer,
      manner: "stated",
      at,
      span: [from, sentence[whole === undefined ? i : sentence.length - 1]!.end],
      sentence: sentence[0]!.sentence,
      concludes,
      weak,
      decisive,
    };
  });
};

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

const supposes = words("whether if suppose supposing assuming unless");
const wonders = words("what how why");
const claims = words("conclusion statement claim proposition inference argument sequent");
const subjects = words(
  "conclusion statement claim proposition inference argument deduction reasoning it it's this that that's which one sequent sentence assertion “”",
);
const smallAdverbs = words("therefore thus indeed also still just now then always hence for sure , be");
const isAdverb = (word: string): boolean => word.endsWith("ly") || smallAdverbs.has(word);
const inferring = words("infer conclude deduce derive inferring concluding deducing deriving");
const settling = words(
  "infer conclude deduce derive inferring concluding deducing deriving determine establish prove say tell know draw",
);
const inferred = words("inferred concluded deduced derived");
const settled = words(
  "inferred concluded deduced derived determined established proven proved drawn reached",
);
const negations = words(
  "not cannot can't couldn't doesn't don't isn't aren't didn't won't wouldn't needn't never no nothing nor neither without impossible unable insufficient fails fail nobody wrong mistake incorrect",
);

const isAsked = (reply: readonly ReplyWord[], end: number): boolean => {
  let last = end - 1;
  while (last >= 0 && reply[last]!.text === "\n") last--;
  return reply[last]?.text === "?";
};

/** Sentences that are a verdict only as a whole: "We can.", "Not necessarily.", "Valid." */
const ofWholeSentence = (text: readonly string[], offset: number): Match | undefined => {
  const line = text
    .filter((word) => !sentenceEnds.has(word) && word !== ",")
    .slice(0, 12)
    .join(" ")
    .replace(/^(?:\n )*(?:the )?(?:final )?(?:answer|verdict|conclusion) (?:: |is )/, "");
  if (/^(?:no way|(?:it|that)(?:'s| is) (?:not possible|impossible))$/.test(line)) return { answer: "no" };
  if (/^(?:indeed |yes |no )?(?:we|you|one|it|this|that) (?:can|does)$/.test(line)) return { answer: "yes" };
  if (/^(?:we|you|one|it|this|that) (?:cannot|can't|can not|doesn't|does not)$/.test(line))
    return { answer: "no" };
  if (
    /^(?:this |it |that )?(?:can|may) be (?:validly |logically )?(?:inferred|concluded|deduced)\b/.test(line)
  )
    return { answer: "yes" };
  if (
    /^(?:not necessarily|not from|(?:definitely|absolutely|certainly|of course|obviously|clearly|surely) not|not at all$|invalid$|not valid$)/.test(
      line,
    )
  )
    return { answer: "no" };
  if (offset > 3) return undefined;
  if (
    /^(?:certainly|absolutely|of course|definitely|indeed|correct|valid|true|that is correct|that's correct|right)$/.test(
      line,
    )
  )
    return { answer: "yes" };
  return line === "false" || line === "incorrect" ? { answer: "no" } : undefined;
};

const matchAt = (text: readonly string[], i: number): Match | undefined => {
  const word = text[i]!;
  if (settling.has(word))
    return ofInferring(text, i) ?? (supporting.has(word) ? ofSupporting(text, i) : undefined);
  if (settled.has(word)) return ofInferred(text, i);
  if (word === "follow" || word === "follows") return ofFollowing(text, i);
  if (supporting.has(word)) return ofSupporting(text, i);
  if (describing.has(word)) return ofDescribing(text, i);
  if (word === "information" || word === "evidence") return ofInformation(text, i);
  return ofTheConclusion(text, i);
};

/** "we can infer", "you cannot logically deduce", "it is not possible to conclude", "no way to derive". */
const ofInferring = (text: readonly string[], i: number): Match | undefined => {
  const about = text.slice(i + 1, i + 3).join(" ");
  if (
    /^(?:determine|establish|prove|say|tell|know|draw)$/.test(text[i]!) &&
    !/^(?:whether|that|if|this|for certain|for sure|with certainty|anything)\b/.test(about)
  )
    return undefined;
  const { modal, partial } = modalBefore(text, i);
  if (modal === "cannot") return { answer: "no" };
  if (modal === "can")
    return partial || !inferring.has(text[i]!) || /^only\b|^at most/.test(about)
      ? undefined
      : { answer: /^(?:nothing|neither|no)\b/.test(about) || hasButNot(text, i) ? "no" : "yes" };
  if (!/^(?:to|us|for)$/.test(text[i - 1] ?? "") && text[i - 2] !== "us") return undefined;
  if (!inferring.has(text[i]!)) return undefined;
  const before = text.slice(Math.max(0, i - 9), i);
  const enabling = before.findLastIndex((word) => enablers.has(word));
  if (enabling < 0) return undefined;
  return { answer: before.some((word) => negations.has(word)) ? "no" : "yes" };
};

const enablers = words(
  "possible impossible able unable enough sufficient insufficient way allow allows let lets information permit permits valid correct basis grounds reason justification wrong mistake incorrect",
);

/** "can be inferred", "cannot be logically concluded", "nothing can be derived". */
const ofInferred = (text: readonly string[], i: number): Match | undefined => {
  const { modal, partial } = modalBefore(text, i);
  if (modal === undefined) return undefined;
  const before = clauseBefore(text, i);
  if (modal === "cannot" || before.some((word) => word === "nothing" || word === "no"))
    return { answer: "no" };
  return partial || !inferred.has(text[i]!) ? undefined : { answer: hasButNot(text, i) ? "no" : "yes" };
};

/** The words before `i` in its own clause: "there is no such case and it can be inferred" denies nothing. */
const clauseBefore = (text: readonly string[], i: number): readonly string[] => {
  const before = text.slice(Math.max(0, i - 12), i);
  return before.slice(before.findLastIndex((word) => clauseStarts.has(word)) + 1);
};

const clauseStarts = words(", and but so since because as while that");

/** The can or cannot before a verb, over adverbs; `partial` where "only" narrows it. */
const modalBefore = (
  text: readonly string[],
  i: number,
): { readonly modal: "can" | "cannot" | undefined; readonly partial: boolean } => {
  let partial = false;
  let denied = false;
  for (let j = i - 1; j >= 0 && j > i - 7; j--) {
    const word = text[j]!;
    if (word === "only" || word === "most") partial = true;
    else if (word === "not") denied = true;
    else if (/^(?:cannot|can't|couldn't|can)$/.test(word) || (word === "could" && denied)) {
      const asksWhat = /^(?:all|most)$/.test(text[j - 2] ?? "") || text[j - 1] === "all";
      return { modal: denied || word !== "can" ? "cannot" : "can", partial: partial || asksWhat };
    } else if (word === "may") return { modal: denied ? "cannot" : "can", partial };
    else if (!isAdverb(word)) return { modal: undefined, partial };
  }
  return { modal: undefined, partial };
};

const fallacyObject = words("consequent antecedent disjunct conjunct");

const hasButNot = (text: readonly string[], i: number): boolean => {
  for (let j = i + 1; j < text.length && j < i + 30; j++)
    if (/^(?:but|,)$/.test(text[j]!) && text[j + 1] === "not" && !/^(?:only|both)$/.test(text[j + 2] ?? ""))
      return true;
  return false;
};

// A conclusion follows from, by, that, logically, or just follows; people follow advice.
const afterFollowing =
  /^(?:\P{L}*|from|by|that|at|in|since|because|as|given|here|and|or|but|so|if|either|when|only|out|trivially|\p{L}+ly)$/u;

/** "does not necessarily follow", "it follows that", "the conclusion follows logically". */
const ofFollowing = (text: readonly string[], i: number): Match | undefined => {
  const before = text.slice(Math.max(0, i - 7), i);
  if (!afterFollowing.test(text[i + 1] ?? "")) return undefined;
  if (before.at(-1) === "as" || before.at(-1) === "what") return undefined;
  if (before.some((word) => /^(?:might|may|could|would|wouldn't|to)$/.test(word))) return undefined;
  if (before.slice(-4).some((word) => negations.has(word))) return { answer: "no" };
  if (before.at(-1) === "not" || before.includes("nothing")) return { answer: "no" };
  if (text[i] === "follow")
    return /^(?:does|do|indeed|must)$/.test(before.at(-1) ?? "") ? { answer: "yes" } : undefined;
  return before.some((word) => subjects.has(word)) || i === 0
    ? { answer: hasButNot(text, i) ? "no" : "yes" }
    : undefined;
};

const supporting = words(
  "mean tell say mention entail entails imply implies support supports guarantee guarantees justify justifies establish warrant warrants",
);

/** "the premises entail", "the premises do not guarantee", "this does not mean": what is given speaks for or against. */
const ofSupporting = (text: readonly string[], i: number): Match | undefined => {
  const before = text.slice(Math.max(0, i - 8), i);
  const denied = before.slice(-3).some((word) => negations.has(word));
  if (/^(?:this|that|it)$/.test(before.at(denied ? -3 : -1) ?? "") && /^(?:impl|mean|entail)/.test(text[i]!))
    return denied ? { answer: "no", weak: true } : undefined;
  const subject = before.findLastIndex((word) =>
    /^(?:premises|premise|statements|they|information)$/.test(word),
  );
  if (subject < 0) return undefined;
  const between = before.slice(subject);
  if (between.includes(",")) return undefined;
  if (before.some((word) => negations.has(word)))
    return { answer: "no", weak: /^(?:mean|tell|say|mention)$/.test(text[i]!) };
  return between.length <= 4 && /^(?:entail|impl|support)/.test(text[i]!) ? { answer: "yes" } : undefined;
};

const describing = words(
  "valid invalid unsound sound unwarranted unjustified entailed inferable derivable deducible implied supported justified warranted guaranteed certain consequence fallacy fallacious correct incorrect flawed affirming affirms denying denies",
);

/** "this inference is valid", "the statement is not entailed", "this is a fallacy". */
const ofDescribing = (text: readonly string[], i: number): Match | undefined => {
  const word = text[i]!;
  const before = text.slice(Math.max(0, i - 8), i);
  if (i === 0 && (word === "valid" || word === "invalid"))
    return { answer: word === "valid" ? "yes" : "no", weak: true };
  if (/^(?:affirm|den)/.test(word))
    return fallacyObject.has(text[i + 2] ?? "") ? { answer: "no", weak: true } : undefined;
  if (word === "certain")
    return /(?:cannot|can't|not) be $/.test(`${before.join(" ")} `)
      ? { answer: "no", weak: true }
      : undefined;
  const is = before.findLastIndex((each) => /^(?:is|isn't|it's|that's|are|be|commits|as)$/.test(each));
  if (is < 0 || (!before.some((each) => subjects.has(each)) && !claims.has(text[i + 1] ?? "")))
    return undefined;
  if (before.slice(is + 1).some((each) => each === "premise" || each === "which")) return undefined;
  const denied = before.slice(Math.max(0, is - 1)).some((each) => negations.has(each));
  if (word === "correct" && !claims.has(text[i + 1] ?? "")) return undefined;
  if (word.startsWith("fallac")) return denied ? undefined : { answer: "no", weak: true };
  if (/^(?:invalid|un|incorrect|flawed)/.test(word)) return denied ? undefined : { answer: "no" };
  if (word === "sound" || word === "guaranteed") return denied ? { answer: "no" } : undefined;
  return { answer: denied ? "no" : "yes" };
};

/** "not enough information", "insufficient information". */
const ofInformation = (text: readonly string[], i: number): Match | undefined => {
  const before = text.slice(Math.max(0, i - 6), i);
  const short =
    before.includes("insufficient") ||
    (/^(?:enough|sufficient)$/.test(before.at(-1) ?? "") && before.some((word) => negations.has(word))) ||
    (before.some((word) => /^(?:provide|provides|give|contain|offer)$/.test(word)) &&
      before.some((word) => negations.has(word)));
  return short ? { answer: "no", weak: true } : undefined;
};

/** What is said of the conclusion's truth or relation: verdicts only when nothing plainer is said. */
const ofTheConclusion = (text: readonly string[], i: number): Match | undefined => {
  if (text[i] === "necessarily" && text[i - 1] === "not" && /^(?:the|true)$/.test(text[i + 1] ?? ""))
    return { answer: "no", weak: true };
  if (!/^(?:conclusion|statement|claim|inference|argument)$/.test(text[i]!)) return undefined;
  const after = text.slice(i + 1, i + 7).join(" ");
  if (
    /^(?:directly |clearly )?contradicts|^is (?:not related|unrelated|false|not necessarily true|not true|contradicted)|^(?:does not|doesn't) (?:necessarily )?hold/.test(
      after,
    )
  )
    return { answer: "no", weak: true };
  return /^(?:must (?:also )?be true|is (?:necessarily |therefore |also )?true|(?:necessarily )?holds|is correct)/.test(
    after,
  )
    ? { answer: "yes", weak: true }
    : undefined;
};

/** "I don't think we can infer that": a granted inference under a denial is denied. */
const withDoubt = (text: readonly string[], i: number, match: Match): Match => {
  if (match.answer === "no") return match;
  const before = text.slice(Math.max(0, i - 12), i).join(" ");
  return /(?:don't|do not|wouldn't|would not) (?:think|believe|say)|(?:not|isn't) (?:true|the case) that|(?:not|doesn't) mean that|not something/.test(
    before,
  )
    ? { ...match, answer: "no" }
    : match;
};
