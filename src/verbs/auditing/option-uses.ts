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

/** The options that only some kinds of files have a use for. */
const users: Readonly<Record<"learn" | "bank" | "shortest" | "output", readonly AuditKind[]>> = {
  learn: ["items", "choices"],
  bank: ["choices"],
  shortest: ["items"],
  output: ["items"],
};

/** Throws misuse for an option that is given and that the file's kind has no use for. */
export const refuseUnused = (
  kind: AuditKind,
  name: string,
  given: Readonly<Partial<Record<keyof typeof users, unknown>>>,
): void => {
  for (const option of ["learn", "bank", "shortest", "output"] as const)
    if (!users[option].includes(kind) && given[option] !== undefined && given[option] !== false)
      throw misuse(
        `--${option} is for ${users[option].map((one) => kinds[one]).join(" and ")}, but ${name} holds ${kinds[kind]}`,
        `leave out --${option}`,
      );
};

/** Throws misuse for a referee, or a search for shorter chains, that found no argument in formulas. */
export const refuseWithoutFormulas = (name: string, option: "referee" | "shortest"): never => {
  throw misuse(`--${option} needs arguments in formulas, and ${name} holds none`, `leave out --${option}`);
};
