/**
 * Counts how often the 95 % intervals of small samples contain what all questions show. Each shard of a stored run is
 * a sample; its answers are in the store, so it costs no calls.
 * Usage: node coverage.mjs SHARDS organon run -m MODEL --limit N --store FILE …
 */
import { execFileSync } from "node:child_process";

const [shards, program, ...command] = process.argv.slice(2);
const report = (...more) => {
  const options = { encoding: "utf8", maxBuffer: 2 ** 28, stdio: ["ignore", "pipe", "inherit"] };
  return JSON.parse(execFileSync(program, [...command, ...more, "--json", "--quiet"], options)).models[0];
};

/** The estimates of a report by kind of number. */
const estimates = (model) => {
  const own = ["accuracy", "responseAccuracy", "responseRate", "yesRate"].map((name) => [
    name,
    "",
    model[name],
  ]);
  const groups = ["byLogic", "byCategory", "byKind", "byRule"].flatMap((name) =>
    Object.entries(model[name] ?? {}).map(([group, value]) => [name, value.name ?? group, value.accuracy]),
  );
  const { balancedAccuracy, yesBias } = model.biases ?? {};
  return [...own, ...groups, ["balancedAccuracy", "", balancedAccuracy], ["yesBias", "", yesBias]].filter(
    ([, , estimate]) => typeof estimate?.value === "number",
  );
};

const truth = new Map(estimates(report()).map(([kind, group, { value }]) => [`${kind} ${group}`, value]));
const counts = {};
for (let i = 1; i <= Number(shards); i++)
  for (const [kind, group, { low, high, n }] of estimates(report("--shard", `${i}/${shards}`))) {
    const real = truth.get(`${kind} ${group}`);
    if (real === undefined) continue;
    const row = (counts[kind] ??= { intervals: 0, contain: 0, below: 0, above: 0, n: 0, width: 0 });
    row.intervals++;
    row[real < low ? "below" : real > high ? "above" : "contain"]++;
    row.n += n;
    row.width += high - low;
  }
for (const [kind, { intervals, contain, below, above, n, width }] of Object.entries(counts))
  console.log(
    `${kind}: ${contain} of ${intervals} contain it (${((100 * contain) / intervals).toFixed(1)} %), ` +
      `truth below ${below}, above ${above}; n ${(n / intervals).toFixed(1)}, width ${(width / intervals).toFixed(3)}`,
  );
