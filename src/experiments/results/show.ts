/**
 * One question of a stored run, whole: prompt, key with its proof, every reply with what was read of it. Nothing is asked.
 */
import { readDerivation, readInterpretations, type WrittenCertificate } from "#arguments/written-certificate";
import { sayCertificate } from "#items/explanations/certificate";
import type { ProblemLine } from "#items/problem-line";
import { labelText } from "#items/question";
import { misuse } from "#logic/error";
import { printFitch } from "#logic/fitch";
import { printInterpretation } from "#logic/print-interpretation";
import type { Store } from "#runs/store";
import { readDossier, getCertified, type Reply } from "./dossier.ts";
import { modelNamed, nameSubjects } from "./names.ts";
import { findQuestions, type listQuestions } from "./question-rows.ts";
import { withNote, present, runText, section, table, text } from "#reports/blocks";
import type { Block, Document, Section } from "#reports/document";
import { count } from "#reports/numbers";

type ShowOptions = {
  readonly run?: string;
  /** A question's id, how it begins, or its place in the run, from 1. */
  readonly question: string;
  /** The model whose replies are shown: all without it. */
  readonly model?: string;
};

/** The question with all that is stored of it. Throws misuse for an id that the run does not have, or that several begin with. */
export const showQuestion = async (
  { run: reference = "latest", question: prefix, model }: ShowOptions,
  { store }: { readonly store: Store },
) => {
  const run = await store.findRun(reference);
  const ids = run.subjects.map(({ id }) => id);
  const wanted = model && nameSubjects(run.subjects)[ids.indexOf(modelNamed([run], model))];
  // A number is a place, from 1, unless an id is that number; ids that only begin with it have more letters to give.
  const place = /^[1-9]\d{0,6}$/.test(prefix) ? Number(prefix) : undefined;
  for (const subject of run.subjects.keys()) {
    const found = await findQuestions(store, run, { subject, prefix, limit: 2 });
    const [named] = found;
    const ordinal = found.get(prefix) ?? (place === undefined ? named?.[1] : place - 1);
    if (ordinal === undefined) continue;
    if (found.size > 1 && place === undefined && !found.has(prefix))
      throw misuse(
        `several questions of run ${run.id} begin with “${prefix}”`,
        `as ${[...found.keys()].join(" and ")}`,
      );
    const dossier = await readDossier(store, run, { subject, ordinal });
    const row = dossier?.question;
    if (dossier === undefined || row === undefined) continue;
    const whole = (await store.questionsNamed([row.id])).get(row.id);
    if (whole === undefined) continue;
    const { id, text, key, tags } = whole;
    const certified = getCertified(whole);
    return {
      run: run.id,
      name: run.name,
      id,
      text,
      key: labelText(key),
      steps: certified?.steps ?? [],
      tags,
      grounds: certified === undefined ? null : getGrounds(certified),
      prompt: dossier.prompt?.messages ?? null,
      replies: dossier.replies.filter((reply) => [undefined, reply.model].includes(wanted)).map(getReply),
    };
  }
  throw misuse(`run ${run.id} has no question “${prefix}”`, `organon show ${run.id} lists them`);
};

const getGrounds = (item: ProblemLine<"conclusion">) => ({
  relation: item.relation,
  premises: item.premises,
  conclusion: item.conclusion,
  drawn: drawCertificate(item.certificate),
  told: sayCertificate(item),
});

const drawCertificate = (certificate: WrittenCertificate): string => {
  if (certificate.kind === "derivation") return printFitch(readDerivation(certificate.steps));
  const { satisfying, refuting } = readInterpretations(certificate);
  return ["true in", printInterpretation(satisfying), "false in", printInterpretation(refuting)].join("\n");
};

const getReply = ({ model, epoch, response, verdict }: Reply) => ({
  model,
  epoch,
  outcome: verdict?.outcome ?? response?.status ?? "not asked yet",
  answer: verdict?.answer ?? null,
  text: response?.text ?? null,
  span: verdict?.span ?? null,
  thinking: response?.thinking ?? null,
  tokensOut: response?.usage.tokensOut ?? null,
  // Of the attempt that brought the answer.
  seconds: response?.attempts.length ? (response.attempts.at(-1)?.durationMs ?? 0) / 1000 : null,
});

export type ShownQuestion = Awaited<ReturnType<typeof showQuestion>>;

