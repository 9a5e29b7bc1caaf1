/**
 * `organon prove`: the relation of premises to a conclusion, with its certificate; one sequent for people, or
 * JSON lines in and out for programs, in order and in bounded memory; or the certificates of items, told in words.
 */
import { sayCertificate, sayJudgement, wordsFor, type Item } from "#items";
import { writeDerivation, type WrittenCertificate } from "#arguments";
import { lexiconNamed, type Lexicon } from "#language";
import {
  decide,
  defaultDecisionLimits,
  OrganonError,
  printFitch,
  printSequent,
  type DecisionLimits,
  type Interpretation,
  type Judgement,
  type Notation,
  type Relation,
  type Sequent,
} from "#logic";
import type { Referee } from "#runs";
import type { Context, Verb } from "../command.ts";
import { choiceFlag, refuseGiven, textFlag, type Flags } from "../flags.ts";
import { itemsOf, linesOf } from "../json-lines.ts";
import {
  declareLimits,
  limitFlags,
  limitsFromFlags,
  notationFlag,
  sequentOf,
  sequentOfLine,
  textOfFile,
} from "../proving.ts";

export const prove: Verb = {
  name: "prove",
  summary: "Decide what premises say of a conclusion, with a derivation or interpretations that show it.",
  example: 'organon prove "p -> q; p |- q"',
  declare: (command) => {
    command
      .argument("[sequent]", "premises separated by semicolons, |- and the conclusion")
      .option("--notation <name>", "how it is written: organon, tptp, folio or entailment", "organon")
      .option("--file <file>", "read it from a file, as a TPTP problem; - is stdin")
      .option("--jsonl", 'read {"premises": […], "conclusion": "…"} lines from stdin', false)
      .option("--english", "tell the certificate in English", false)
      .option("--lexicon <name>", "with --english: words for the letters, as in everyday")
      .option("--item <file>", "tell the certificates of a file of items in English instead")
      .option("--id <id>", "with --item: only of the item whose id begins so")
      .option("--referee <name>", "decide independently too: z3");
    declareLimits(command);
  },
  run: async ([text], flags, context) => {
    requireOneSource(text, context.given);
    const file = textFlag(flags, "item");
    if (file !== undefined) return tellItems(file, textFlag(flags, "id"), context);
    const question: Question = {
      notation: notationFlag(flags),
      limits: limitsFromFlags(flags),
      english: englishFrom(flags),
    };
    const referee = choiceFlag(flags, "referee", ["z3"]) && (await openReferee());
    try {
      if (flags["jsonl"] === true) return await proveLines(question, referee, context);
      const path = textFlag(flags, "file");
      const given = text ?? (path === undefined ? undefined : await textOfFile(path));
      if (given === undefined)
        throw new OrganonError("misuse", "no sequent is given", {
          hint: `as in ${prove.example}, or --file, or --jsonl`,
        });
      return await proveOne(sequentOf(question.notation, given, path), question, referee, context);
    } finally {
      await referee?.close();
    }
  },
};

/** What is asked stands in one place; what would be passed over is refused. */
const requireOneSource = (text: string | undefined, given: ReadonlySet<string>): void => {
  const [first, second] = [
    ...(text === undefined ? [] : ["a sequent"]),
    ...["item", "file", "jsonl"].filter((name) => given.has(name)).map((name) => `--${name}`),
  ];
  if (first !== undefined && second !== undefined)
    throw new OrganonError(
      "misuse",
      `${first} and ${second} do not go together: one of them would be passed over`,
      {
        hint: "give a sequent, or --file, or --jsonl, or --item",
      },
    );
  if (given.has("item"))
    refuseGiven(given, sequentFlags, "does not go with --item: a stored certificate is told", "leave it out");
  else refuseGiven(given, ["id"], "names an item, and no file of items is given", "add --item FILE");
};

const sequentFlags = ["notation", "english", "lexicon", "referee", ...limitFlags] as const;

/** How a sequent is written, how hard it is tried, and how the answer is told. */
type Question = {
  readonly notation: Notation;
  readonly limits: DecisionLimits;
  /** Undefined: drawn in Fitch's way. */
  readonly english: { readonly lexicon?: Lexicon } | undefined;
};

const englishFrom = (flags: Flags): Question["english"] => {
  const lexicon = textFlag(flags, "lexicon");
  if (lexicon !== undefined) return { lexicon: lexiconNamed(lexicon) };
  return flags["english"] === true ? {} : undefined;
};

const openReferee = async (): Promise<Referee> => {
  const { createReferee } = await import("#runs");
  return createReferee();
};

/** The certificates of a file's items, each behind its question. */
const tellItems = async (
  file: string,
  id: string | undefined,
  { terminal, common, signal }: Context,
): Promise<number> => {
  let told = 0;
  const documents: { readonly id: string; readonly english: readonly string[] }[] = [];
  for await (const item of itemsOf(file)) {
    signal.throwIfAborted();
    if (id !== undefined && !item.id.startsWith(id)) continue;
    const english = sayCertificate(item);
    if (common.json) documents.push({ id: item.id, english });
    else await terminal.out(`${told > 0 ? "\n" : ""}${headOf(item)}\n\n${english.join("\n")}`);
    told++;
  }
  if (told > 0) {
    if (common.json) await terminal.out(JSON.stringify({ items: documents }, null, 1));
    return 0;
  }
  throw new OrganonError(
    "misuse",
    id === undefined ? `${file} holds no items` : `${file} holds no item ${id}`,
  );
};

