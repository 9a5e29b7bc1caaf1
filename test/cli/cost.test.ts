/** What a cost rests on is told beside it: the price table's date, the user's own price, the server's word, or nothing. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { priceTable } from "#models";
import { completion, sending, startServer, type LocalServer } from "../models/local-server.ts";
import { newFolder, organon, type Ended } from "./run-organon.ts";

let server: LocalServer;
let folder: string;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => {
  folder = newFolder();
  server.behave(sending(completion("Yes.")));
});

const call = (...args: readonly string[]): Promise<Ended> =>
  organon(folder, [...args, "--store", "s.sqlite", "--quiet"], {
    OPENAI_API_KEY: "sk-planted-0123456789abcdef",
    OPENAI_BASE_URL: `${server.origin}/v1`,
    OPENROUTER_API_KEY: "sk-planted-0123456789abcdef",
    OPENROUTER_BASE_URL: `${server.origin}/v1`,
  });
const run = (model: string): Promise<Ended> => call("run", "-m", model, "--limit", "3", "--json");
const configure = (prices: unknown): void =>
  writeFileSync(join(folder, "organon.config.json"), JSON.stringify({ prices }));
const own = (): string => `openai-compatible:tested?url=${server.origin}/v1`;

/** The 12 tokens in and 3 out of each of three calls. */
const cases: readonly (readonly [what: string, model: () => string, prices: unknown, cost: unknown])[] = [
  [
    "a vendor's model is reckoned by the table, with its date",
    () => "openai:gpt-5-mini",
    undefined,
    { basis: "table", priceDate: priceTable.date, usd: expect.closeTo((36 * 0.25 + 9 * 2) / 1e6, 12) },
  ],
  [
    "the configuration's price goes before the table's, and has no date of ours",
    () => "openai:gpt-5-mini",
    { "openai:gpt-5-mini": { in: 1, out: 1 } },
    { basis: "config", priceDate: null, usd: expect.closeTo(45 / 1e6, 12) },
  ],
  [
    "a model without a price costs something unknown",
    own,
    undefined,
    { basis: "unknown", usd: null, priceDate: null },
  ],
  [
    "a built-in reasoner is free",
    () => "reasoner:oracle",
    undefined,
    { basis: "free", usd: 0, priceDate: null },
  ],
];

describe("a run's cost", () => {
  it.each(cases)("%s", async (_, model, prices, cost) => {
    if (prices !== undefined) configure(prices);
    expect(JSON.parse((await run(model())).stdout)).toHaveProperty(
      "models.0.cost",
      expect.objectContaining(cost),
    );
  });

  it("cached tokens at their own price are still the table's", async () => {
    server.behave(sending(completion("Yes.", {}, {}, { prompt_tokens_details: { cached_tokens: 8 } })));
    expect(JSON.parse((await run("openai:gpt-5-mini")).stdout)).toHaveProperty(
      "models.0.cost",
      expect.objectContaining({
        basis: "table",
        usd: expect.closeTo((12 * 0.25 + 24 * 0.025 + 9 * 2) / 1e6, 12),
      }),
    );
  });

  it("what the server itself says a call cost is told as recorded", async () => {
    server.behave(sending(completion("Yes.", {}, {}, { cost: 0.5 })));
    expect(JSON.parse((await run("openrouter:a/b")).stdout)).toHaveProperty(
      "models.0.cost",
      expect.objectContaining({ basis: "recorded", usd: 1.5, priceDate: null }),
    );
  });

  it("prices that changed since the asking do not change what it cost, and are not named", async () => {
    await run("openai:gpt-5-mini");
    configure({ "openai:gpt-5-mini": { in: 9, out: 9 } });
    expect(JSON.parse((await call("report", "--json")).stdout)).toHaveProperty(
      "models.0.cost",
      expect.objectContaining({ basis: "recorded", usd: expect.closeTo(27 / 1e6, 12) }),
    );
  });

  it("the date stands beside the cost in the dry run and in every format", async () => {
    const dry = await call("run", "-m", "openai:gpt-5-mini", "-m", own(), "--limit", "3", "--dry-run");
    expect(dry.stdout).toMatch(/gpt-5-mini: 3 calls.*\(prices of 2026-04-30\)/);
    expect(dry.stdout).toMatch(/tested\?url=.*price unknown/);
    expect(dry.stdout).toMatch(/and what 1 of 2 models cost, whose price is unknown/);
    await run("openai:gpt-5-mini");
    await call("report", "--html", "r.html", "--md", "r.md");
    const told = [
      (await call("report")).stdout,
      ...["r.html", "r.md"].map((name) => readFileSync(join(folder, name), "utf8")),
    ];
    for (const text of told)
      expect(text).toMatch(/&lt; \$0\.01, prices of 30 April 2026|< \$0\.01, prices of 30 April 2026/);
  });

  it("an unknown price is said to be unknown in every format", async () => {
    await run(own());
    await call("report", "--html", "r.html", "--md", "r.md");
    const told = [
      (await call("report")).stdout,
      ...["r.html", "r.md"].map((name) => readFileSync(join(folder, name), "utf8")),
    ];
    for (const text of told) expect(text).toMatch(/unknown: no price is known/);
  });
});

describe("the cost of lessons", () => {
  // Each call costs 3 tokens out at $0.1; one that runs to its 10 tokens would cost $1.
  const each = 0.3;
  const capped = (): string => `${own()}&maxTokens=10`;
  const improve = (...more: readonly string[]): Promise<Ended> =>
    call("improve", "latest", "-k", "2", "--per-leaf", "2", "--shots", "2", ...more);
  const questions = 4;

  it("is told by --dry-run, way by way, and nothing is asked", async () => {
    configure({ "openai-compatible:tested": { in: 0, out: 100_000 } });
    await call("run", "-m", capped(), "--limit", "12");
    server.seen.length = 0;
    const { code, stdout } = await improve("--dry-run", "--max-cost", "2");
    expect(code).toBe(0);
    expect(stdout).toMatch(/tested, no demonstrations: 4 calls.*\n.*tested, random demonstrations: 4 calls/);
    expect(stdout).toMatch(/in all 12 calls.*\n--max-cost stops at \$2\.00/);
    const dry = await improve("--dry-run", "--json");
    expect(JSON.parse(dry.stdout)).toMatchObject({ total: { calls: 3 * questions } });
    expect(server.seen).toHaveLength(0);
  });

  it("stops at --max-cost over all ways together, exit 5, and goes on with more", async () => {
    configure({ "openai-compatible:tested": { in: 0, out: 100_000 } });
    await call("run", "-m", capped(), "--limit", "12");
    server.seen.length = 0;
    expect((await improve("--max-cost", "2")).code).toBe(5);
    expect(server.seen.length).toBeGreaterThan(questions - 1);
    expect(server.seen.length * each).toBeLessThanOrEqual(2);
    expect((await improve("--max-cost", "100")).code).toBe(0);
    expect(server.seen).toHaveLength(3 * questions);
  });

  it("with --max-cost needs every price before anything is asked", async () => {
    await call("run", "-m", own(), "--limit", "12");
    server.seen.length = 0;
    const { code, stderr } = await improve("--max-cost", "2");
    expect(code).toBe(2);
    expect(stderr).toContain("no price is known for openai-compatible:tested");
    expect(server.seen).toHaveLength(0);
  });
});
