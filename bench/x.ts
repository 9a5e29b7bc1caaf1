import { createGenerator } from "#items/generate";
import { lexiconNamed } from "#language/lists";
import { natural } from "#language/styles/natural";
const [L, n] = process.argv.slice(2).map(Number) as [number, number];
const g = createGenerator({
  profile: "balanced",
  length: L,
  seed: 11,
  style: natural,
  lexicon: lexiconNamed("topics"),
});
for (let i = 0; i < n; i++) {
  const o = g.at(i);
  if ("dropped" in o) console.log(o.dropped);
}
console.log(L, (globalThis as any).COUNTS, process.cpuUsage().user / 1e6);
