/**
 * promptfoo's output (`promptfoo eval -o out.json`): results with prompt, response, provider, test case and whether its assertions passed. The key
 * is in the test's metadata (`graded_by`, which our export writes, or `answer`), or else in its vars (`answer`, `label`, `expected`).
 */
import { OrganonError } from "#logic/error";
import {
  fieldsOf,
  gradedBy,
  jsonIn,
  numberOf,
  responseOf,
  tagsOf,
  textOf,
  type ForeignFormat,
  type FoundAnswer,
} from "./foreign.ts";

export const promptfooOutput: ForeignFormat = {
  name: "promptfoo-output",
  about: "promptfoo: the JSON of promptfoo eval -o out.json",
  answersIn: (text, { name, model }) => {
    const found = fieldsOf(jsonIn(text, "promptfoo's output"))["results"];
    const rows = Array.isArray(found) ? found : fieldsOf(found)["results"];
    if (!Array.isArray(rows))
      throw new OrganonError("misuse", `${name} is not promptfoo output: it has no results`);
    return rows.map((row) => answerOf(fieldsOf(row), model));
  },
};

const answerOf = (row: Readonly<Record<string, unknown>>, said: string | undefined): FoundAnswer | string => {
  const test = fieldsOf(row["testCase"]);
  const metadata = fieldsOf(test["metadata"]);
  const vars = fieldsOf(row["vars"] ?? test["vars"]);
  const graded = gradedBy(metadata["graded_by"]);
  const key = graded?.key ?? keyIn(metadata) ?? keyIn(vars);
  const prompt = textOf(fieldsOf(row["prompt"])["raw"]);
  if (key === undefined || prompt === undefined) return "it has no prompt, or nothing says the right answer";
  const response = fieldsOf(row["response"]);
  const { output } = response;
  const usage = fieldsOf(response["tokenUsage"]);
  const error = textOf(response["error"]) ?? (output === undefined ? textOf(row["error"]) : undefined);
  const provider = fieldsOf(row["provider"]);
  return {
    model: said ?? textOf(provider["label"]) ?? textOf(provider["id"]) ?? "unknown",
    id: textOf(metadata["id"]) ?? textOf(test["description"]) ?? prompt,
    text: textOf(vars["question"]) ?? prompt,
    answers: graded?.answers,
    key,
    tags: tagsOf(metadata, ["graded_by", "id", "answer", "pluginId"]),
    prompt: { messages: [{ role: "user", content: prompt }] },
    response: responseOf(
      output === undefined || output === null
        ? undefined
        : typeof output === "string"
          ? output
          : JSON.stringify(output),
      {
        tokensIn: numberOf(usage["prompt"]),
        tokensOut: numberOf(usage["completion"]),
        cost: numberOf(row["cost"]),
        durationMs: numberOf(row["latencyMs"]),
        error,
        stop: textOf(response["finishReason"]),
      },
    ),
    theirs:
      typeof row["success"] === "boolean" && error === undefined ? { isCorrect: row["success"] } : undefined,
  };
};

const keyIn = (fields: Readonly<Record<string, unknown>>): readonly string[] | undefined => {
  const found = ["answer", "label", "expected", "target"]
    .map((name) => fields[name])
    .find((one) => typeof one === "string");
  return typeof found === "string" ? [found] : undefined;
};
