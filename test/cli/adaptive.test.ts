/** `run --adaptive` from outside: killed and begun again, it ends as if nobody had disturbed it. */
import { describe, expect, test } from "vitest";
import { newFolder, organon, start } from "./run-organon.ts";

const rules = "modus ponens,modus tollens,addition,affirming the consequent";
const adaptive = ["--adaptive", "--budget", "120", "--weakest", "3", "--confirm", "6"];
const models = ["-m", "reasoner:novice?weak=modus tollens&slip=0.6", "-m", "reasoner:coin?seed=3"];
const command = (store: string): string[] => [
  "run",
  ...models,
  "--skill",
  rules,
  ...adaptive,
  "--store",
  store,
];

type Report = {
  readonly run: string;
  readonly models: readonly { readonly adaptive: { readonly asked: Record<string, number> } }[];
};

const told = async (folder: string, store: string): Promise<Report> => {
  const { stdout } = await organon(folder, ["report", "latest", "--json", "--store", store]);
  return JSON.parse(stdout);
};

describe("an adaptive run", () => {
  test(
    "killed in its search goes on with the same command to the same report",
    { timeout: 60_000 },
    async () => {
      const folder = newFolder();
      expect((await organon(folder, command("calm.sqlite"))).code).toBe(0);
      for (const phase of [
        /as many questions of every leaf/,
        /now the leaves that may be/,
        /now fresh ones/,
      ]) {
        const { child, ended } = start(folder, command("killed.sqlite"));
        let seen = "";
        child.stderr?.on("data", (data: Buffer) => {
          seen += data.toString();
          if (phase.test(seen)) child.kill("SIGKILL");
        });
        expect((await ended).code).toBeNull();
      }
      const { code, stdout } = await organon(folder, command("killed.sqlite"));
      expect(code).toBe(0);
      expect(stdout).toContain("An adaptive run");
      const [calm, killed] = [await told(folder, "calm.sqlite"), await told(folder, "killed.sqlite")];
      expect(killed.models).toEqual(calm.models);
      for (const { adaptive: search } of calm.models) {
        const { pilot = 0, search: searched = 0, confirming = 0 } = search.asked;
        expect(pilot + searched + confirming).toBe(120);
        expect(confirming).toBe(18);
      }
    },
  );

  const refusals: readonly (readonly [args: readonly string[], says: RegExp])[] = [
    [["--adaptive"], /--adaptive needs --budget/],
    [["--budget", "500"], /--budget belongs to --adaptive/],
    [["--adaptive", "--budget", "300"], /a budget of 300 is too small for 208 leaves\n  at least 308/],
    [["--adaptive", "--budget", "900", "--per-leaf", "3"], /--per-leaf does not go with --adaptive/],
    [["--adaptive", "--budget", "900", "--confidence", "90"], /--confidence 90 is not a share/],
    [["--adaptive", "--budget", "900", "--dry-run"], /organon plan --budget N/],
  ];
  for (const [args, says] of refusals)
    test(`with ${args.join(" ")} is refused, and nothing is asked`, async () => {
      const { code, stderr } = await organon(newFolder(), ["run", "-m", "reasoner:oracle", ...args]);
      expect(code).toBe(2);
      expect(stderr).toMatch(says);
    });
});
