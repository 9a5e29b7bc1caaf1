/**
 * A line of progress: how far, how fast, how long still. What was there when this session began is done, but says
 * nothing about its speed.
 */

export type ProgressNow = {
  readonly what: string;
  readonly done: number;
  /** What was done already when this session began. */
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

/** "40 s", "12 min", "3 h 20 min", "2 d 4 h": rounded up. */
export const durationText = (seconds: number): string => {
  const whole = Math.ceil(seconds);
  if (whole <= 120) return `${whole} s`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 120) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h ${minutes % 60} min` : `${Math.floor(hours / 24)} d ${hours % 24} h`;
};
