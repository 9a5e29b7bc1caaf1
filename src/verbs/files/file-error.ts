/**
 * What is said where a file cannot be read or written.
 */
import { OrganonError } from "#logic";

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file or folder",
  EACCES: "permission is denied",
  EISDIR: "it is a folder",
  ENOSPC: "the disk is full",
  EROFS: "the disk is read-only",
};

/** A file that cannot be read or written, as the contract wants it said. An error of ours stays as it is. */
export const fileError = (path: string, cause: unknown): OrganonError => {
  if (cause instanceof OrganonError) return cause;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  return new OrganonError(
    code === "ENOSPC" ? "incomplete" : "misuse",
    `${path}: ${reasons[code] ?? (cause instanceof Error ? cause.message : String(cause))}`,
    { cause },
  );
};
