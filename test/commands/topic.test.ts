// @long: questions of five lengths
/** A topic from nothing to questions: written, checked, named by a configuration, asked, and its questions audited. */
import { expect, test } from "vitest";
import { fixture } from "../fixture.ts";
import { lighthouse } from "../language/lighthouse.ts";

test("init writes a topic without faults, and does not write over one", async () => {
  const { organon, read } = fixture();
  expect(await organon("init", "--topic")).toMatchObject({ code: 0, stdout: "" });
  expect(read("topic.jsonc")).toContain("//");
  expect((await organon("init", "--topic", "topic.jsonc")).stderr).toContain("topic.jsonc is there already");
  expect((await organon("init", "--topic", "other.jsonc")).code).toBe(0);
  const { code, stdout } = await organon("audit", "--topic", "other.jsonc");
  expect(stdout).toContain("a community garden: 0 faults\nlength 1: words for 20 of 20 questions");
  expect(stdout.match(/\n\nIn the Harrow Lane garden, /g)).toHaveLength(3);
  expect(code).toBe(0);
});

test("a topic of one's own is the only one of its configuration's questions, which have no faults", async () => {
  const { organon, save } = fixture();
  save("sker.jsonc", JSON.stringify(lighthouse));
  save("organon.config.json", JSON.stringify({ topics: ["./sker.jsonc"] }));
  const config = ["--config", "organon.config.json"];
  const made = await organon("generate", "--length", "1-3", "--limit", "24", "-o", "q.jsonl", ...config);
  expect(made).toMatchObject({ code: 0 });
  const audited = await organon("audit", "q.jsonl", "--json", ...config);
  expect(JSON.parse(audited.stdout)).toMatchObject({ items: 24, faults: 0 });
  expect((await organon("sample", "q.jsonl", "--study", "english", "-n", "4", ...config)).code).toBe(0);
  const asked = await organon("run", "-m", "reasoner:oracle", "--suite", "q.jsonl", "--json", ...config);
  expect(JSON.parse(asked.stdout).models[0].accuracy).toMatchObject({ value: 1, n: 24 });
});

test("audit --topic prints each fault with its member, and exits with 1", async () => {
  const { organon, save } = fixture();
  save("sker.jsonc", JSON.stringify({ ...lighthouse, kinds: ["lamps", "gift"], things: ["boots"] }));
  const { code, stdout } = await organon("audit", "--topic", "sker.jsonc");
  expect(code).toBe(1);
  expect(stdout).toContain("sker.jsonc: kinds.0: “lamps” is a plural");
  expect(stdout).toContain("sker.jsonc: things.0: “boots” is no kind of things");
});
