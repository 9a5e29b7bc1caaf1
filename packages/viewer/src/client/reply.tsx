/** Shows a reply: how it was read, its text with the place of the answer, its thinking, attempts, and a user's note. */
import { useEffect, useRef, useState, type ReactNode } from "react";
import { count, formatDate, dollars } from "organon/drawing";
import type { AnswerNote, Dossier } from "organon/view";
import { answers, post, useAnswer } from "./api.ts";
import { isBundle } from "./router.ts";
import { show, stateText } from "./text.ts";

export type Reply = Dossier["replies"][number];

const describeOutcome = ({ response, verdict }: Reply): string =>
  response === undefined ? "missing" : (verdict?.outcome ?? "unjudged");

/** The outcome of a reply, and the answer that was read from it. */
export const Outcome = ({ reply }: { readonly reply: Reply }) => {
  const [outcome, answer] = [describeOutcome(reply), reply.verdict?.answer];
  return (
    <>
      <span className={`state ${outcome}`}>{stateText(outcome)}</span>
      {answer === undefined || reply.refusal !== undefined
        ? null
        : answer === "accepted"
          ? ": the kernel accepts it"
          : ` read as “${show(answer)}”`}
    </>
  );
};

const listFacts = ({ response, callHash }: Reply): readonly string[] => {
  const { usage, cost, finishReason, servedModel } = response ?? {};
  return [
    response?.status,
    finishReason && `ended with ${finishReason}`,
    usage?.tokensIn === undefined ? undefined : `${count(usage.tokensIn)} tokens in`,
    usage?.tokensOut === undefined ? undefined : `${count(usage.tokensOut)} out`,
    usage?.tokensThinking === undefined ? undefined : `${count(usage.tokensThinking)} of thinking`,
    cost === undefined || cost === 0 ? undefined : dollars(cost),
    servedModel && `served by ${servedModel}`,
    response && formatDate(response.time),
    `call ${callHash.slice(0, 12)}`,
  ].filter((fact) => fact !== undefined);
};

/** `text` replaces the reply's text, for example to mark differences. */
export const ReplyView = ({ reply, text }: { readonly reply: Reply; readonly text?: ReactNode }) => {
  const { run, response, verdict, callHash, refusal } = reply;
  const { attempts = [], thinking } = response ?? {};
  return (
    <div className="one-reply">
      {refusal === undefined ? null : (
        <p className="refusal">
          The kernel refuses {refusal.line.startsWith("line ") ? <b>{show(refusal.line)}</b> : "it"}
          {show(`: ${refusal.why}.`)}
        </p>
      )}
      {response === undefined
        ? null
        : (text ?? (
            <LongText
              text={response.text}
              className={describeOutcome(reply)}
              span={verdict?.span ?? refusal?.span}
            />
          ))}
      {thinking === undefined ? null : (
        <details open={thinking.length < 3000}>
          <summary>Thinking, {count(thinking.length)} characters</summary>
          <LongText text={thinking} />
        </details>
      )}
      {attempts.length < 2 && attempts.every(({ error }) => error === undefined) ? null : (
        <details>
          <summary>{count(attempts.length)} attempts</summary>
          <ol>
            {attempts.map(({ at, durationMs, error }, i) => (
              <li key={i}>
                {formatDate(at)}, {count(Math.round(durationMs))} ms
                {error === undefined ? "" : `: ${show(error.message)}`}
              </li>
            ))}
          </ol>
        </details>
      )}
      <p className="facts">{listFacts(reply).map(show).join(" · ")}</p>
      {response === undefined ? null : <NoteView key={callHash} run={run} call={callHash} />}
    </div>
  );
};

/** A thumb and a text on an answer, stored as a note; a bundle shows both. */
const NoteView = ({ run, call }: { readonly run: string; readonly call: string }) => {
  const path = `/api/runs/${run}/notes`;
  const notes = useAnswer<readonly AnswerNote[]>(path);
  const note = notes.data?.find((one) => one.call === call);
  const [text, setText] = useState<string>();
  const [error, setError] = useState<string>();
  const save = (change: { readonly thumb?: string; readonly note?: string }): void => {
    post(path, { call, thumb: note?.thumb ?? "", note: note?.note ?? "", ...change }).then(
      () => {
        setText(undefined);
        return answers.invalidateQueries({ queryKey: [path] });
      },
      (reason: unknown) => setError(reason instanceof Error ? reason.message : String(reason)),
    );
  };
  if (notes.data === undefined) return null;
  if (isBundle)
    return note === undefined ? null : (
      <p className="note-text">
        {note.thumb === "" ? "" : `Thumb ${note.thumb}. `}
        {show(note.note)}
      </p>
    );
  return (
    <form
      className="fields answer-note"
      onSubmit={(event) => {
        event.preventDefault();
        save({ note: text ?? note?.note ?? "" });
      }}
    >
      {(["up", "down"] as const).map((thumb) => (
        <button
          key={thumb}
          type="button"
          aria-pressed={note?.thumb === thumb}
          onClick={() => save({ thumb: note?.thumb === thumb ? "" : thumb })}
        >
          Thumb {thumb}
        </button>
      ))}
      <label className="field words">
        <span>Note</span>
        <input
          value={text ?? note?.note ?? ""}
          onChange={(event) => setText(event.target.value)}
          maxLength={4000}
        />
      </label>
      {text === undefined || text === (note?.note ?? "") ? null : <button type="submit">Save note</button>}
      {error === undefined ? null : <span role="alert">{show(error)}</span>}
    </form>
  );
};

/** Characters of a piece, the unit that the browser lays out when it becomes visible. */
const pieceLength = 6000;

/** Text of any length, verbatim, with the position of the parsed answer. */
export const LongText = ({
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
      {cutPieces(text.slice(0, start))}
      {span === undefined ? null : (
        <mark ref={marked} className={className}>
          {show(text.slice(start, end))}
        </mark>
      )}
      {cutPieces(text.slice(end))}
    </pre>
  );
};

/** Pieces end after a line, otherwise after a word, and never within a character. */
const piece = new RegExp(
  `[^]{0,${pieceLength}}\\n|[^]{1,${pieceLength}}(?:\\s|$)|[^]{1,${pieceLength}}`,
  "gu",
);

const cutPieces = (text: string) =>
  text.length <= pieceLength
    ? show(text)
    : Array.from(text.matchAll(piece), ([part], i) => (
        <span className="piece" key={i}>
          {show(part)}
        </span>
      ));
