// @long: waits for servers
/** Secrets stay in: a table of how one enters, and where it could come out. */
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { createRedactor, withoutCredentials } from "#workspace/settings/redact";
import { openModels } from "#workspace/settings/open-models";
import { checkConfig } from "#workspace/settings/config";
import { defineCommand } from "#commands/command";
import { fixture, type Elsewhere } from "../fixture.ts";

const secret = "hunter2-PASSWORD-9";
const url = `http://user:${secret}@127.0.0.1:9/v1`;
const model = (address: string): string => `openai-compatible:m?url=${address}`;
const ask = ["run", "--limit", "1", "--no-config", "--store", "s.sqlite", "-m"];

/** What a command line is run with, and which files stand in its folder. */
type Entry = {
  readonly args: readonly string[];
  readonly env?: Elsewhere["env"];
  readonly files?: Readonly<Record<string, string>>;
};

const config = JSON.stringify({ providers: { lab: { url } } });
const broken = `export default { models: ${JSON.stringify({ [model(url)]: { none: 1 } })} };`;
const entries: readonly (readonly [name: string, entry: Entry])[] = [
  ["OLLAMA_HOST, in doctor", { args: ["doctor"], env: { OLLAMA_HOST: url } }],
  ["OLLAMA_HOST, in doctor --json", { args: ["doctor", "--json"], env: { OLLAMA_HOST: url } }],
  [
    "OLLAMA_HOST without http://, in doctor",
    { args: ["doctor"], env: { OLLAMA_HOST: `user:${secret}@127.0.0.1:9` } },
  ],
  ["OLLAMA_HOST, in run", { args: [...ask, "ollama:m"], env: { OLLAMA_HOST: url } }],
  ["OLLAMA_HOST of .env, in run", { args: [...ask, "ollama:m"], files: { ".env": `OLLAMA_HOST=${url}` } }],
  ["OLLAMA_HOST of .env, in doctor", { args: ["doctor"], files: { ".env": `OLLAMA_HOST=${url}` } }],
  [
    "OPENAI_BASE_URL, in run",
    { args: [...ask, "openai:m"], env: { OPENAI_API_KEY: "k", OPENAI_BASE_URL: url } },
  ],
  ["a provider's url, in doctor", { args: ["doctor", "--config", "c.json"], files: { "c.json": config } }],
  [
    "a provider's url, in doctor --json",
    { args: ["doctor", "--json", "--config", "c.json"], files: { "c.json": config } },
  ],
  [
    "a provider's url, in run",
    { args: ["run", "-m", "lab:m", "--config", "c.json"], files: { "c.json": config } },
  ],
  ["a model's name in a configuration", { args: ["run", "--config", "c.mjs"], files: { "c.mjs": broken } }],
  ["-m …?url=", { args: [...ask, model(url)] }],
  ["-m …?url= with percent signs", { args: [...ask, model(encodeURIComponent(url))] }],
  ["-m …?url= of --dry-run", { args: [...ask, model(url), "--dry-run"] }],
  ["-m of an unknown provider", { args: [...ask, `lab:m?url=${url}`] }],
  ["-m that is an address", { args: [...ask, url] }],
  ["--store mysql://, in runs", { args: ["runs", "--store", `mysql://u:${secret}@h/db`] }],
  ["--store mysql://, in doctor", { args: ["doctor", "--store", `mysql://u:${secret}@h/db`] }],
  ["--store mysql://, in run", { args: [...ask, "reasoner:oracle", "--store", `mysql://u:${secret}@h/db`] }],
  ["store copy FROM", { args: ["store", "copy", `mysql://u:${secret}@h/db`, "x.sqlite"] }],
  ["store copy TO", { args: ["store", "copy", "none.sqlite", `mysql://u:${secret}@h/db`] }],
  ["a file that is an address", { args: ["audit", `https://u:${secret}@h/suite.jsonl`] }],
  ["a file's name in JSON output", { args: ["audit", `https://u:${secret}@h/suite.jsonl`, "--json"] }],
  ["a flag's value that is no number", { args: ["view", "--port", url] }],
  ["an unknown verb", { args: [url] }],
  ["a surplus argument", { args: ["runs", "latest", url] }],
  ["OPENAI_API_KEY as an argument", { args: ["show", secret], env: { OPENAI_API_KEY: secret } }],
  [
    "OPENAI_API_KEY in a sentence of a file",
    { args: ["prove", `${secret} -> `], env: { OPENAI_API_KEY: secret } },
  ],
  [
    "a variable that ORGANON_KEYS lists",
    { args: ["prove", `${secret} ->`], env: { ORGANON_KEYS: "LAB", LAB: secret } },
  ],
  [
    "a variable that keyEnv names",
    { args: [...ask, `${model("http://127.0.0.1:9")}&keyEnv=LAB&x=${secret}`], env: { LAB: secret } },
  ],
  ["LAB_TOKEN of .env", { args: ["prove", `${secret} ->`], files: { ".env": `LAB_TOKEN=${secret}` } }],
  ["PGPASSWORD", { args: ["prove", `${secret} ->`], env: { PGPASSWORD: secret } }],
  ["--suite that is an address", { args: [...ask, "reasoner:oracle", "--suite", url] }],
  ["report --html", { args: ["report", "--store", "none.sqlite", "--html", url] }],
  [
    "a configuration that is cut off",
    { args: ["run", "--config", "c.json"], files: { "c.json": config.slice(0, -1) } },
  ],
  ["HTTPS_PROXY, in doctor", { args: ["doctor"], env: { HTTPS_PROXY: url, OPENAI_API_KEY: "k" } }],
  ["a file whose lines hold it", { args: ["audit", "s.jsonl"], files: { "s.jsonl": `{"url":"${url}"` } }],
];

