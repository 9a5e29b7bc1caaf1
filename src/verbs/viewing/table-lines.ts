/** Calls as lines of a table that is downloaded: CSV, or JSON lines with the same members. */
import { labelText } from "#items/question";
import { writeSheet } from "#report/sheet-text";
import type { SeenCall } from "#runs/answers";

const rowOf = ({ ordinal, epoch, question, response, verdict }: SeenCall) => ({
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
  tags: question.tags,
});

/** The lines, each with its end. */
export async function* tableLines(
  calls: AsyncIterable<SeenCall>,
  format: "csv" | "jsonl",
): AsyncGenerator<string> {
  let isFirst = true;
  for await (const call of calls) {
    const { tags, ...row } = rowOf(call);
    if (format === "jsonl") yield `${JSON.stringify({ ...row, tags })}\n`;
    else {
      if (isFirst) yield sheetLine([...Object.keys(row), "tags"]);
      yield sheetLine([...Object.values(row).map((value) => String(value ?? "")), JSON.stringify(tags)]);
    }
    isFirst = false;
  }
}

const sheetLine = (cells: readonly string[]): string => writeSheet([cells], "\n");
