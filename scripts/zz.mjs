import { Session } from "node:inspector/promises";
const s = new Session();
s.connect();
await s.post("Profiler.enable");
await s.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
const fs = await import("node:fs");
const path = await import("node:path");
const all = fs
  .globSync("src/**/*.ts")
  .filter((f) => !f.startsWith("src/web/client") && !f.includes("main.ts"));
for (const f of all) {
  try {
    await import("../" + f);
  } catch (e) {
    console.log("fail", f, String(e).slice(0, 100));
  }
}
const { result } = await s.post("Profiler.takePreciseCoverage");
const rows = [];
for (const { url, functions } of result) {
  if (!url.includes("/src/") || url.includes("node_modules")) continue;
  for (const f of functions)
    if (f.ranges[0].count > 3) rows.push([f.ranges[0].count, f.functionName, url.split("s31-lazy/")[1]]);
}
console.log(
  rows
    .sort((a, b) => b[0] - a[0])
    .slice(0, 150)
    .map((r) => r.join(" "))
    .join("\n"),
);
