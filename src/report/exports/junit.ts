/**
 * JUnit's XML, which every build server shows: a suite a model, a case a question. A wrong or unreadable answer is a failure, a call
 * that failed an error, one that was cut off or refused is skipped: it was not answered, and is not wrong.
 */
import { durationMs, type RunExport, type RunRow, type RunSubject } from "./run-export.ts";

export const junit: RunExport = {
  name: "junit",
  about: "JUnit XML for build servers: a case a question",
  isCounted: true,
  rows: (about) => [
    {
      path: `${about.name}.xml`,
      kind: "text",
      head: `<?xml version="1.0" encoding="UTF-8"?>\n<!-- Written by Organon -->\n<testsuites name="${escaped(about.title)}">\n`,
      ...suites(about.models),
    },
  ],
};

/** Rows come model by model, so a suite ends where the next model begins. */
const suites = (
  models: readonly RunSubject[],
): { readonly each: (row: RunRow) => string; readonly foot: () => string } => {
  let open: string | undefined;
  const ended = (): string => (open === undefined ? "" : "  </testsuite>\n");
  return {
    each: (row) => {
      const before = open === row.model ? "" : `${ended()}${suiteOf(models, row.model)}`;
      open = row.model;
      return `${before}${caseOf(row)}`;
    },
    foot: () => `${ended()}</testsuites>\n`,
  };
};

const suiteOf = (models: readonly RunSubject[], id: string): string => {
  const {
    correct = 0,
    incorrect = 0,
    unreadable = 0,
    unanswered = 0,
  } = models.find((model) => model.id === id)?.outcomes ?? {};
  const tests = correct + incorrect + unreadable + unanswered;
  return `  <testsuite name="${escaped(id)}" tests="${tests}" failures="${incorrect + unreadable}">\n`;
};

const caseOf = ({ question, epoch, response, verdict }: RunRow): string => {
  const className = [question.tags["dataset"], question.tags["category"], question.tags["rule"]]
    .filter((part) => part !== undefined)
    .join(".");
  const head = `    <testcase classname="${escaped(className || "organon")}" name="${escaped(question.id)}${epoch === 0 ? "" : ` (${epoch + 1})`}" time="${(durationMs(response) / 1000).toFixed(3)}"`;
  const inner = innerOf(verdict.outcome, response.status, question.key.join(","), verdict.answer);
  return inner === undefined
    ? `${head}/>\n`
    : `${head}>\n      <${inner.tag} message="${escaped(inner.message)}">${escaped(response.text)}</${inner.tag}>\n    </testcase>\n`;
};

const innerOf = (
  outcome: RunRow["verdict"]["outcome"],
  status: RunRow["response"]["status"],
  key: string,
  answer: string | undefined,
): { readonly tag: string; readonly message: string } | undefined => {
  switch (outcome) {
    case "correct":
      return undefined;
    case "incorrect":
      return { tag: "failure", message: `answered ${answer ?? ""}, right is ${key}` };
    case "unreadable":
      return { tag: "failure", message: `no answer can be read, right is ${key}` };
    case "unanswered":
      return status === "failed"
        ? { tag: "error", message: "the call failed" }
        : { tag: "skipped", message: status };
    default:
      return outcome satisfies never;
  }
};

/** Text as XML may hold it: control characters are not allowed even as references. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "\u{FFFD}")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
