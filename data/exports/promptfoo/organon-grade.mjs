// The verdict of Organon's answer parser as a promptfoo assertion. A proof is judged by `organon grade`, which needs Organon.
import { execFileSync } from "node:child_process";
import { readAnswer } from "./organon_answers.mjs";

export default (output, { test }) => {
  const reply = typeof output === "string" ? output : JSON.stringify(output);
  const question = JSON.parse(test.metadata.graded_by);
  const { score, answer } = question.problem ? gradeProof(question, reply) : gradeAnswer(question, reply);
  return { pass: score === 1, score, reason: answer == null ? "not readable" : `read as ${answer}` };
};

const gradeAnswer = ({ answers, key }, reply) => {
  const answer = readAnswer(reply, answers);
  return { score: answer === key.join(",") ? 1 : 0, answer };
};

const gradeProof = (question, reply) => {
  const [command, ...options] = (process.env.ORGANON_COMMAND ?? "npx organon").split(" ");
  return JSON.parse(
    execFileSync(command, [...options, "grade", "--jsonl"], { input: JSON.stringify({ question, reply }), encoding: "utf8" }),
  );
};
