/**
 * `organon doctor`: what a run needs looked at, and what to do where something is wrong: Node, the configuration, which keys are set (never
 * what they are), whether servers answer, whether the store is well. Vendors are only asked
 * where that is wanted.
 */
import { existsSync } from "node:fs";
import { misuse } from "#logic/error";
import { networkCode, networkFailure } from "#models/providers/failure";
import { readHost } from "#models/providers/address";
import { openProxies, readProxies } from "#models/providers/exchange";
import { hostedVendors, vendorRows } from "#models/vendors";
import { openSqliteStore } from "#runs/stores/sqlite";
import { isPostgresAddress } from "#runs/stores/store-address";
import { attempt, type Checkup, openServer } from "#experiments/server-package";
import { emptyConfig, type LoadedConfig } from "#workspace/settings/loaded-config";
import { withDotenv, type Environment } from "#workspace/settings/dotenv";
import { findConfig } from "#workspace/settings/find-config";
import type { Context, Result } from "../command.ts";
import type { Values } from "../flags.ts";
import type { options } from "./options.ts";

export const run = async ({ network }: Values<typeof options>, { common, env }: Context): Promise<Result> => {
  const findings = await doctor({
    store: common.store,
    env,
    config: common.config,
    network: network === true,
  });
  const isIll = findings.some(({ state }) => state === "ill");
  const lines = findings.map(
    ({ what, state, said }) => `${{ well: "✓", note: "·", ill: "✗" }[state]} ${what}: ${said}`,
  );
  return { json: { well: !isIll, findings }, lines, exitCode: isIll ? 1 : 0 };
};

type DoctorOptions = {
  readonly store: string;
  /** The variables that hold keys and addresses; `.env` adds to them. */
  readonly env?: Environment;
  readonly config?: string;
  /** Ask the vendors' servers, too, whether they answer. */
  readonly network?: boolean;
};

/** Looks at everything; nothing is changed and no model is asked. */
export const doctor = async (options: DoctorOptions): Promise<readonly Checkup[]> => {
  const variables = options.env ?? process.env;
  let left: string | undefined;
  const loaded = await attempt(() =>
    findConfig({
      named: options.config,
      env: variables,
      matters: false,
      notice: (text) => {
        left = text;
      },
    }),
  );
  const config = loaded.value ?? emptyConfig;
  const env = withDotenv(variables);
  const configuration: Checkup =
    loaded.error === undefined
      ? checkup(
          "configuration",
          left ?? config.path ?? "none; organon init writes one",
          left === undefined ? "well" : "note",
        )
      : checkup("configuration", loaded.error, "ill");
  return [
    node(),
    configuration,
    ...keys(env),
    ...(await network(env)),
    ...(await store(options.store)),
    ...(await servers(config, env, options.network === true)),
  ];
};

const checkup = (what: string, said: string, state: Checkup["state"] = "well"): Checkup => ({
  what,
  state,
  said,
});

const oldestNode = 24;

const node = (): Checkup => {
  const { node: version } = process.versions;
  if (Number.parseInt(version, 10) >= oldestNode) return checkup("Node", version);
  return checkup("Node", `${version}, which is too old; organon needs ${oldestNode} or newer`, "ill");
};

const keys = (env: Environment): readonly Checkup[] =>
  [...vendorRows.values()]
    .flatMap(({ keys: names }) => names)
    .map((name) => {
      const key = env[name]?.trim() ?? "";
      if (key === "") return checkup(name, "not set", "note");
      if (/^[\x21-\x7e]+$/.test(key)) return checkup(name, "set");
      return checkup(name, "has spaces or characters that an API key can't have", "ill");
    });

/** The longest wait for a server's answer here. */
const longestAnswerMs = 5000;

