/**
 * Somebody else's set audited, from its own file: where its questions can be read back to logic, each key is decided anew under the set's
 * own semantics, and a key that is not what follows is a fault with the certificate of what does; theories that cannot be true are told
 * and their keys not judged. Of any set: questions twice, with two keys, or in another file too, how often each key is right, how diverse
 * its words are, and how far classifiers come from the surface.
 */
import type { ProblemLine } from "#items/problem-line";
import { sayJudgement } from "#items/explanations/certificate";
import { labelText, toQuestion, type Question } from "#items/question";
import type { Misfit } from "#items/readings/misfits";
import type { Reading, ReadVerdict } from "#items/readings/reading";
import { datasetReaders, type DatasetReader } from "#items/readings/readings";
import type { Sequent } from "#logic/certificate";
import { decide } from "#logic/decide";
import { getOrInsert } from "#logic/memoize";
import { print } from "#logic/notation";
import { decideProgram } from "#logic/programs";
import { parseOrSkip } from "#scoring/audits/graph";
import { drawRows, type Row } from "#scoring/audits/rows";
import { findShortcuts } from "#scoring/audits/shortcuts";
import { tokenize } from "#scoring/audits/surface";
import { countWords } from "#scoring/diversity/words";
import { diversity, getText } from "./diversity.ts";
import { buildRow } from "./surface.ts";
import { look, type Watched, type AuditedPlace, type AuditNote, refuseWithoutFormulas } from "./look.ts";

/** More rows than this say no more about the surface; so many are drawn, groups whole. */
const surfaceLimit = 3_000;

/** Looks at the lines of a set; keys that are not what follows, and sentences with two keys, are findings. */
export const examineSet = async (dataset: string, watched: Watched) => {
  const { others = [], options } = watched;
  const against = options.against && { name: options.against.name, questions: others.map(toQuestion) };
  const { findings, ...rest } = await look(createSetPart(dataset, against), {
    ...watched,
    others: undefined,
  });
  if (rest.referee?.decided === 0) refuseWithoutFormulas(dataset, "referee");
  return { ...rest, findings, found: { ...rest.found, referee: rest.referee } };
};

export type DatasetAudit = Awaited<ReturnType<typeof examineSet>>["found"];

export const decideKeys = async (dataset: string, questions: readonly Question[]) => {
  const keys = createKeyJudge(dataset);
  for (const [place, question] of questions.entries()) await keys.judge(question, { place });
  return keys.found();
};

const createSetPart = (
  dataset: string,
  against: { readonly name: string; readonly questions: readonly Question[] } | undefined,
) => {
  const others = new Set(against?.questions.map(buildIdentity));
  const questions: Question[] = [];
  const keys = createKeyJudge(dataset);
  return {
    mayRepeat: true,
    add: async (line: ProblemLine, at: AuditedPlace) => {
      const question = toQuestion(line);
      questions.push(question);
      await keys.judge(question, at);
    },
    finish: (note: AuditNote) => {
      const found = {
        dataset,
        semantics: keys.semantics,
        questions: questions.length,
        keys: countByName(questions, getKey),
        ...keys.found(),
        ...repeats(questions),
        leaks: against && {
          name: against.name,
          count: questions.filter((one) => others.has(buildIdentity(one))).length,
        },
        words: new Set(questions.flatMap(({ text }) => tokenize(text))).size,
        /** How far its words are from plain English (DivLogicEval §3.2); undefined where it has none. */
        diversity: measureDiversity(dataset, questions),
        baselines: findBaselines(questions),
      };
      keys.tell(note);
      for (const { place, first } of found.contradicted)
        note(place, `the sentences of ${first} with another key`);
      return { found };
    },
  };
};

const getKey = ({ answers, key }: Question): string => {
  const option = answers.find(({ label }) => label === key[0]);
  return isTruthValue(option?.text) ? (option?.text ?? "") : labelText(key);
};

const isTruthValue = (text: string | undefined): boolean => /^(?:true|false|unknown)$/i.test(text ?? "");

/** The same sentences in any order are the same question. */
const buildIdentity = ({ text, premises, conclusion }: Question): string =>
  premises === undefined || conclusion === undefined
    ? text
    : JSON.stringify([premises.map(plain).toSorted(), plain(conclusion)]);

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/\s+/g, " ")
    .replace(/(?<![.?!\s])[.?!\s]+$/, "")
    .trim();

