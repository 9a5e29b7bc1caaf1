/** Reports for terminals that have ASCII alone. */
import { expect, test } from "vitest";
import { runDocument } from "#reports/documents/run-document";
import { renderTerminal } from "#reports/render/terminal";
import { isAsciiLocale, toAscii } from "../../src/commands/ascii.ts";
import { exampleReport } from "../reports/example-report.ts";
import { fixture } from "../fixture.ts";

test("a whole report has no other signs, and its table is as wide as before", () => {
  const text = renderTerminal(runDocument(exampleReport()), { width: 100, color: false, full: true });
  const plain = toAscii(text);
  expect(plain.match(/[^\0-\x7f]/gu)).toBe(null);
  const rowOf = (lines: string): number =>
    lines.split("\n").find((line) => line.includes("oracle") && line.includes("100.0 %"))?.length ?? 0;
  expect(rowOf(plain)).toBe(rowOf(text));
});

test.each([
  ["¬p → q ⊢ ∀x (P(x) ∨ Q(x))", "~p -> q |- forall x (P(x) | Q(x))"],
  ["├──●──┤  −3.2 “yes”", '|--o--|  -3.2 "yes"'],
  ["»No«.", '"No".'],
  ["p ⊬ q; p ∧ ⊥ ⇔ ⊥", "p |/- q; p & F <=> F"],
  ["Zoë is not Łukasz", "Zoë is not Łukasz"],
])("%s is %s", (text, plain) => {
  expect(toAscii(text)).toBe(plain);
});

test.each([
  [{ LANG: "C" }, true],
  [{ LANG: "en_US.UTF-8" }, false],
  [{ LC_ALL: "POSIX", LANG: "de_DE.utf8" }, true],
  [{}, false],
])("the locale %j has ASCII alone: %s", (env, isAscii) => {
  expect(isAsciiLocale(env)).toBe(isAscii);
});

test("--ascii is of every command", async () => {
  const { stdout } = await fixture().organon("prove", "p -> q; p |- q", "--ascii");
  expect(stdout).not.toBe("");
  expect(stdout.match(/[^\0-\x7f]/gu)).toBe(null);
});
