/** Shows one question completely: its text, the proof of its answer key, the prompt and the reply. */
import { useEffect, useRef } from "react";
import { count, dateInWords, dollars, runLabel } from "organon/drawing";
import type { Dossier, QuestionPage as Page, RunLine } from "organon/view";
import { useAnswer } from "../api.ts";
import { Grounds } from "../grounds.tsx";
import { Link, Waiting } from "../parts.tsx";
import { go, useAddress } from "../router.ts";
import { show } from "../text.ts";
import { serverQuery } from "./question-rows.ts";

type Place = { readonly run: string; readonly subject: number; readonly ordinal: number };

export const QuestionPage = ({ run, subject, ordinal }: Place) => {
  const address = useAddress();
  const line = useAnswer<RunLine>(`/api/runs/${run}`);
  const answer = useAnswer<Dossier>(`/api/runs/${run}/questions/${subject}/${ordinal}`);
  const at = Number(address.searchParams.get("at") ?? -1);
  const query = serverQuery(address);
  const around = useAnswer<Page>(
    at < 0 ? undefined : `/api/runs/${run}/questions?${query.toString()}&at=${Math.max(0, at - 1)}&most=3`,
  );
  const neighbour = (step: -1 | 1): string | undefined => {
    const row = around.data?.rows[at - (around.data?.at ?? 0) + step];
    if (row === undefined || at + step < 0) return undefined;
    const next = new URLSearchParams(query);
    next.set("at", String(at + step));
    return `/runs/${run}/questions/${subject}/${row.ordinal}?${next.toString()}`;
  };
  const [before, after] = [neighbour(-1), neighbour(1)];
  useEffect(() => {
    const step = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLInputElement || event.metaKey || event.ctrlKey || event.altKey) return;
      const to = event.key === "j" ? after : event.key === "k" ? before : undefined;
      if (to !== undefined) go(to);
    };
    window.addEventListener("keydown", step);
    return () => window.removeEventListener("keydown", step);
  }, [before, after]);
  const list = new URLSearchParams(query);
  if (at > 0) list.set("at", String(at));
  return (
    <article className="question">
      <nav className="crumbs" aria-label="Where this is">
        <Link to={`/runs/${run}`}>Run {show(runLabel({ id: run, name: line.data?.name }, 12))}</Link>
        <Link to={`/runs/${run}/questions?${list.toString()}`}>Questions</Link>
        <span>
          {before === undefined ? null : (
            <Link to={before} title="k">
              ← Previous
            </Link>
          )}{" "}
          {at < 0 || around.data === undefined ? null : `${count(at + 1)} of ${count(around.data.total)}`}{" "}
          {after === undefined ? null : (
            <Link to={after} title="j">
              Next →
            </Link>
          )}
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

/** Replies whose outcome stands above the question. */
const maxAbove = 6;

const Whole = ({ dossier }: { readonly dossier: Dossier }) => {
  const { title, isAboutGoal, accepted, question, grounds, prompt, replies } = dossier;
  const { tags, key, premises, conclusion } = question;
  const options = question.answers.filter(({ text }) => text !== undefined);
  return (
    <>
      <h1>{show(title)}</h1>
      <p className="facts">
        {Object.entries(tags)
          .filter(([name]) => !["base"].includes(name))
          .map(([name, value]) => `${name} ${value}`)
          .map(show)
          .join(" · ")}
        <br />
        id <code>{show(question.id)}</code> · <a href="#sent">what was sent</a>
        {replies.slice(0, maxAbove).map((reply) => (
          <a className="answer" href="#replies" key={`${reply.subject} ${reply.ordinal}`}>
            {show(reply.model)} <OutcomeOf reply={reply} />
          </a>
        ))}
      </p>
      <div className="columns">
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
                <p className="conclusion asked">{show(askedOf(question, premises.length))}</p>
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
          <KeyTold keys={key} accepted={accepted} />
        </section>
        {grounds === undefined ? null : (
          <Grounds
            grounds={grounds}
            {...(isAboutGoal ? { label: key.join(", ") } : { about: conclusion ?? "" })}
          />
        )}
      </div>
      <section aria-label="Replies" id="replies">
        <h2>{replies.length === 1 ? "The reply" : `${replies.length} replies`}</h2>
        {replies.map((reply) => (
          <ReplyView key={`${reply.subject} ${reply.ordinal}`} reply={reply} />
        ))}
      </section>
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
    </>
  );
};

/** The text before the premises. */
const ContextText = ({ text, first }: { readonly text: string; readonly first: string }) => {
  const end = text.indexOf(first);
  const context = text
    .slice(0, Math.max(0, end))
    .replace(/(\(1\) ?)?$/, "")
    .trim();
  return context === "" ? null : <p className="asked">{show(context)}</p>;
};

/** Returns the question about numbered premises: the text after the last of them, without the options, which are shown below it. */
const askedOf = ({ text, answers }: Dossier["question"], premises: number): string => {
  const rows = text.split("\n");
  const last = rows.findLastIndex((row) => row.startsWith(`(${premises}) `));
  const options = new Set(answers.map((option) => `${option.label}. ${option.text}`));
  return rows
    .slice(last + 1)
    .filter((row) => !options.has(row))
    .join("\n");
};

/** The right answer; without a label, the answers that the kernel accepts. */
const KeyTold = ({ keys, accepted }: { readonly keys: readonly string[]; readonly accepted?: string }) =>
  keys.includes("accepted") ? (
    <p>{accepted ?? "Whatever the kernel accepts is right."}</p>
  ) : (
    <p>
      The key is <b className="key">{keys.map(show).join(", ")}</b>.
    </p>
  );

type Reply = Dossier["replies"][number];

const ReplyView = ({ reply }: { readonly reply: Reply }) => {
  const { model, epoch, response, verdict, callHash, refusal } = reply;
  const span = verdict?.span ?? refusal?.span;
  const outcome = outcomeOf(reply);
  const { usage, cost, attempts = [], finishReason, servedModel, thinking } = response ?? {};
  const facts = [
    response?.status,
    finishReason === undefined ? undefined : `ended with ${finishReason}`,
    usage?.tokensIn === undefined ? undefined : `${count(usage.tokensIn)} tokens in`,
    usage?.tokensOut === undefined ? undefined : `${count(usage.tokensOut)} out`,
    usage?.tokensThinking === undefined ? undefined : `${count(usage.tokensThinking)} of thinking`,
    cost === undefined || cost === 0 ? undefined : dollars(cost),
    servedModel === undefined ? undefined : `served by ${servedModel}`,
    response === undefined ? undefined : dateInWords(response.time),
  ].filter((fact) => fact !== undefined);
  return (
    <div className="one-reply">
      <h3>
        {show(model)}
        {epoch > 0 ? `, time ${epoch + 1}` : ""} <OutcomeOf reply={reply} />
      </h3>
      {refusal === undefined ? null : (
        <p className="refusal">
          The kernel refuses {refusal.line.startsWith("line ") ? <b>{show(refusal.line)}</b> : "it"}
          {show(`: ${refusal.why}.`)}
        </p>
      )}
      <p className="facts">{facts.map(show).join(" · ")}</p>
      {response === undefined ? null : <LongText text={response.text} className={outcome} span={span} />}
      {thinking === undefined ? null : (
        <details>
          <summary>Its thinking, {count(thinking.length)} characters</summary>
          <LongText text={thinking} />
        </details>
      )}
      {attempts.length < 2 && attempts.every(({ error }) => error === undefined) ? null : (
        <details>
          <summary>{count(attempts.length)} attempts</summary>
          <ol>
            {attempts.map(({ at, durationMs, error }, i) => (
              <li key={i}>
                {dateInWords(at)}, {count(Math.round(durationMs))} ms
                {error === undefined ? "" : `: ${show(error.message)}`}
              </li>
            ))}
          </ol>
        </details>
      )}
      <p className="facts">
        call <code>{callHash.slice(0, 12)}</code>
      </p>
    </div>
  );
};

const outcomeOf = ({ response, verdict }: Reply): string =>
  response === undefined ? "missing" : (verdict?.outcome ?? "unjudged");

/** What became of a reply, and the answer that was read of it. */
const OutcomeOf = ({ reply }: { readonly reply: Reply }) => {
  const [outcome, answer] = [outcomeOf(reply), reply.verdict?.answer];
  return (
    <>
      <span className={`state ${outcome}`}>{outcome === "missing" ? "not asked yet" : outcome}</span>
      {answer === undefined || reply.refusal !== undefined
        ? null
        : answer === "accepted"
          ? ": the kernel accepts it"
          : ` read as “${show(answer)}”`}
    </>
  );
};

/** Characters of a piece, the unit that the browser lays out when it becomes visible. */
const pieceLength = 6000;

/** Text of any length, verbatim, with the position of the parsed answer. */
const LongText = ({
  text,
  span,
  className,
}: {
  readonly text: string;
  readonly span?: readonly [start: number, end: number];
  readonly className?: string;
}) => {
  const [start, end] = span ?? [text.length, text.length];
  const frame = useRef<HTMLPreElement>(null);
  const marked = useRef<HTMLElement>(null);
  // Scrolls to the parsed or rejected text, however long the text before it.
  useEffect(() => {
    const [outer, inner] = [frame.current, marked.current];
    if (outer === null || inner === null) return;
    const below = inner.getBoundingClientRect().bottom - outer.getBoundingClientRect().bottom;
    if (below > 0) outer.scrollTop += below + outer.clientHeight / 3;
  }, [start, text]);
  return (
    <pre ref={frame} className={`long ${className ?? ""}`} tabIndex={0} aria-label="Text" dir="auto">
      {piecesOf(text.slice(0, start))}
      {span === undefined ? null : (
        <mark ref={marked} className={className}>
          {show(text.slice(start, end))}
        </mark>
      )}
      {piecesOf(text.slice(end))}
    </pre>
  );
};

const piecesOf = (text: string) => {
  if (text.length <= pieceLength) return show(text);
  const pieces = [];
  for (let from = 0; from < text.length;) {
    const piece = text.slice(from, endOfPiece(text, from));
    pieces.push(
      <span className="piece" key={from}>
        {show(piece)}
      </span>,
    );
    from += piece.length;
  }
  return pieces;
};

/** Returns the end of a piece: after a line, otherwise after a word, and never within a character. */
const endOfPiece = (text: string, from: number): number => {
  if (from + pieceLength >= text.length) return text.length;
  const piece = text.slice(from, from + pieceLength);
  for (const end of ["\n", " "]) {
    const last = piece.lastIndexOf(end);
    if (last > 0) return from + last + 1;
  }
  return from + pieceLength - (/[\uD800-\uDBFF]$/.test(piece) ? 1 : 0);
};