const countByName = <Value>(
  values: readonly Value[],
  nameOf: (value: Value) => string,
): Readonly<Record<string, number>> =>
  Object.fromEntries([...Map.groupBy(values, nameOf)].map(([name, { length }]) => [name, length]));

const repeats = (questions: readonly Question[]) => {
  const first = new Map<string, Question>();
  const contradicted: { place: number; id: string; first: string }[] = [];
  let repeated = 0;
  for (const [place, question] of questions.entries()) {
    const same = buildIdentity(question);
    const before = first.get(same);
    if (before === undefined) {
      first.set(same, question);
      continue;
    }
    repeated++;
    if (getKey(before) !== getKey(question)) contradicted.push({ place, id: question.id, first: before.id });
  }
  return { repeated, contradicted };
};

const measureDiversity = (name: string, questions: readonly Question[]) => {
  const texts = questions.map(getText);
  return countWords(texts).tokens === 0 ? undefined : diversity({ sets: [{ name, texts }] });
};

// ── keys decided anew ──────────────────────────────────────────────────────────────────────────────────────

/** Decides a set's keys anew by its semantics; those of a set that none reads by its formulas in our notation, if `isYesNo`. */
export const createKeyJudge = (dataset: string, isYesNo = false) => {
  const reader = datasetReaders.find(({ name }) => name === dataset) ?? (isYesNo ? byFormulas : undefined);
  const unread = new Map<string, { count: number; example: string }>();
  const inconsistent: Record<string, number> = {};
  const faults: ReturnType<typeof getFault>[] = [];
  const counts = { read: 0, mended: 0, judged: 0, right: 0, ambiguous: 0, undecided: 0 };
  return {
    semantics: reader?.semantics ?? null,
    judge: async (
      question: Question,
      { place, referee }: Pick<AuditedPlace, "place" | "referee">,
    ): Promise<void> => {
      const reading = reader?.read(question);
      if (reader === undefined || reading === undefined) return;
      if (reading.kind === "unread") {
        getOrInsert(unread, reading.reason, () => ({ count: 0, example: question.id })).count++;
        return;
      }
      counts.read++;
      const isMended = reading.kind === "sequent" && reading.repairs !== undefined;
      if (isMended) counts.mended++;
      const decided = decideReading(reading);
      const { relation } = decided;
      if (relation === "undecided") {
        counts.undecided++;
        return;
      }
      if (reading.kind === "sequent") await referee?.(reading.sequent, [relation]);
      const key = getKey(question);
      if (relation === "inconsistent") inconsistent[key] = (inconsistent[key] ?? 0) + 1;
      const deserved = reader.labels[relation];
      const isAmbiguous = isReadOtherwise(reader, reading, deserved);
      if (isAmbiguous) counts.ambiguous++;
      if (relation === "inconsistent" && deserved === undefined) return;
      counts.judged++;
      if (deserved === key) counts.right++;
      else {
        const misfit =
          reading.kind === "sequent" ? reader.findMisfit?.(question, reading.sequent) : undefined;
        const isOfFormula = relation === "inconsistent" || isMended || misfit !== undefined;
        const verdict = isAmbiguous ? "English" : isOfFormula ? "formula" : "key";
        const found = { deserved: deserved ?? null, relation, verdict } as const;
        faults.push(
          getFault(question, place, {
            ...found,
            certificate: decided.certificate(),
            misfit: misfit && listRepair(misfit, reader),
          }),
        );
      }
    },
    found: () => ({
      ...counts,
      faults,
      inconsistent,
      unread: [...unread]
        .map(([reason, rest]) => ({ reason, ...rest }))
        .toSorted((a, b) => b.count - a.count),
    }),
    tell: (note: AuditNote): void => {
      for (const { place, key, deserved, misfit } of faults)
        note(
          place,
          misfit === undefined
            ? `the key is ${key}, but what follows is ${deserved ?? "none of its labels"}`
            : `the formulas do not fit the sentences: ${misfit.reasons.join("; ")}`,
        );
    },
  };
};

const listRepair = (
  { reasons, repaired }: Misfit,
  { labels }: DatasetReader,
): { readonly reasons: readonly string[]; readonly repaired: string; readonly deserved: string | null } => {
  const { relation } = decide(repaired);
  return {
    reasons,
    repaired: sequentText(repaired),
    deserved: (relation === "undecided" ? undefined : labels[relation]) ?? null,
  };
};

/**
 * A key that is not what follows. `verdict` says what is wrong: the key; the formula that the set gives, which had to be mended or cannot
 * be true; or neither for certain, since another reading of the English deserves another label.
 */
