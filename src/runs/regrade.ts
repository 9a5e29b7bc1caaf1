/** Judges stored responses that an answer parser has not judged yet, without calling models. */
import { answeredCalls } from "./answers.ts";
import type { Response } from "#models/language-model";
import type { Judged } from "#scoring/judge";
import type { Verdict } from "#scoring/verdict";
import type { Run, Store, VerdictRecord } from "./store.ts";

/** Parses and judges responses. Its name is stored with its verdicts, so a changed parser needs another name. */
export type Reader = {
  readonly name: string;
  readonly judge: (question: Judged, response: Response) => Verdict;
};

type RegradeOptions = { readonly store: Store; readonly run: Run; readonly reader: Reader };

const batchSize = 500;

/** Judges a run's responses; resolves with the number judged. */
export const regrade = async ({ store, run, reader }: RegradeOptions): Promise<number> => {
  let judged = 0;
  let batch: VerdictRecord[] = [];
  const write = async (): Promise<void> => {
    await store.judge(batch);
    judged += batch.length;
    batch = [];
  };
  for await (const { callHash, question, response } of answeredCalls(store, run, reader.name)) {
    batch.push({ callHash, reader: reader.name, verdict: reader.judge(question, response) });
    if (batch.length === batchSize) await write();
  }
  if (batch.length > 0) await write();
  return judged;
};
