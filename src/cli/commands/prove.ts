/**
 * `organon prove`: the relation of premises to a conclusion, with its certificate; one sequent for people, or
 * JSON lines in and out for programs, in order and in bounded memory.
 */
import { writeDerivation, type WrittenCertificate } from "#items";
import {
  decide,
  FormulaError,
  OrganonError,
  parseSequent,
  printFitch,
  printSequent,
  readSequent,
  type Interpretation,
  type Judgement,
  type Relation,
  type Sequent,
} from "#logic";
import { z } from "zod";
import type { Context, Verb } from "../command.ts";
import { choiceFlag } from "../flags.ts";
import { linesOf } from "../json-lines.ts";

type Referee = {
  readonly relation: (sequent: Sequent) => Promise<Relation>;
  readonly close: () => Promise<void>;
};

export const prove: Verb = {
  name: "prove",
  summary: "Decide what premises say of a conclusion, with a derivation or interpretations that show it.",
  example: 'organon prove "p -> q; p |- q"',
  declare: (command) => {
    command
      .argument("[sequent]", "premises separated by semicolons, |- and the conclusion")
      .option("--jsonl", 'read {"premises": […], "conclusion": "…"} lines from stdin', false)
      .option("--referee <name>", "decide independently too: z3");
  },
  run: async ([text], flags, context) => {
    const referee = choiceFlag(flags, "referee", ["z3"]) && (await openReferee());
    try {
      if (flags["jsonl"] === true) return await proveLines(referee, context);
      if (text === undefined)
        throw new OrganonError("misuse", "no sequent is given", {
          hint: `as in ${prove.example}, or --jsonl`,
        });
      return await proveOne(parseSequent(text), referee, context);
    } finally {
      await referee?.close();
    }
  },
};

const openReferee = async (): Promise<Referee> => {
  const { createReferee } = await import("#study");
  return createReferee();
};

const proveOne = async (
  sequent: Sequent,
  referee: Referee | undefined,
  { terminal, common }: Context,
): Promise<number> => {
  const answer = await answerTo(sequent, referee);
  if (common.json) await terminal.out(JSON.stringify(answer.document));
  else {
    await terminal.out(`${printSequent(sequent)}\n${describe(answer.judgement)}`);
    if (answer.referee !== undefined)
      await terminal.out(`z3 ${answer.disagrees ? "disagrees" : "agrees"}: ${answer.referee}`);
  }
  return answer.disagrees ? 1 : 0;
};

const proveLines = async (referee: Referee | undefined, { terminal, signal }: Context): Promise<number> => {
  let disagreements = 0;
  const progress = terminal.progress("deciding");
  let done = 0;
  for await (const { text } of linesOf("-")) {
    signal.throwIfAborted();
    const sequent = sequentFrom(text);
    if ("error" in sequent) await terminal.out(JSON.stringify(sequent));
    else {
      const answer = await answerTo(sequent, referee);
      if (answer.disagrees) disagreements++;
      await terminal.out(JSON.stringify(answer.document));
    }
    progress.update(++done, undefined);
  }
  progress.end();
  if (disagreements > 0) terminal.notice(`z3 disagrees on ${disagreements} of ${done} lines`);
  return disagreements > 0 ? 1 : 0;
};

const line = z.object({ premises: z.array(z.string()), conclusion: z.string() });

/** The sequent of a line, or what stands in its place when it is bad: `at` is a column of the formula or the line. */
const sequentFrom = (text: string): Sequent | { readonly error: string; readonly at: number } => {
  try {
    const parsed = line.safeParse(JSON.parse(text));
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      return { error: `${issue?.path.join(".") ?? ""}: ${issue?.message ?? "not a sequent"}`, at: 1 };
    }
    return readSequent(parsed.data.premises, parsed.data.conclusion);
  } catch (error) {
    if (error instanceof FormulaError) return { error: error.message, at: error.position };
    if (error instanceof SyntaxError) return { error: `not JSON: ${error.message}`, at: 1 };
    if (error instanceof OrganonError && error.code === "misuse") return { error: error.message, at: 1 };
    throw error;
  }
};

const answerTo = async (sequent: Sequent, referee: Referee | undefined) => {
  const began = performance.now();
  const judgement = decide(sequent);
  const milliseconds = Math.round((performance.now() - began) * 1000) / 1000;
  const second = await referee?.relation(sequent);
  const decided = judgement.relation !== "undecided" && second !== "undecided";
  const disagrees = second !== undefined && decided && second !== judgement.relation;
  return {
    judgement,
    referee: second,
    disagrees,
    document: {
      relation: judgement.relation,
      certificate: written(judgement),
      ...(judgement.relation === "undecided" ? { reason: judgement.reason } : {}),
      spent: { milliseconds },
      ...(second === undefined ? {} : { referee: { name: "z3", relation: second } }),
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