/** The question with its replies; their thinking is shown or counted. */
export const questionDocument = (
  shown: ShownQuestion,
  { thinking = false }: { readonly thinking?: boolean } = {},
): Document => ({
  title: `Question ${shown.id}`,
  facts: [
    Object.entries(shown.tags)
      .filter(([name]) => name !== "base" && name !== "extension")
      .map(([name, value]) => `${name === "bears" ? "required rules" : name} ${value}`)
      .join(", "),
    runText(shown),
  ],
  sections: present([
    section("asked", "Question", [text(shown.text), text(`The right answer: ${shown.key}.`, "verdict")]),
    groundsSection(shown.grounds),
    promptSection(shown),
    ...shown.replies.map((reply, place) => replySection(reply, place, thinking)),
  ]),
});

const groundsSection = (grounds: ShownQuestion["grounds"]): Section | undefined => {
  if (grounds === null) return undefined;
  const { relation, premises, conclusion, drawn, told } = grounds;
  const blocks: readonly Block[] = [
    { kind: "code", code: `${premises.join("; ")} ⊢ ${conclusion}` },
    text(said[relation] ?? relation, "note"),
    { kind: "code", code: drawn, layout: "lines" },
    ...told.map((line) => text(line)),
  ];
  return section("key", "Why", blocks);
};

const said: Readonly<Record<string, string>> = {
  entailment: "The conclusion follows.",
  contradiction: "The conclusion is refuted: its negation follows.",
  neutral: "The conclusion is open: it is true in one countermodel and false in the other.",
};

const promptSection = ({ prompt, text: asked }: ShownQuestion): Section | undefined => {
  if (prompt === null) return section("prompt", "The prompt", text("Nothing was sent yet.", "note"));
  if (prompt.length === 1 && prompt[0]?.content.trim() === asked.trim()) return undefined;
  return section(
    "prompt",
    "The prompt as it was sent",
    prompt.map(({ role, content }): Block => ({
      kind: "code",
      code: `${role}: ${content}`,
      layout: "lines",
    })),
  );
};

const replySection = (
  reply: ShownQuestion["replies"][number],
  place: number,
  showsThinking: boolean,
): Section => {
  const { model, epoch, outcome, answer, tokensOut, seconds } = reply;
  const thinking = reply.thinking ?? "";
  const facts = present([
    outcome,
    answer !== null && `extracted answer “${answer}”`,
    tokensOut !== null && `${count(tokensOut)} tokens`,
    seconds !== null && `${seconds.toFixed(1)} s`,
  ]);
  return section(
    `reply-${place + 1}`,
    epoch === 0 ? model : `${model}, asked again (${epoch + 1})`,
    present([
      thinking !== "" &&
        text(
          `Thinking, ${count(thinking.length)} characters${showsThinking ? ":" : " (--thinking)"}`,
          "note",
        ),
      thinking !== "" && showsThinking && { kind: "code" as const, code: thinking, layout: "lines" as const },
      { kind: "code" as const, code: replyText(reply), layout: "lines" as const },
    ]),
    { note: facts.join(", ") },
  );
};

const replyText = ({ text: reply, span }: ShownQuestion["replies"][number]): string => {
  if (reply === null) return "No reply.";
  if (span === null) return reply === "" ? "An empty reply." : reply;
  const [start, end] = span;
  return `${reply.slice(0, start)}»${reply.slice(start, end)}«${reply.slice(end)}`;
};

export const questionsDocument = (
  { total, planned, rows }: Awaited<ReturnType<typeof listQuestions>>,
  { run, name, model }: { readonly run: string; readonly name?: string; readonly model: string },
): Document => {
  const cells = rows.map(({ id, text: asked, tags, key, state, answer = "" }) => {
    const skill = [tags["rule"], tags["kind"]].filter(Boolean).join(", ");
    return withNote([{ kind: "code", code: id.slice(0, 12) }, skill, key, answer, state], asked);
  });
  const shown = rows.length < total ? `, the first ${count(rows.length)} of them` : "";
  return {
    title: `Questions put to ${model}`,
    facts: [`${count(total)} of ${count(planned)}${shown}`, runText({ run, name })],
    sections: [
      {
        id: "questions",
        blocks: [
          table(["question", "skill", "key", "answer", "outcome"], cells, {
            notes: { heading: "text", shown: "each" },
          }),
          text(`organon show ${run} --question ID shows one of them whole.`, "note"),
        ],
      },
    ],
  };
};