test("a variable named like a member that every object has is none", () => {
  expect(createRedactor({ ORGANON_KEYS: "__proto__, constructor" })("constructor")).toBe("constructor");
});

describe("a secret that enters by", () => {
  for (const [name, { args, env = {}, files = {} }] of entries)
    test(`${name} is neither printed nor stored`, async () => {
      const { call, write, folder } = fixture();
      for (const [file, text] of Object.entries(files)) write(file, text);
      const { stdout, stderr } = await call(args, { env: { HOME: folder, ...env } });
      expect(`${stdout}${stderr}`).not.toBe("");
      expect(`${stdout}${stderr}`).not.toContain(secret);
      expect(`${stdout}${stderr}`).not.toContain(Buffer.from(secret).toString("base64"));
    });
});

test("a package's command is handed what removes them, and its errors hold none", async () => {
  const { call } = fixture();
  let said = "";
  const command = defineCommand({
    name: "view",
    summary: "",
    example: "",
    options: {},
    load: async () => ({
      run: async (_, { redact }) => {
        said = redact(`${secret} at ${url}`);
        throw new Error(`no ${secret}`);
      },
    }),
  });
  const loadPackage = async () => ({ commands: { view: async () => command } });
  const { stderr } = await call(["view"], { env: { OPENAI_API_KEY: secret }, loadPackage });
  expect(said).toBe("[key] at http://user:[password]@127.0.0.1:9/v1");
  expect(stderr).not.toContain(secret);
});

test("an error that a user's own provider throws is stored without the keys of the environment", async () => {
  const own = await checkConfig(
    {
      providers: {
        mine: (spec: { id: string; provider: string; model: string }) => ({
          ...spec,
          organisation: "me",
          parameters: {},
          ask: () => Promise.reject(new Error(`401 for ${secret} at ${url}`)),
        }),
      },
    },
    "c.ts",
  );
  const [mine] = openModels(["mine:m"], { config: own, env: { MISTRAL_API_KEY: secret } });
  await expect(mine!.ask({ messages: [] }, {})).rejects.toThrow(
    "401 for [key] at http://user:[password]@127.0.0.1:9/v1",
  );
});

test("nothing of a failed run's store holds the secret", async () => {
  const { call, folder } = fixture();
  await call([...ask, "ollama:m"], { env: { OLLAMA_HOST: "127.0.0.1:9", OPENAI_API_KEY: secret } });
  const db = new DatabaseSync(`${folder}/s.sqlite`);
  const tables = db.prepare("select name from sqlite_master where type = 'table'").all();
  const rows = tables.flatMap(({ name }) => db.prepare(`select * from "${String(name)}"`).all());
  db.close();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(secret);
});

const shown: readonly (readonly [text: string, without: string])[] = [
  ["http://u:p@h/x", "http://u:[password]@h/x"],
  ["https://token@h", "https://[password]@h"],
  ["postgres://:p@h", "postgres://:[password]@h"],
  ["postgres://u@h/db", "postgres://u@h/db"],
  ["mysql:/u:p@h", "mysql:/u:[password]@h"],
  ["url=http%3A%2F%2Fu%3Ap%40h%2Fv1&x=1", "url=http%3A%2F%2F[password]%40h%2Fv1&x=1"],
  ["postgres://h/db?schema=s&password=p&x=1", "postgres://h/db?schema=s&password=[password]&x=1"],
  ["http://127.0.0.1:4114/?token=abc", "http://127.0.0.1:4114/?token=abc"],
  ["mail me@h, see http://h:80/a@b", "mail me@h, see http://h:80/a@b"],
];
test.each(shown)("%s is shown as %s", (text, without) => {
  expect(withoutCredentials(text)).toBe(without);
});

test("an address without a password keeps its user", () => {
  const address = "postgres://organon@127.0.0.1:5432/db";
  expect(createRedactor({}, {}, ["worker", "--store", address])(address)).toBe(address);
});

test("a value of .env whose name is no secret's is shown", () => {
  expect(createRedactor({}, { MODE: "information", LAB_KEY: secret })(`information ${secret}`)).toBe(
    "information [key]",
  );
});