const network = async (env: Environment): Promise<readonly Checkup[]> => {
  const proxies = await attempt(async () => readProxies(env));
  const { https, http, except = "" } = proxies.value ?? {};
  const found = [...new Set([https, http])].flatMap((proxy) => proxy ?? []);
  const but = except === "" ? "" : `, except for ${except}`;
  const file = env["NODE_EXTRA_CA_CERTS"] ?? "";
  return [
    ...(proxies.error === undefined ? [] : [checkup("proxy", proxies.error, "ill")]),
    ...found.map(({ variable, shown }) => checkup(variable, `${shown}${but}`)),
    ...(file === "" ? [] : [checkup("NODE_EXTRA_CA_CERTS", file, existsSync(file) ? "well" : "ill")]),
  ];
};

const store = async (path: string): Promise<readonly Checkup[]> =>
  isPostgresAddress(path) ? examineServerStore(path) : [await examineFile(path)];

/** Without organon-server the other things are looked at all the same. */
const examineServerStore = async (address: string): Promise<readonly Checkup[]> => {
  const server = await attempt(async () => openServer("a store on a PostgreSQL server"));
  return (await server.value?.examineServer(address)) ?? [checkup("store", server.error ?? "", "ill")];
};

const examineFile = async (path: string): Promise<Checkup> => {
  if (!existsSync(path)) return checkup("store", `none at ${path} yet`, "note");
  const looked = await attempt(async () => {
    const opened = openSqliteStore(path, { mode: "read" });
    try {
      const faults = await opened.check();
      if (faults.length > 0) throw misuse(faults.slice(0, 3).join("; "));
      return `${path}, ${(await opened.runs()).length} runs`;
    } finally {
      await opened.close();
    }
  });
  if (looked.value !== undefined) return checkup("store", looked.value);
  return checkup("store", looked.error ?? "", "ill");
};

/**
 * Own servers always, vendors' when asked to. Any answer is an answer: nothing but the address is sent. That a vendor does
 * not answer is ill only where there is a key for it: nobody else would ask it anything.
 */
const servers = async (config: LoadedConfig, env: Environment, network: boolean) => {
  const own: (readonly [name: string, address: string, ...keys: readonly string[]])[] = [];
  for (const [name, { keys: names, address }] of vendorRows) {
    const given = address === undefined || names.length > 0 ? "" : (env[address.variable]?.trim() ?? "");
    if (given === "" || address === undefined) continue;
    const read = await attempt(async () => readHost({ address }, env));
    own.push([name, read.value ?? given]);
  }
  for (const [name, url] of config.servers ?? []) own.push([name, url]);
  const known = hostedVendors.map(
    ({ name, address, keys }) => [name, new URL(address.usual).origin, ...keys] as const,
  );
  const findings: Checkup[] = [];
  const { value: dispatcher } = await attempt(() => openProxies(env));
  for (const [name, address, ...keysOf] of [...own, ...(network ? known : [])]) {
    if (!URL.canParse(address)) {
      findings.push(checkup(name, `${address} is no address`, "ill"));
      continue;
    }
    const isUsed = keysOf.length === 0 || keysOf.some((key) => (env[key]?.trim() ?? "") !== "");
    const answered = await attempt(async () => {
      const { fetch: send } = await import("undici");
      await send(address, {
        method: "HEAD",
        redirect: "manual",
        signal: AbortSignal.timeout(longestAnswerMs),
        dispatcher,
      }).catch((error: unknown) => {
        throw describeFailure(error, new URL(address).origin);
      });
    });
    const { origin } = new URL(address);
    const unused = isUsed ? "" : "; no key for it is set, so nothing needs it";
    findings.push(
      answered.error === undefined
        ? checkup(name, `${origin} answers`)
        : checkup(name, `${origin} does not answer: ${answered.error}${unused}`, isUsed ? "ill" : "note"),
    );
  }
  return findings;
};

const describeFailure = (error: unknown, origin: string): unknown => {
  if (networkCode(error) !== undefined) return networkFailure(error, origin);
  return error instanceof Error && error.cause instanceof Error ? error.cause : error;
};
