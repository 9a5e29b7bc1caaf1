import * as fc from "fast-check";
import { expect, test } from "vitest";
import { markup } from "../../../src/report/render/markup.ts";
import { elementsOf } from "../well-formed.ts";

test("interpolated text is escaped, markup is not, numbers are rounded", () => {
  expect(markup`<p class="${`"'`}">${"<b>&"}${markup`<i>${1 / 3}</i>`}</p>`.markup).toBe(
    `<p class="&quot;&#39;">&lt;b&gt;&amp;<i>0.33</i></p>`,
  );
});

test("no text opens a tag or leaves its attribute", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }), (one, other) => {
      const elements = elementsOf(markup`<p title="${one}">${other}</p>`.markup);
      expect(elements).toHaveLength(1);
      expect([...(elements[0]?.attributes.keys() ?? [])]).toEqual(["title"]);
    }),
  );
});

test("a list is written piece by piece, an empty one as nothing", () => {
  expect(markup`<ul>${[1, 2].map((n) => markup`<li>${n}</li>`)}${[]}</ul>`.markup).toBe(
    "<ul><li>1</li>\n<li>2</li></ul>",
  );
});
