/**
 * Reads a store for a viewer: runs and their progress, a run's report, its calls filtered and sorted, one question
 * completely, two models compared question by question. Counts of groups of calls are kept for each run, and read on
 * while the run grows; everything else is queried when it is asked for.
 */
import {
  type AnswerNote,
  asksChoices,
  compare,
  type Dossier,
  readDossier,
  computeHash,
  labelText,
  nameSubjects,
  planWords,
  priceTable,
  type PriceTable,
  readCauses,
  readCheckpoint,
  readNotes,
  readTags,
  type Report,
  report,
  type Run,
  type SeenCall,
  sideNames,
  type Store,
  writeSheet,
} from "organon/view";
import { openRunCounts, summarize } from "./counts.ts";
import { createMemory } from "./memory.ts";
import { openQuestionPages, type QuestionPage, type QuestionQuery } from "./question-page.ts";

export type RunLine = ReturnType<typeof buildRunLine>;

/** Where a run stands, one count a model; `read` is the share of it that is read so far, 1 when all is. */
export type RunState = Awaited<ReturnType<View["state"]>>;

export type View = ReturnType<typeof view>;

type Side = { readonly run: string; readonly subject: number };

/**
 * Looks at a store, which stays the caller's to close.
 *
 * @example
 * const store = openStore(":memory:");
 * await run({ suite: generatedSuite({ limit: 8 }), models: openModels(["reasoner:affirmer"]) }, { store });
 * const { total } = await view(store).questions("latest", { state: ["correct", "incorrect"] });
 * total; // → 8
 * await store.close();
 */
export const view = (store: Store, { prices = priceTable }: { readonly prices?: PriceTable } = {}) => {
  const runCounts = openRunCounts(store);
  const questionPages = openQuestionPages(store, runCounts);
  const reports = createMemory<Report>();
  const checkpoints = createMemory<Awaited<ReturnType<typeof readCheckpoint>>>(100);
  const causes = createMemory<Awaited<ReturnType<typeof readCauses>>>(100);
  const comparisons = createMemory<Awaited<ReturnType<typeof compare>>>(2);
  const tools = { store, prices };
  const requireRun = (reference: string): Promise<Run> => store.findRun(reference);
  const whole = async (reference: string): Promise<Run> => {
    const run = await requireRun(reference);
    await runCounts.read(run, { needsColumns: true });
    return run;
  };
  /** Changes with the run's name and answers, and with nothing else in the store: another run may be growing. */
  const readEdition = async (run: Run): Promise<string> => {
    await runCounts.read(run);
    return computeHash([run.name ?? "", runCounts.at(run).map(({ groups }) => groups)]);
  };
  return {
    runs: async (): Promise<readonly RunLine[]> => {
      const tags = await readTags(store);
      return (await store.runs()).map((run) => buildRunLine(run, tags.get(run.id)));
    },
    unreadable: () => store.unreadableRuns(),
    run: async (reference: string): Promise<RunLine> => {
      const run = await requireRun(reference);
      return buildRunLine(run, (await readTags(store)).get(run.id));
    },
    /** Where a run stands by now; reads what is new. `patience` is how long it may read, in milliseconds. */
    state: async (reference: string, patience?: number) => {
      const run = await requireRun(reference);
      const read = await runCounts.read(run, { patience });
      return { models: runCounts.at(run).map(summarize), read };
    },
    report: async (reference: string): Promise<Report> => {
      const run = await requireRun(reference);
      return reports(run.id, await readEdition(run), () => report({ run: run.id }, tools));
    },
    /** Each model's accuracy and response rate. */
    checkpoint: async (reference: string) => {
      const run = await requireRun(reference);
      return checkpoints(run.id, await readEdition(run), () => readCheckpoint(run, tools));
    },
    /** Each model's causes of wrong answers. */
    causes: async (reference: string) => {
      const run = await requireRun(reference);
      return causes(run.id, await readEdition(run), () => readCauses(run, tools));
    },
    questions: async (reference: string, query: QuestionQuery): Promise<QuestionPage> => {
      const run = await requireRun(reference);
      const read = await runCounts.read(run, { patience: query.patience ?? 150, needsColumns: true });
      return questionPages.page(run, query, read);
    },
    /** All questions that fit, as lines of a table: the heading of CSV first, or JSON lines. */
    questionLines: async function* (
      reference: string,
      query: QuestionQuery,
      format: "csv" | "jsonl",
    ): AsyncGenerator<string> {
      const run = await whole(reference);
      yield* tableLines(questionPages.calls(run, query), await readNotes(store, run.id), format);
    },
    question: async (
      reference: string,
      at: { readonly subject: number; readonly ordinal: number },
    ): Promise<Dossier | undefined> => {
      return readDossier(store, await requireRun(reference), at);
    },
    /** B against A on the questions of both, and what the sides are called; misuse where they share none. */
    compare: async (a: Side, b: Side) => {
      const [before, after] = [await requireRun(a.run), await requireRun(b.run)];
      const getSubjectId = ({ subject }: Side, run: Run): string => run.subjects[subject]?.id ?? "";
      const models = [getSubjectId(a, before), getSubjectId(b, after)];
      const editions = [await readEdition(before), await readEdition(after)].join(" ");
      const told = await comparisons(JSON.stringify([before.id, after.id, models]), editions, () =>
        compare({ runs: [before.id, after.id], models, questions: "shared" }, { store }),
      );
      return { ...told, names: sideNames(told.a, told.b) };
    },
    edition: async (reference: string): Promise<string> => readEdition(await requireRun(reference)),
  };
};

