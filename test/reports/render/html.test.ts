import { expect, test } from "vitest";
import { runDocument } from "#reports/documents/run-document";
import { renderHtml } from "#reports/render/html";
import { exampleReport } from "../example-report.ts";
import { hostileReport, poison } from "../hostile.ts";
import { type Element, elementsOf } from "../well-formed.ts";

const reports = [
  ["the example", renderHtml(runDocument(exampleReport()))],
  ["a hostile report", renderHtml(runDocument(hostileReport()))],
] as const;

test.each(reports)("%s is well-formed, without a missing number", (_, text) => {
  const elements = elementsOf(text);
  expect(elements.length).toBeGreaterThan(300);
  expect(text).not.toMatch(/NaN|undefined|Infinity|\[object/);
});

test("the check of well-formedness finds what is wrong", () => {
  for (const bad of [
    "<p>",
    "<p></b>",
    "<p a=b></p>",
    '<p a="1" a="2"></p>',
    "<p>&</p>",
    '<p id="a"></p><p id="a"></p>',
  ])
    expect(() => elementsOf(bad), bad).toThrow();
});

const addresses = (element: Element): readonly string[] =>
  ["src", "href", "srcset", "action", "data", "poster", "style", "xlink:href"].flatMap((name) => {
    const value = element.attributes.get(name);
    return value === undefined ? [] : [value];
  });

test.each(reports)("%s asks the network for nothing", (_, text) => {
  const elements = elementsOf(text);
  for (const address of elements.flatMap(addresses)) expect(address).toMatch(/^(#[a-z-]+|data:,)$/);
  expect(text.slice(text.indexOf("<style>"), text.indexOf("</style>"))).not.toMatch(/url\(|@import|\/\//);
  const policies = elements.filter((one) => one.attributes.get("http-equiv") === "Content-Security-Policy");
  expect(policies.map((one) => one.attributes.get("content"))).toEqual([
    expect.stringMatching(/^default-src &#39;none&#39;|^default-src 'none'/),
  ]);
});

test.each(reports)("%s runs nothing", (_, text) => {
  const elements = elementsOf(text);
  const names = new Set(elements.map((element) => element.name));
  for (const name of ["script", "iframe", "object", "embed", "form", "img", "foreignObject"])
    expect(names).not.toContain(name);
  const handlers = elements.flatMap((element) =>
    [...element.attributes.keys()].filter((name) => name.startsWith("on")),
  );
  expect(handlers).toEqual([]);
});

test("hostile text is shown as the text it is", () => {
  const text = renderHtml(runDocument(hostileReport()));
  expect(text).not.toContain(poison);
  expect(text).toContain("&lt;script&gt;alert(1)&lt;/script&gt;&quot; onload=&quot;alert(2)&quot;");
  expect(text).not.toMatch(/(?!\n)[\p{Bidi_Control}\p{Cc}]/u);
});

test("every drawing has a title and a description, and names them", () => {
  const elements = elementsOf(renderHtml(runDocument(exampleReport())));
  const ids = new Set(elements.map((element) => element.attributes.get("id")));
  const drawings = elements.filter((element) => element.name === "svg");
  expect(drawings.length).toBeGreaterThanOrEqual(7);
  for (const drawing of drawings) {
    expect(drawing.attributes.get("role")).toBe("img");
    const named = (drawing.attributes.get("aria-labelledby") ?? "").split(" ");
    expect(named).toHaveLength(2);
    for (const id of named) expect(ids).toContain(id);
  }
});

test("figures are numbered in the order in which they stand", () => {
  const numbers = [...renderHtml(runDocument(exampleReport())).matchAll(/<b>Figure (\d)/g)].map(
    (match) => match[1],
  );
  expect(numbers).toEqual(["1", "2", "3", "4", "5", "6", "7"]);
});
