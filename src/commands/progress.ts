/**
 * A line of progress: how far, how fast, how long still. It rewrites itself on a terminal and is written now and then
 * elsewhere. What was there when this session began is done, but says nothing about its speed.
 */
import { safeText } from "#logic/safe-text";
import { durationText } from "#reports/numbers";
import type { Stream } from "./surroundings.ts";

export type Progress = {
  readonly update: (done: number, total: number | undefined, extra?: string) => void;
  readonly end: () => void;
};

export const silent: Progress = { update: () => {}, end: () => {} };

const patienceMs = 2000;
const rewrittenEveryMs = 100;
const lineEveryMs = 10_000;

export const showProgress = (
  what: string,
  stream: Stream,
  elapsed: () => number = () => performance.now(),
): Progress => {
  const began = elapsed();
  const isTerminal = stream.isTTY === true;
  let [isShown, isEnded] = [false, false];
  let lastLine = began;
  let before: number | undefined;
  return {
    update: (done, total, extra = "") => {
      const now = elapsed();
      before ??= done;
      // What is still under way when the command ends leaves no line behind.
      if (isEnded) return;
      if (now - began < patienceMs || now - lastLine < (isTerminal ? rewrittenEveryMs : lineEveryMs)) return;
      lastLine = now;
      const line = safeText(
        progressLine({ what, done, before, total, seconds: (now - began) / 1000 }) + extra,
      );
      stream.write(isTerminal ? `\r\x1b[2K${line.slice(0, getColumns(stream) - 1)}` : `${line}\n`);
      isShown = isTerminal;
    },
    end: () => {
      if (isShown) stream.write("\r\x1b[2K");
      [isShown, isEnded] = [false, true];
    },
  };
};

/** A terminal that was never told its size says that it has no columns. */
const getColumns = ({ columns = 0 }: Stream): number => (columns > 0 ? columns : 80);

type ProgressNow = {
  readonly what: string;
  readonly done: number;
  /** The calls done before this session began. */
  readonly before: number;
  readonly total: number | undefined;
  /** Since the session began. */
  readonly seconds: number;
};

/** "asking: 120 of 2080, 3.4/s, 10 min left". */
export const progressLine = ({ what, done, before, total, seconds }: ProgressNow): string => {
  const rate = (done - before) / Math.max(seconds, 0.001);
  const of = total === undefined ? "" : ` of ${total}`;
  const left = total === undefined || rate === 0 ? "" : `, ${durationText((total - done) / rate)} left`;
  return `${what}: ${done}${of}, ${rate >= 10 ? Math.round(rate) : rate.toFixed(1)}/s${left}`;
};
