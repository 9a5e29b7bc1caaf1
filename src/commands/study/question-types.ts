/**
 * DivLogicEval's comparisons of question types under three metrics (Appendix G.3), and its overview of datasets (Table 7), of one's
 * own models and sets.
 */
import type { SuiteVariant } from "#items/suite";
import { gap, section, share, table, type Maybe } from "#reports/blocks";
import type { Section } from "#reports/document";
import { getCircled } from "#reports/sections/circles";
import type { Report } from "#reports/summary";
import { difference } from "#scoring/independent";

/** The reports of a set by how it was asked. */
type Settings = Readonly<Record<string, Report>>;

const metrics = [
  ["Accuracy", "rotationAccuracy"],
  ["Circular", "circular"],
  ["PartialCircular", "partialCircular"],
] as const;

/** Returns each two types of a model's questions under each metric: the first minus the second, a tie where the interval holds 0. */
export const compareTypes = (settings: Settings) =>
  Object.entries(settings).flatMap(([setting, { models }]) =>
    getCircled(models).flatMap(({ name: model, byType }) =>
      byType.flatMap((one, i) =>
        byType.slice(i + 1).map((other) => ({
          setting,
          model,
          types: [one.name, other.name] as const,
          metrics: metrics.map(([metric, name]) => {
            const [first, second] = [one[name], other[name]];
            const by = difference(first, second);
            return { metric, one: first, other: second, difference: by, isTie: by.low <= 0 && by.high >= 0 };
          }),
        })),
      ),
    ),
  );

/** Appendix G.3; no section where there is one type. */
export const typesSection = (settings: Settings): Maybe<Section> => {
  const rows = compareTypes(settings).flatMap(({ setting, model, types: [one, other], metrics: compared }) =>
    compared.map(({ metric, difference: by, isTie, ...of }) => [
      setting,
      model,
      `${one} − ${other}`,
      metric,
      share(of.one),
      share(of.other),
      gap(by, by.n),
      isTie ? "tie" : (by.value ?? 0) < 0 ? `${one} lower` : `${other} lower`,
    ]),
  );
  const columns = ["setting", "model", "types", "metric", "first", "second", "difference", "result"];
  const note =
    "different questions, so Newcombe's interval of two estimates; a tie where it holds 0. After DivLogicEval, Appendix G.3";
  return rows.length > 0 && section("types", "Types compared", table(columns, rows), { note });
};

/** Table 7, of the set and of the imported ones with their numbers of questions. */
export const datasetsSection = (
  { items }: SuiteVariant<"choice">,
  sets: ReadonlyMap<string, number>,
): Section => {
  const rows = [
    ["the set", "synthetic, keys proved", "4", String(items ?? 0)],
    ...[...sets].map(([name, size]) => [name, "imported", "4", String(size)]),
  ];
  const columns = ["set", "source", "options", "size"];
  return section("datasets", "Datasets", table(columns, rows), {
    note: "as asked here. After DivLogicEval, Table 7",
  });
};
