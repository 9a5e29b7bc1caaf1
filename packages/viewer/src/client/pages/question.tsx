/** Shows one question completely: its text, the proof of its answer key, every model's reply, and the prompt as it was sent. */
import { useState } from "react";
import { count, runLabel } from "organon/drawing";
import type { Dossier } from "organon/view";
import type { QuestionPage as Page } from "../../reading/question-page.ts";
import type { RunLine } from "../../reading/view.ts";
import { answers as cache, answerQuery, useAnswer } from "../api.ts";
import { Grounds } from "../grounds.tsx";
import { useKeys } from "../keys.tsx";
import { Actions, Chips, Link, Waiting } from "../parts.tsx";
import { LongText, Outcome, ReplyView } from "../reply.tsx";
import { go, useAddress } from "../router.ts";
import { show, tagText } from "../text.ts";
import { serverQuery } from "./question-rows.ts";

type Place = { readonly run: string; readonly subject: number; readonly ordinal: number };

/** Rows in which the next wrong answer is looked for at once. */
const lookAhead = 500;

const findWrong = async (path: string, after: number) => {
  for (let at = after + 1; ; at += lookAhead) {
    const { value: page } = await cache.fetchQuery(answerQuery<Page>(`${path}&at=${at}&most=${lookAhead}`));
    const place = page.at < at ? -1 : page.rows.findIndex(({ state }) => state === "incorrect");
    const row = page.rows[place];
    if (row !== undefined) return { at: at + place, ordinal: row.ordinal };
    if (at + lookAhead >= page.total) return undefined;
  }
};

export const QuestionPage = ({ run, subject, ordinal }: Place) => {
  const address = useAddress();
  const line = useAnswer<RunLine>(`/api/runs/${run}`);
  const answer = useAnswer<Dossier>(`/api/runs/${run}/questions/${subject}/${ordinal}`);
  const query = serverQuery(address);
  query.set("model", String(subject));
  // In the unfiltered list a question stands at its ordinal.
  const at = Number(address.searchParams.get("at") ?? ordinal);
  const list = `/api/runs/${run}/questions?${query.toString()}`;
  const around = useAnswer<Page>(`${list}&at=${Math.max(0, at - 1)}&most=3`);
  const [told, setTold] = useState("");
  const open = (row: { readonly ordinal: number } | undefined, place: number): void => {
    setTold(row === undefined ? "There are no more." : "");
    const next = new URLSearchParams(query);
    next.set("at", String(place));
    if (row !== undefined) go(`/runs/${run}/questions/${subject}/${row.ordinal}?${next.toString()}`);
  };
  const step = (by: -1 | 1) => (): void =>
    open(at + by < 0 ? undefined : around.data?.rows[at - around.data.at + by], at + by);
  const toWrong = async (): Promise<void> => {
    const row = await findWrong(list, at);
    open(row, row?.at ?? at);
  };
  const moves = { k: step(-1), j: step(1), n: () => void toWrong() };
  useKeys(moves);
  query.set("at", String(at));
  return (
    <article className="question">
      <nav className="crumbs" aria-label="Where this is">
        <Link to={`/runs/${run}`}>Run {show(runLabel({ id: run, name: line.data?.name }, 12))}</Link>
        <Link to={`/runs/${run}/questions?${query.toString()}`}>Questions</Link>
        <span>
          <span role="status">{told}</span>
          {around.data === undefined ? null : `${count(at + 1)} of ${count(around.data.total)}`}
          {(
            [
              ["← Previous", "k"],
              ["Next →", "j"],
              ["Next wrong", "n"],
            ] as const
          ).map(([label, key]) => (
            <button key={key} type="button" title={key} onClick={moves[key]}>
              {label} <kbd>{key}</kbd>
            </button>
          ))}
        </span>
      </nav>
      {answer.data === undefined ? (
        <Waiting answer={answer} what="the question" />
      ) : (
        <Whole dossier={answer.data} />
      )}
    </article>
  );
};

