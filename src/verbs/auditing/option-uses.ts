/**
 * Which options of an audit a kind of file has a use for. An option that would be passed over is refused.
 */
import { misuse } from "#logic/error";

/** The kinds of files that are audited, each in its own way. */
export const kinds = {
  items: "yes/no questions",
  choices: "four-option items",
  dialled: "graded problems",
  revision: "revision dialogues",
  set: "imported questions",
} as const;
type AuditKind = keyof typeof kinds;

const auditKinds: readonly AuditKind[] = ["items", "choices", "dialled", "revision", "set"];

const options = ["referee", "against", "learn", "bank", "shortest", "output"] as const;
type AuditOption = (typeof options)[number];

/** Kind of file × option. A referee that finds no formulas in an imported set is refused where the set has been read. */
const uses: Readonly<Record<AuditKind, Readonly<Record<AuditOption, boolean>>>> = {
  items: { referee: true, against: true, learn: true, bank: false, shortest: true, output: true },
  choices: { referee: true, against: true, learn: true, bank: true, shortest: false, output: false },
  dialled: { referee: true, against: true, learn: false, bank: false, shortest: false, output: false },
  revision: { referee: true, against: true, learn: false, bank: false, shortest: false, output: false },
  set: { referee: true, against: true, learn: false, bank: false, shortest: false, output: false },
};

/** Throws misuse for an option that is given and that the file's kind has no use for. */
export const refuseUnused = (
  kind: AuditKind,
  name: string,
  given: Readonly<Partial<Record<AuditOption, unknown>>>,
): void => {
  const option = options.find((one) => !uses[kind][one] && given[one] !== undefined && given[one] !== false);
  if (option === undefined) return;
  const users = auditKinds.flatMap((one) => (uses[one][option] ? [kinds[one]] : []));
  throw misuse(
    `--${option} is for ${listed(users)}, but ${name} holds ${kinds[kind]}`,
    `leave out --${option}`,
  );
};

/** Throws misuse for a referee, or a search for shorter chains, that found no argument in formulas. */
export const refuseWithoutFormulas = (name: string, option: "referee" | "shortest"): never => {
  throw misuse(`--${option} needs arguments in formulas, and ${name} holds none`, `leave out --${option}`);
};

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
