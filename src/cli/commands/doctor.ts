/**
 * `organon doctor`: looks at what a run needs and says what is wrong and what to do: Node, the configuration, which
 * keys are set (never what they are), whether servers answer, whether the store is well, whether the clock is right.
 * Vendors are only asked with `--network`, and models only with `--record`, which keeps real answers as cassettes.
 */
import { existsSync, mkdirSync, statfsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { OrganonError } from "#logic";
import { openSqliteStore, rescueStore, type Rescued } from "#runs";
import { keyVariables } from "../asking.ts";
import type { Context, Verb } from "../command.ts";
import { loadConfig, type LoadedConfig } from "../config.ts";
import { config as environment } from "../dotenv.ts";
import { textFlag } from "../flags.ts";
import { recordCassette } from "../record.ts";
import { saveFile } from "../terminal.ts";

type Finding = {
  readonly what: string;
  readonly state: "well" | "note" | "ill";
  readonly said: string;
};

export const doctor: Verb = {
  name: "doctor",
  withoutConfig: true,
  summary: "Look at Node, the configuration, keys (present, not shown), servers, the store and the clock.",
  example: "organon doctor --network",
  declare: (command) => {
    command
      .option("--network", "also ask the vendors' servers whether they answer, and what time it is", false)
      .option("--rescue <file>", "copy what is readable of a damaged store into a new one")
      .option("--record <model>", "ask one question and keep the exchange as a cassette, without the key")
      .option("--cassettes <folder>", "where cassettes go", "cassettes");
  },
  run: async (_, flags, context) => {
    const { terminal, common } = context;
    const rescue = textFlag(flags, "rescue");
    if (rescue !== undefined) return tellRescue(rescueStore(common.store, rescue), rescue, context);
    const loaded = await attempt(() => loadConfig(common.config));
    const config: LoadedConfig = loaded.value ?? { own: new Map() };
    const record = textFlag(flags, "record");
    if (record !== undefined) {
      const cassette = await recordCassette(record, config);
      const folder = textFlag(flags, "cassettes") ?? "cassettes";
      mkdirSync(folder, { recursive: true });
      const path = join(folder, `${cassette.provider}-${cassette.name}.json`);
      saveFile(path, `${JSON.stringify(cassette, null, 2)}\n`);
      await terminal.out(common.json ? JSON.stringify({ wrote: path }) : `wrote ${path}`);
      return 0;
    }
    const findings: Finding[] = [
      node(),
      loaded.error === undefined
        ? { what: "configuration", state: "well", said: config.path ?? "none; organon init writes one" }
        : { what: "configuration", state: "ill", said: loaded.error },
      ...keys(),
      await store(common.store),
      room(common.store),
      ...(await servers(config, flags["network"] === true)),
    ];
    const isIll = findings.some(({ state }) => state === "ill");
    if (common.json) await terminal.out(JSON.stringify({ well: !isIll, findings }, null, 1));
    else
      for (const { what, state, said } of findings)
        await terminal.out(`${{ well: "✓", note: "·", ill: "✗" }[state]} ${what}: ${said}`);
    return isIll ? 1 : 0;
  },
};

const attempt = async <Value>(
  work: () => Promise<Value>,
): Promise<{ readonly value?: Value; readonly error?: string }> => {
  try {
    return { value: await work() };
  } catch (error) {
    const hint = error instanceof OrganonError && error.hint !== undefined ? ` (${error.hint})` : "";
    return { error: `${error instanceof Error ? error.message : String(error)}${hint}` };
  }
};

const oldestNode = 24;

const node = (): Finding => {
  const { node: version } = process.versions;
  const isWell = Number.parseInt(version, 10) >= oldestNode;
  const said = isWell ? version : `${version}, which is too old; organon needs ${oldestNode} or newer`;
  return { what: "Node", state: isWell ? "well" : "ill", said };
};

const keys = (): readonly Finding[] => {
  const env = environment(process.env);
  return [...keyVariables, "GEMINI_API_KEY", "OPENAI_COMPATIBLE_API_KEY"].map((name) => {
    const key = env[name]?.trim() ?? "";
    if (key === "") return { what: name, state: "note", said: "not set" };
    return /^[\x21-\x7e]+$/.test(key)
      ? { what: name, state: "well", said: "set" }
      : { what: name, state: "ill", said: "holds spaces or characters that no key has" };
  });
};

const store = async (path: string): Promise<Finding> => {
  if (!existsSync(path)) return { what: "store", state: "note", said: `none at ${path} yet` };
  const looked = await attempt(async () => {
    const opened = openSqliteStore(path, { mode: "read" });
    try {
      const faults = await opened.check();
      if (faults.length > 0) throw new OrganonError("misuse", faults.slice(0, 3).join("; "));
      return `${path}, ${(await opened.runs()).length} runs`;
    } finally {
      await opened.close();
    }
  });
  return looked.value === undefined
    ? {
        what: "store",
        state: "ill",
        said: `${looked.error}; organon doctor --store ${path} --rescue NEW.sqlite copies what is readable`,
      }
    : { what: "store", state: "well", said: looked.value };
};

const room = (path: string): Finding => {
  let folder = dirname(resolve(path));
  while (!existsSync(folder)) folder = dirname(folder);
  const { bavail, bsize } = statfsSync(folder);
  const megabytes = Math.floor((bavail * bsize) / 1e6);
  const isWell = megabytes >= 100;
  return { what: "disk", state: isWell ? "well" : "ill", said: `${megabytes} MB free for the store` };
};

const vendors: readonly (readonly [name: string, address: string])[] = [
  ["openai", "https://api.openai.com"],
  ["anthropic", "https://api.anthropic.com"],
  ["google", "https://generativelanguage.googleapis.com"],
  ["mistral", "https://api.mistral.ai"],
  ["openrouter", "https://openrouter.ai"],
];

/** Own servers always, vendors' when asked to. Any answer is an answer: nothing but the address is sent. */
const servers = async (config: LoadedConfig, network: boolean): Promise<readonly Finding[]> => {
  const ollama = environment(process.env)["OLLAMA_HOST"]?.trim();
  const own: (readonly [string, string])[] = ollama
    ? [["ollama", ollama.includes("://") ? ollama : `http://${ollama}`]]
    : [];
  for (const [name, url] of config.servers ?? []) own.push([name, url]);
  const findings: Finding[] = [];
  let drift: number | undefined;
  for (const [name, address] of [...own, ...(network ? vendors : [])]) {
    const began = Date.now();
    const answered = await attempt(async () => {
      const answer = await fetch(address, {
        method: "HEAD",
        redirect: "manual",
        signal: AbortSignal.timeout(5000),
      });
      return answer.headers.get("date");
    });
    const date = Date.parse(answered.value ?? "");
    if (!Number.isNaN(date)) drift = date - (began + Date.now()) / 2;
    findings.push(
      answered.error === undefined
        ? { what: name, state: "well", said: `${new URL(address).origin} answers` }
        : { what: name, state: "ill", said: `${new URL(address).origin} does not answer: ${answered.error}` },
    );
  }
  return [...findings, clock(drift)];
};

/** Retry-After as a date, and the times in the record, need a clock that is right. */
const clock = (drift: number | undefined): Finding => {
  if (drift === undefined) {
    const isWell = new Date().getUTCFullYear() >= 2026;
    const said = `${new Date().toISOString()}${isWell ? "" : ", which is long past"}; --network compares it`;
    return { what: "clock", state: isWell ? "note" : "ill", said };
  }
  const seconds = Math.round(Math.abs(drift) / 1000);
  // Servers tell whole seconds.
  const isWell = seconds <= 5;
  const said = isWell
    ? "agrees with the servers'"
    : `${seconds} s ${drift > 0 ? "behind" : "ahead of"} the servers'`;
  return { what: "clock", state: isWell ? "well" : "ill", said };
};

const tellRescue = async (rescued: Rescued, path: string, { terminal, common }: Context): Promise<number> => {
  if (common.json) await terminal.out(JSON.stringify({ wrote: path, tables: rescued }, null, 1));
  else
    for (const [table, { rows, lost }] of Object.entries(rescued))
      await terminal.out(`${table}: ${rows} rows${lost > 0 ? `, ${lost} unreadable` : ""}`);
  terminal.notice(`wrote ${path}; go on with --store ${path}`);
  return 0;
};
