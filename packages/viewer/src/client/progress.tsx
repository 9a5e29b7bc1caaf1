/** Shows the progress of a run: n of N, the outcomes as one bar with names and numbers, rate, time left, cost. */
import type { Progress as Told } from "../events.ts";
import { count, percent, sumText } from "organon/drawing";

/** The states of a question, in display order. */
export const states = [
  "correct",
  "incorrect",
  "unreadable",
  "empty",
  "refused",
  "truncated",
  "failed",
  "missing",
] as const;

/**
 * `isOneSet`: one model was asked a fixed set, each question once, so that the accuracy of its calls is meaningful. `isMixed`: several
 * models were, or answers chose the questions, so that right and wrong ones make no share.
 */
type Shown = { readonly now: Told | undefined; readonly isOneSet: boolean; readonly isMixed: boolean };

export const Progress = ({ now: told, isOneSet, isMixed }: Shown) => {
  const now = told && isMixed ? { ...told, correct: told.correct + told.incorrect, incorrect: 0 } : told;
  if (now === undefined)
    return (
      <div className="progress" aria-hidden="true">
        <p>&nbsp;</p>
        <div className="bar" />
        <p>&nbsp;</p>
      </div>
    );
  const { planned, missing, failed } = now;
  const answered = planned - missing - failed;
  const isWhole = missing + failed === 0;
  const nameOf = (kind: (typeof states)[number]): string =>
    kind === "missing" ? "not asked yet" : isMixed && kind === "correct" ? "readable" : kind;
  return (
    <div className="progress" aria-label="Where the run stands" role="group">
      <p aria-live="polite">
        <b>{isWhole ? `${count(planned)} answered` : `${count(answered)} of ${count(planned)} answered`}</b>
        {now.read < 1 ? <span> · reading the run: {Math.round(now.read * 100)} %</span> : null}
        {now.perSecond === null || missing === 0 ? null : (
          <span>
            {" "}
            · {now.perSecond >= 10 ? Math.round(now.perSecond) : now.perSecond.toFixed(1)} a second
            {now.etaSeconds === null ? "" : `, ${inTime(now.etaSeconds)} left`}
          </span>
        )}
        {isOneSet && answered > 0 ? (
          <span>
            {" "}
            · accuracy {percent(now.correct / answered)} % of {count(answered)}
          </span>
        ) : null}
        {now.truncated > 0 ? <span> · {percent(now.truncated / answered)} % truncated</span> : null}
        <span>
          {" "}
          · cost {sumText(now)}
          {now.tokensOut > 0 ? `, ${count(now.tokensIn)} tokens in, ${count(now.tokensOut)} out` : ""}
        </span>
      </p>
      <svg className="bar" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
        {segments(now).map(({ kind, from, to }) => (
          <rect
            key={kind}
            className={`part ${kind}`}
            x={from}
            width={Math.max(0, to - from)}
            y="0"
            height="10"
          />
        ))}
      </svg>
      <p className="parts">
        {states
          .filter((kind) => now[kind] > 0)
          .map((kind) => (
            <span key={kind}>
              <i className={kind} /> {count(now[kind])} {nameOf(kind)}
            </span>
          ))}
        {isOneSet ? null : <span>all models and repetitions together</span>}
      </p>
    </div>
  );
};

const segments = (now: Told) => {
  const total = Math.max(1, now.planned);
  let at = 0;
  return states.map((kind) => {
    const from = at;
    at += (now[kind] / total) * 1000;
    return { kind, from, to: at };
  });
};

/** Formats a duration, for example "40 s", "12 min" or "3 h 20 min". */
const inTime = (seconds: number): string => {
  if (seconds < 90) return `${Math.max(1, Math.round(seconds))} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
};
