/**
 * promptfoo: a configuration with tests as JSON lines and our reader as their assertion. Two traps are kept clear of: a list in
 * `vars` would be multiplied out, and `{{` in a question would be taken for a template.
 */
import { gradedBy, jsonLine, targetOf, type SuiteExport } from "./export.ts";

export const promptfoo: SuiteExport = {
  name: "promptfoo",
  about: "promptfoo: a configuration whose assertion is our reader",
  rows: ({ name }) => [
    {
      path: `${name}.jsonl`,
      kind: "text",
      each: (question) =>
        jsonLine({
          description: question.id,
          vars: { question: verbatim(question.text) },
          metadata: {
            ...question.tags,
            id: question.id,
            answer: targetOf(question),
            graded_by: JSON.stringify(gradedBy(question)),
          },
          assert: [
            {
              type: "javascript",
              value: "file://organon-grade.mjs",
              metric: question.tags["rule"] ?? question.tags["task"] ?? "organon",
            },
          ],
        }),
    },
  ],
  others: ({ name, title, hash, version }) => [
    {
      path: "promptfooconfig.yaml",
      text: `# Questions ${hash}, written by Organon ${version}. The assertion needs it: npm install organon
# npx promptfoo eval --no-cache
description: ${JSON.stringify(title)}
prompts:
  - "{{question}}"
providers:
  # Those that are to be asked; this one reads OPENAI_API_KEY.
  - openai:chat:gpt-5-mini
tests: file://${name}.jsonl
`,
    },
    {
      path: "organon-grade.mjs",
      text: `// The verdict of Organon's reader as a promptfoo assertion.
import { scoreOf } from "organon";

export default (output, { test }) => {
  const reply = typeof output === "string" ? output : JSON.stringify(output);
  const { outcome, answer } = scoreOf(JSON.parse(test.metadata.graded_by), reply);
  const pass = outcome === "correct";
  return { pass, score: pass ? 1 : 0, reason: answer === undefined ? outcome : \`\${outcome}: read as \${answer}\` };
};
`,
    },
  ],
};

/** Text that a template engine gives back as it is. */
const verbatim = (text: string): string =>
  /\{[{%#]/.test(text) ? `{% raw %}${text.replaceAll("{% endraw %}", "{% endraw % }")}{% endraw %}` : text;