const Whole = ({ dossier }: { readonly dossier: Dossier }) => {
  const { title, isAboutGoal, question, grounds, prompt } = dossier;
  return (
    <>
      <h1>{show(title)}</h1>
      <p className="facts">
        {Object.entries(question.tags)
          .filter(([name]) => name !== "base")
          .map(([name, value]) => `${tagText(name)} ${show(value)}`)
          .join(" · ")}
        {" · "}id <code>{show(question.id)}</code>
      </p>
      <div className="columns">
        <div>
          <Asked dossier={dossier} />
          <Replies dossier={dossier} />
        </div>
        <div>
          {grounds === undefined ? null : (
            <Grounds
              grounds={grounds}
              {...(isAboutGoal ? { label: question.key.join(", ") } : { about: question.conclusion ?? "" })}
            />
          )}
          <section aria-label="What was sent" id="sent">
            <h2>What was sent</h2>
            {prompt === undefined ? (
              <p className="waiting">Nothing was sent yet.</p>
            ) : (
              prompt.messages.map(({ role, content }, i) => (
                <div className="message" key={i}>
                  <h3>{role}</h3>
                  <LongText text={content} />
                </div>
              ))
            )}
          </section>
        </div>
      </div>
    </>
  );
};

const Asked = ({ dossier: { question, grounds, accepted } }: { readonly dossier: Dossier }) => {
  const { tags, key, premises, conclusion } = question;
  const options = question.answers.filter(({ text }) => text !== undefined);
  return (
    <section aria-label="The question">
      <h2>The question</h2>
      {premises === undefined || conclusion === undefined ? (
        <p className="asked">{show(question.text)}</p>
      ) : (
        <>
          <ContextText text={question.text} first={premises[0] ?? ""} />
          <ol className="premises">
            {premises.map((premise, i) => (
              <li key={i}>
                {show(premise)}
                {grounds?.needed?.includes(i) === true ? <small className="needed">needed</small> : null}
                {grounds === undefined ? null : <code>{grounds.premises[i]}</code>}
              </li>
            ))}
          </ol>
          {tags["task"] === undefined ? (
            <p className="conclusion">
              Does it follow? {show(conclusion)}
              {grounds === undefined ? null : <code>{grounds.conclusion}</code>}
            </p>
          ) : (
            <p className="conclusion asked">{show(cutAsked(question, premises.length))}</p>
          )}
        </>
      )}
      {options.length > 0 ? (
        <ul className="options">
          {options.map(({ label, text }) => (
            <li key={label} className={key.includes(label) ? "right" : undefined}>
              <b>{show(label)}</b> {show(text ?? "")}
            </li>
          ))}
        </ul>
      ) : null}
      {key.includes("accepted") ? (
        <p>{accepted ?? "Whatever the kernel accepts is right."}</p>
      ) : (
        <p>
          The key is <b className="key">{key.map(show).join(", ")}</b>.
        </p>
      )}
    </section>
  );
};

const Replies = ({ dossier }: { readonly dossier: Dossier }) => {
  const { replies, question, prompt } = dossier;
  const [chosen, setChosen] = useState(0);
  const reply = replies[chosen] ?? replies[0];
  if (reply === undefined) return null;
  const line = { ...question, prompt, model: reply.model, response: reply.response, verdict: reply.verdict };
  const sent = (prompt?.messages ?? []).map(({ content }) => content).join("\n\n");
  const copy = (text: string): Promise<void> => navigator.clipboard.writeText(text);
  return (
    <section aria-label="Replies" id="replies">
      <h2>{replies.length === 1 ? "The reply" : `${replies.length} replies`}</h2>
      <Chips
        label="Models"
        options={replies.map((one, i) => [
          String(i),
          <>
            {show(one.model)}
            {one.epoch > 0 ? `, time ${one.epoch + 1}` : ""}
            {one.run === replies[0]?.run ? "" : ` in ${show(one.runName)}`} <Outcome reply={one} />
          </>,
        ])}
        chosen={[String(replies.indexOf(reply))]}
        onChoose={(i) => setChosen(Number(i))}
      />
      <ReplyView reply={reply} />
      <Actions
        label="Copy"
        actions={[
          ["Copy as prompt", () => copy(sent), "copied"],
          ["Copy as JSON line", () => copy(JSON.stringify(line)), "copied"],
        ]}
      />
    </section>
  );
};

const ContextText = ({ text, first }: { readonly text: string; readonly first: string }) => {
  const end = text.indexOf(first);
  const context = text
    .slice(0, Math.max(0, end))
    .replace(/(\(1\) ?)?$/, "")
    .trim();
  return context === "" ? null : <p className="asked">{show(context)}</p>;
};

const cutAsked = ({ text, answers }: Dossier["question"], premises: number): string => {
  const rows = text.split("\n");
  const last = rows.findLastIndex((row) => row.startsWith(`(${premises}) `));
  const options = new Set(answers.map((option) => `${option.label}. ${option.text}`));
  return rows
    .slice(last + 1)
    .filter((row) => !options.has(row))
    .join("\n");
};
