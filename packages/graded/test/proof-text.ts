/** Proofs of tests in short: "3. q →E 1 2; 4. p → q →I 3 / 2" becomes JSON lines, with the discharged lines after the slash. */

export const toJsonLines = (short: string): string =>
  short
    .split("; ")
    .map((row) => {
      const [, n, formula, rule, from = "", discharges] =
        /^(\d+)\. (.*?) (\S+)((?: \d+)*)(?: \/((?: \d+)+))?$/.exec(row) ?? [];
      if (rule === undefined) throw new Error(`not a line of a proof: ${row}`);
      return JSON.stringify({
        n: Number(n),
        formula,
        rule,
        from: parseNumbers(from),
        discharges: discharges === undefined ? undefined : parseNumbers(discharges),
      });
    })
    .join("\n");

const parseNumbers = (text: string): readonly number[] => text.trim().split(" ").filter(Boolean).map(Number);
