/** Shows the progress of a run: n of N, the outcomes as one bar with names and numbers, rate, time left, cost. */
import { addSums, count, durationText, percent, sumText } from "organon/drawing";
import type { SeenState } from "../routes/run-routes.ts";
import { stateText } from "./text.ts";

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
type Shown = { readonly state: SeenState | undefined; readonly isOneSet: boolean; readonly isMixed: boolean };

const computeSum = ({ models }: SeenState, of: (model: SeenState["models"][number]) => number): number =>
  models.reduce((sum, model) => sum + of(model), 0);

export const Progress = ({ state, isOneSet, isMixed }: Shown) => {
  if (state === undefined) return <div className="progress" aria-hidden="true" />;
  const now = Object.fromEntries(
    states.map((name) => [
      name,
      computeSum(state, ({ tally, outcomes }) => (name === "missing" ? tally.missing : outcomes[name])),
    ]),
  );
  const [missing = 0, failed = 0, correct = 0, truncated = 0] = [
    now["missing"],
    now["failed"],
    now["correct"],
    now["truncated"],
  ];
  if (isMixed) Object.assign(now, { correct: correct + (now["incorrect"] ?? 0), incorrect: 0 });
  const planned = computeSum(state, ({ tally }) => tally.planned);
  const answered = planned - missing - failed;
  const tokensOut = computeSum(state, (model) => model.tokensOut);
  let at = 0;
  const parts = states.map((kind) => {
    const width = ((now[kind] ?? 0) / Math.max(1, planned)) * 1000;
    at += width;
    return <rect key={kind} className={`part ${kind}`} x={at - width} width={width} y="0" height="10" />;
  });
  return (
    <div className="progress" aria-label="Where the run stands" role="group">
      <p aria-live="polite">
        <b>
          {missing + failed === 0 ? "" : `${count(answered)} of `}
          {count(planned)} answered
        </b>
        <span>
          {[
            "",
            state.perSecond > 0 && missing > 0
              ? `${state.perSecond.toFixed(state.perSecond < 10 ? 1 : 0)} a second, ${durationText(missing / state.perSecond)} left`
              : undefined,
            isOneSet && answered > 0
              ? `accuracy ${percent(correct / answered)} % of ${count(answered)}`
              : undefined,
            truncated > 0 ? `${percent(truncated / answered)} % truncated` : undefined,
            `cost ${sumText(addSums(state.models))}`,
            tokensOut > 0
              ? `${count(computeSum(state, ({ tokensIn }) => tokensIn))} tokens in, ${count(tokensOut)} out`
              : undefined,
          ]
            .filter((part) => part !== undefined)
            .join(" · ")}
        </span>
      </p>
      <svg className="bar" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
        {parts}
      </svg>
      <p className="parts">
        {states
          .filter((kind) => (now[kind] ?? 0) > 0)
          .map((kind) => (
            <span key={kind}>
              <i className={kind} /> {count(now[kind] ?? 0)}{" "}
              {isMixed && kind === "correct" ? "readable" : stateText(kind)}
            </span>
          ))}
        {isOneSet ? null : <span>all models and repetitions together</span>}
      </p>
    </div>
  );
};
