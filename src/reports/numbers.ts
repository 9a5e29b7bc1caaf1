/**
 * Numbers as people read them, the same in every format: shares in per cent with one decimal, differences in
 * points with their sign, counts with a comma, dates with the month's name, and never a share without interval and n.
 */
import type { Responses } from "#scoring/breakdown";
import { mainReason } from "#scoring/by-question";
import type { Estimate } from "#scoring/estimate";

/** A value that may be missing, between two bounds. */
type Bounded = { readonly value: number | null; readonly low: number; readonly high: number };

/** Per cent with one decimal and no sign, as in "78.1"; "–" for null. */
export const percent = (share: number | null): string => {
  if (share === null) return "–";
  const tenths = Math.round(share * 1000);
  // 2,079 of 2,080 is not "100.0": only what is whole may look whole.
  if (tenths === 1000 && share < 1) return "99.9";
  if (tenths === 0 && share > 0) return "0.1";
  return (tenths / 10).toFixed(1);
};

/** A difference of shares in points with its sign, as in "+3.2" or "−0.4"; "–" for null. */
export const points = (difference: number | null): string => {
  if (difference === null) return "–";
  const tenths = Math.round(Math.abs(difference) * 1000);
  if (tenths === 0) return "0.0";
  return `${difference < 0 ? "−" : "+"}${(tenths / 10).toFixed(1)}`;
};

/** A count with commas, as in "2,080". */
const grouped = new Intl.NumberFormat("en-US", { maximumFractionDigits: 20 });

export const count = (n: number): string => grouped.format(n);

/** "[76.3, 79.9]" for a share. */
export const percentInterval = ({ low, high }: Bounded): string => `[${percent(low)}, ${percent(high)}]`;

/** "[+0.1, +6.3]" for a difference. */
export const pointsInterval = ({ low, high }: Bounded): string => `[${points(low)}, ${points(high)}]`;

/** For tables and charts: "78.1 % [76.3, 79.9] n 2,080". */
export const shareText = (estimate: Estimate): string =>
  estimate.value === null
    ? "– n 0"
    : `${percent(estimate.value)} % ${percentInterval(estimate)} n ${count(estimate.n)}`;

/** ", response rate 72.0 % (truncated)", with the most frequent reason; nothing where all replies were readable. */
export const responseText = ({ responseRate: { value }, outcomes }: Responses): string => {
  const reason = mainReason(outcomes);
  return reason === undefined ? "" : `, response rate ${percent(value)} % (${reason})`;
};

/** For tables and charts: "+12.3 [+8.8, +15.8] n 620 + 1,460". */
export const differenceText = (bounded: Bounded, n: readonly number[]): string =>
  bounded.value === null
    ? `– n ${n.map(count).join(" + ")}`
    : `${points(bounded.value)} ${pointsInterval(bounded)} n ${n.map(count).join(" + ")}`;

/** "1.04" or "−0.30". */
export const decimals = (value: number): string => {
  const text = Math.abs(value).toFixed(2);
  return value < 0 && text !== "0.00" ? `−${text}` : text;
};

/** A p or a q for tables: "0.012", or "< 0.001" below that. */
export const chanceText = (p: number): string => (p < 0.001 ? "< 0.001" : p.toFixed(3));

/** "p = 0.012", or "p < 0.001" below that; named "q", "q = 0.012". */
export const pValue = (p: number, name: "p" | "q" = "p"): string =>
  `${name} ${p < 0.001 ? "" : "= "}${chanceText(p)}`;

/** "7f3a91c2d04e", or of a run with a name "baseline (7f3a91c2d04e)"; of the id so many characters. */
export const runLabel = (
  { id, name }: { readonly id: string; readonly name?: string },
  length = Infinity,
): string => (name === undefined ? id.slice(0, length) : `${name} (${id.slice(0, length)})`);

/** "$1.24"; "unknown" where no price is known. */
export const dollars = (usd: number | null): string =>
  usd === null ? "unknown" : usd > 0 && usd < 0.01 ? "< $0.01" : `$${usd.toFixed(2)}`;