const headOf = ({ id, rule, kind, question, label }: Item): string =>
  `${id} · ${rule} · ${kind}\n${question}\n${label === "yes" ? "Yes" : "No"}.`;

const proveOne = async (
  sequent: Sequent,
  question: Question,
  referee: Referee | undefined,
  { terminal, common }: Context,
): Promise<number> => {
  const answer = await answerTo(sequent, question, referee);
  const { judgement, english } = answer;
  if (common.json) await terminal.out(JSON.stringify(answer.document));
  else {
    const shown =
      english === undefined ? describe(judgement) : [verdicts[judgement.relation], "", ...english].join("\n");
    await terminal.out(`${printSequent(sequent)}\n${shown}`);
    if (answer.referee !== undefined)
      await terminal.out(
        [
          `z3 ${answer.disagrees ? "disagrees" : "agrees"}: ${answer.referee}`,
          ...answer.grounds.map((ground) => `  z3: ${ground}`),
        ].join("\n"),
      );
  }
  return answer.disagrees ? 1 : 0;
};

const proveLines = async (
  question: Question,
  referee: Referee | undefined,
  { terminal, signal }: Context,
): Promise<number> => {
  let disagreements = 0;
  const progress = terminal.progress("deciding");
  let done = 0;
  for await (const { text } of linesOf("-", signal)) {
    signal.throwIfAborted();
    const sequent = sequentOfLine(question.notation, text);
    if ("error" in sequent) await terminal.out(JSON.stringify(sequent));
    else {
      const answer = await answerTo(sequent, question, referee);
      if (answer.disagrees) disagreements++;
      await terminal.out(JSON.stringify(answer.document));
    }
    progress.update(++done, undefined);
    // Give signals a turn.
    if (done % 256 === 0) await new Promise(setImmediate);
  }
  progress.end();
  if (disagreements > 0) terminal.notice(`z3 disagrees on ${disagreements} of ${done} lines`);
  return disagreements > 0 ? 1 : 0;
};

const answerTo = async (sequent: Sequent, { limits, english }: Question, referee: Referee | undefined) => {
  const began = performance.now();
  const judgement = decide(sequent, limits);
  const milliseconds = Math.round((performance.now() - began) * 1000) / 1000;
  const second = await referee?.relation(sequent);
  const decided = judgement.relation !== "undecided" && second !== "undecided";
  const disagrees = second !== undefined && decided && second !== judgement.relation;
  const grounds = disagrees ? ((await referee?.judge(sequent))?.grounds ?? []) : [];
  const words = english?.lexicon === undefined ? undefined : wordsFor(sequent, english.lexicon);
  const told = english === undefined ? undefined : sayJudgement(judgement, sequent, words);
  const undecided = judgement.relation === "undecided";
  return {
    judgement,
    english: told,
    referee: second,
    grounds,
    disagrees,
    document: {
      relation: judgement.relation,
      certificate: written(judgement),
      ...(judgement.relation === "undecided" ? { reason: judgement.reason } : {}),
      spent: { milliseconds, ...(undecided ? { ...defaultDecisionLimits, ...limits } : {}) },
      ...(told === undefined ? {} : { english: told }),
      ...(second === undefined
        ? {}
        : { referee: { name: "z3", relation: second, ...(disagrees ? { grounds } : {}) } }),
    },
  };
};

const written = (judgement: Judgement): WrittenCertificate | null => {
  switch (judgement.relation) {
    case "undecided":
      return null;
    case "neutral":
      return judgement.certificate;
    case "inconsistent":
      return { kind: "derivation", steps: writeDerivation(judgement.certificate) };
    default:
      return {
        kind: "derivation",
        steps: writeDerivation(judgement.certificate),
        witness: judgement.witness,
      };
  }
};

const verdicts: Readonly<Record<Relation, string>> = {
  entailment: "entailment: the conclusion follows",
  contradiction: "contradiction: the conclusion is refuted, its negation follows",
  neutral: "neutral: the premises leave the conclusion open",
  inconsistent: "inconsistent: the premises cannot all be true",
  undecided: "undecided",
};

const describe = (judgement: Judgement): string => {
  const head = verdicts[judgement.relation];
  switch (judgement.relation) {
    case "undecided":
      return `${head}: ${judgement.reason}`;
    case "neutral": {
      const { satisfying, refuting } = judgement.certificate;
      return [head, "", "true in", pictured(satisfying), "", "false in", pictured(refuting)].join("\n");
    }
    default:
      return [head, "", printFitch(judgement.certificate)].join("\n");
  }
};

const pictured = ({ domain, constants, predicates, propositions }: Interpretation): string => {
  const extensions = Object.entries(predicates).map(
    ([name, tuples]) =>
      `${name} = {${tuples.map((tuple) => (tuple.length === 1 ? tuple[0] : `(${tuple.join(", ")})`)).join(", ")}}`,
  );
  const named = Object.entries(constants).map(([name, member]) => `${name} = ${member}`);
  const truths = Object.entries(propositions).map(([name, value]) => `${name} ${value ? "true" : "false"}`);
  const people = extensions.length > 0 || named.length > 0 ? [`domain {${domain.join(", ")}}`] : [];
  return [...people, ...named, ...extensions, ...truths].map((part) => `    ${part}`).join("\n");
};
