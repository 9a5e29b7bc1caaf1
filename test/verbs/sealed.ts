/** Gives the lines of a run file, changed in any way, the numbers and hashes that fit them, as whoever forges one would. */
import { createHash, hash } from "node:crypto";

const form = /^\{"line":\d+,"sha256":"[^"]*",("(head|question|call|note|end)":.*)\}$/;

export const sealed = (text: string): string => {
  const all = createHash("sha256");
  const counts = { heads: 0, questions: 0, calls: 0, notes: 0 };
  let line = 0;
  const seal = (member: string): string => {
    const own = hash("sha256", `{"line":${++line},${member}}`);
    all.update(own);
    return `{"line":${line},"sha256":"${own}",${member}}\n`;
  };
  let out = "";
  for (const one of text.split("\n")) {
    const [, member = "", kind = ""] = form.exec(one) ?? [];
    if (kind === "" || kind === "end") continue;
    counts[`${kind}s` as keyof typeof counts] += 1;
    out += seal(member);
  }
  return out + seal(`"end":${JSON.stringify({ ...counts, sha256: all.copy().digest("hex") })}`);
};
