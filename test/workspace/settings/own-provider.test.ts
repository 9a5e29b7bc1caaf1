/** What a user's own provider may do wrong: told as its own doing, and no other provider stops. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openModel } from "#models/open-model";
import { expect, test } from "vitest";
import { loadConfig } from "../../../src/workspace/settings/config.ts";

const folder = mkdtempSync(join(tmpdir(), "organon-own-"));

const opened = async (source: string | undefined, name: string) => {
  if (source !== undefined) writeFileSync(join(folder, `${name}.mjs`), source);
  const config = join(folder, `${name}.config.mjs`);
  writeFileSync(config, `export default { providers: { mine: { module: "./${name}.mjs" } } };`);
  const { own } = await loadConfig(config);
  return (id: string) => openModel(id, { origin: "command line", env: {}, own });
};

test.each([
  ["returns a string", "string", 'export default () => "Yes.";', /returned a string, which is no model/],
  ["returns a promise", "promise", "export default async () => ({});", /returned a promise/],
  ["throws", "throws", 'export default () => { throw new Error("no licence"); };', /threw: no licence/],
  ["exports no function", "nothing", "export default 7;", /default export is no function/],
  ["cannot be imported", "missing", undefined, /missing\.mjs.*/],
  ["is no JavaScript", "broken", "export default (;", /broken\.mjs/],
])(
  "a provider of one's own that %s is told as such, and no other provider stops",
  async (_, name, source, says) => {
    const open = await opened(source, name);
    expect(() => open("mine:x")).toThrow(
      expect.objectContaining({ code: "misuse", message: expect.stringMatching(says) }),
    );
    expect(open("reasoner:coin").id).toBe("reasoner:coin");
  },
);