/**
 * A sum of costs in US dollars. `usd` is null if the cost of any call is unknown: unknown is not free. `bound` is then the sum of the
 * others, the number of calls of unknown cost, and the most that these have cost; null without a price.
 */
export type Sum = {
  readonly usd: number | null;
  readonly bound?: { readonly known: number; readonly calls: number; readonly most: number | null };
};

/**
 * A cost and its source: the built-in price table of `priceDate`, the user's own prices, a provider without charges, or (`recorded`) what
 * the server reported or was computed at the time, which today's prices don't give. `none` if nothing was answered, `bounded` if the cost
 * of some calls is unknown, `unknown` if that of all is and no price bounds it.
 */
export type CostTold = Sum & {
  readonly basis: "table" | "config" | "free" | "recorded" | "none" | "bounded" | "unknown";
  /** The date of the built-in prices, ISO; null where the sum does not rest on them. */
  readonly priceDate: string | null;
};

/** "$1.24"; of a partly unknown sum "at least $1.24; 3 calls unknown, at most $2.00"; "unknown (3 calls)". */
export const sumText = ({ usd, bound }: Sum): string => {
  if (usd !== null || bound === undefined || bound.calls === 0) return dollars(usd);
  const calls = `${count(bound.calls)} ${bound.calls === 1 ? "call" : "calls"}`;
  const most = bound.most === null ? "" : `, at most ${cents(bound.most)}`;
  return bound.known > 0
    ? `at least ${cents(bound.known)}; ${calls} unknown${most}`
    : `unknown (${calls}${most})`;
};

const cents = (usd: number): string => `$${usd < 0.01 ? Number(usd.toPrecision(2)) : usd.toFixed(2)}`;

/** Adds sums; the total is unknown in part if one of them is. */
export const addSums = (sums: readonly Sum[]): Sum => {
  const bounds = sums.flatMap(({ usd, bound }) => (usd === null && bound !== undefined ? [bound] : []));
  const total = (of: (sum: Sum) => number): number => sums.reduce((all, sum) => all + of(sum), 0);
  if (sums.every(({ usd }) => usd !== null)) return { usd: total(({ usd }) => usd ?? 0) };
  return {
    usd: null,
    bound: {
      known: total(({ usd, bound }) => usd ?? bound?.known ?? 0),
      calls: total(({ bound }) => bound?.calls ?? 0),
      most: bounds.every(({ most }) => most !== null) ? total(({ bound }) => bound?.most ?? 0) : null,
    },
  };
};

/** A cost and its source: "$1.24, prices of 30 April 2026", "$0", "unknown: no price is known"; without a basis the sum alone. */
export const costText = ({ basis, priceDate = null, ...sum }: Sum & Partial<CostTold>): string => {
  switch (basis) {
    case "table":
      return `${dollars(sum.usd)}, prices of ${priceDate === null ? "an unknown date" : formatDate(priceDate)}`;
    case "config":
      return `${dollars(sum.usd)}, configured price`;
    case "recorded":
      return `${dollars(sum.usd)}, as reported or computed when asked`;
    case "free":
      return "$0";
    case "none":
      return "nothing was answered";
    case "bounded":
    case undefined:
      return sumText(sum);
    case "unknown":
      return "unknown: no price is known";
    default:
      return basis satisfies never;
  }
};

const months = "January February March April May June July August September October November December".split(
  " ",
);

/** "18 November 2026, 09:30 UTC" from an ISO time in UTC, "18 November 2026" from an ISO date; other text as it is. */
export const formatDate = (iso: string): string => {
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d).*Z)?$/.exec(iso) ?? [];
  const name = months[Number(month) - 1];
  if (year === undefined || name === undefined) return iso;
  return `${Number(day)} ${name} ${year}${time === undefined ? "" : `, ${time} UTC`}`;
};

/** A duration in words, "40 s", "12 min", "3 h 20 min", "2 d 4 h", rounded up: as on a line of progress. */
export const durationText = (seconds: number): string => {
  const whole = Math.ceil(seconds);
  if (whole <= 120) return `${whole} s`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 120) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h ${minutes % 60} min` : `${Math.floor(hours / 24)} d ${hours % 24} h`;
};