const buildRunLine = (run: Run, tags: readonly string[] = []) => {
  const { id: runId, name, created, touched, subjects, plan, planned } = run;
  const { suite, epochs } = plan;
  const names = nameSubjects(subjects);
  const isSteered = suite.kind === "diagnosis" || suite.kind === "adaptive";
  return {
    id: runId,
    name,
    tags,
    created,
    touched,
    /** True if all its calls are planned. */
    isPlanned: planned,
    models: subjects.map(({ id, parameters }, place) => ({ id, name: names[place] ?? id, parameters })),
    suite: planWords(plan).join(", "),
    /** Equal for runs of the same questions. */
    suiteId: computeHash(suite).slice(0, 12),
    isRotated: asksChoices(suite),
    asks: suite.kind === "adaptive" ? suite.name : suite.kind,
    epochs,
    /** True if each question of a fixed set is asked once, so that right answers over replies are its accuracy. */
    isFixed: epochs === 1 && !asksChoices(suite) && !isSteered,
  };
};

const buildRow = ({ ordinal, epoch, question, response, verdict }: SeenCall, note?: AnswerNote) => ({
  number: ordinal + 1,
  id: question.id,
  epoch,
  outcome: response === undefined ? "missing" : (verdict?.outcome ?? "unjudged"),
  answer: verdict?.answer ?? null,
  key: labelText(question.key),
  question: question.text,
  reply: response?.text ?? null,
  status: response?.status ?? null,
  tokensIn: response?.usage.tokensIn ?? null,
  tokensOut: response?.usage.tokensOut ?? null,
  usd: response?.cost ?? null,
  thumb: note?.thumb ?? "",
  note: note?.note ?? "",
  tags: question.tags,
});

async function* tableLines(
  calls: AsyncIterable<SeenCall>,
  notes: readonly AnswerNote[],
  format: "csv" | "jsonl",
): AsyncGenerator<string> {
  const noteOn = new Map(notes.map((note) => [note.call, note]));
  let isFirst = true;
  for await (const call of calls) {
    const { tags, ...row } = buildRow(call, noteOn.get(call.callHash));
    if (format === "jsonl") yield `${JSON.stringify({ ...row, tags })}\n`;
    else {
      const cells = { ...row, tags: JSON.stringify(tags) };
      if (isFirst) yield writeSheet([Object.keys(cells)], "\n");
      yield writeSheet([Object.values(cells).map((value) => String(value ?? ""))], "\n");
    }
    isFirst = false;
  }
}