const getFault = (
  question: Question,
  place: number,
  found: {
    /** The label that the set's semantics gives, where it has one for what was found. */
    readonly deserved: string | null;
    readonly relation: ReadVerdict;
    readonly verdict: "key" | "formula" | "English";
    /** The evidence: a derivation, two interpretations, or the rules applied. */
    readonly certificate: readonly string[];
    /** Why the formulas do not fit the sentences, what they may have meant, and the label that this deserves. */
    readonly misfit?: ReturnType<typeof listRepair>;
  },
) => ({ place, id: question.id, text: question.text, key: getKey(question), ...found });

/** Yes where the conclusion follows, by formulas in our notation. */
const byFormulas: DatasetReader = {
  name: "",
  semantics: "classical: yes where the conclusion follows",
  labels: { entailment: "yes", contradiction: "no", neutral: "no" },
  read: ({ formulas }) => {
    const premises = formulas?.premises.map(parseOrSkip) ?? [];
    const conclusion = formulas && parseOrSkip(formulas.conclusion);
    return conclusion === undefined || premises.includes(undefined)
      ? { kind: "unread", reason: "its formulas are not in Organon's notation" }
      : { kind: "sequent", sequent: { premises: premises.filter((one) => one !== undefined), conclusion } };
  },
};

const decideReading = (reading: Reading) => {
  if (reading.kind === "program") {
    const { relation, steps } = decideProgram(reading.program, reading.statement);
    const told = steps.map(({ from, to }) =>
      from.length === 0 ? `${to}: given` : `${to}: from ${from.join(", ")}`,
    );
    return { relation, certificate: () => (told.length === 0 ? ["no rule derives it"] : told) };
  }
  const judgement = decide(reading.sequent);
  return {
    relation: judgement.relation,
    certificate: () => [sequentText(reading.sequent), ...sayJudgement(judgement, reading.sequent)],
  };
};

const sequentText = ({ premises, conclusion }: Sequent): string =>
  `${premises.map(print).join("; ")} ⊢ ${print(conclusion)}`;

const isReadOtherwise = (reader: DatasetReader, reading: Reading, deserved: string | undefined): boolean =>
  reading.kind === "sequent" &&
  (reading.others ?? []).some((other) => {
    const { relation } = decide(other);
    return relation !== "undecided" && reader.labels[relation] !== deserved;
  });

// ── what the surface gives away ────────────────────────────────────────────────────────────────────────────

/** More labels than this are relations or options; each of them against the rest would say little. */
const maxLabels = 4;

const findBaselines = (questions: readonly Question[]) => {
  const picked = drawRows(questions.flatMap(optionRows), 4 * surfaceLimit);
  const [{ classifiers, chance }] = findShortcuts(picked);
  const options =
    picked.length === 0
      ? []
      : classifiers.map(({ classifier, accuracy }) => ({ what: "options", classifier, accuracy, chance }));
  const labelled = questions.filter(({ answers }) =>
    answers.some(({ text }) => text === undefined || isTruthValue(text)),
  );
  const labels = [...new Set(labelled.map(getKey))];
  if (labels.length < 2 || labels.length > maxLabels) return options;
  // Of two labels one against the other says all.
  const asked = labels.length === 2 ? labels.slice(0, 1) : labels;
  return [
    ...options,
    ...asked.flatMap((label) =>
      findShortcuts(
        drawRows(
          labelled.map((question) => labelRow(question, label)),
          surfaceLimit,
        ),
      )[0]
        .classifiers.filter(({ computesInference }) => !computesInference)
        .map(({ classifier, balanced }) => ({ what: label, classifier, accuracy: balanced, chance: 0.5 })),
    ),
  ];
};

const optionRows = ({ id, text, group, answers, key, premises = [text] }: Question): readonly Row[] => {
  const texts = answers.flatMap((answer) => answer.text ?? []);
  if (texts.length < answers.length || texts.some(isTruthValue) || key.length !== 1) return [];
  const of = { texts };
  return answers.map(({ label }, place) => ({
    id: `${id}/${place}`,
    group: group ?? id,
    surface: { text: premises.join(" "), premises, conclusion: texts[place]!, option: { place, of } },
    label: label === key[0] ? "yes" : "no",
  }));
};

const labelRow = (question: Question, label: string): Row => ({
  ...buildRow({ ...question, premises: question.premises ?? [question.text] }),
  label: getKey(question) === label ? "yes" : "no",
});
