import { expect, test } from "vitest";
import { runDocument } from "#reports/documents/run-document";
import { renderMarkdown } from "#reports/render/markdown";
import { hostileReport } from "../hostile.ts";

test("hostile text becomes neither heading, nor link, nor image, nor tag", () => {
  const text = renderMarkdown(runDocument(hostileReport()));
  // What stands between backticks is code and harmless as it is.
  const prose = text.replace(/(`+) ?[^\n]*? ?(?<!`)\1(?!`)/g, "");
  expect(prose).not.toMatch(/<script|(?<!\\)!\[|(?<!\\)\[link|https:\/\//);
  expect(text.split("\n").filter((line) => /^#+ heading/.test(line))).toEqual([]);
});
