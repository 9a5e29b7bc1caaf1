/**
 * A small world: an interpretation as a picture. The things that there are stand in a row, each with its names and with what
 * holds of it; arrows are what holds between two; propositions stand above, true or false.
 */
import type { WrittenInterpretation } from "#arguments/written-certificate";
import { blank, type Markup, markup } from "../render/markup.ts";
import { clip } from "../printable.ts";
import { drawPicture, type Picture } from "./picture.ts";

const [step, radius, margin, lineHeight] = [132, 24, 30, 17];

export const worldPicture = (world: WrittenInterpretation, id: string, title: string): string =>
  drawPicture(drawInterpretation(world, id, title)).markup;

const drawInterpretation = (given: WrittenInterpretation, id: string, title: string): Picture => {
  // Of things that nothing is said of there is nothing to see.
  const isSilent = given.predicates.length + given.constants.length === 0;
  const world = isSilent ? { ...given, domain: [] } : given;
  const { domain, propositions, predicates } = world;
  const width = Math.max(260, margin * 2 + domain.length * step);
  const perRow = Math.max(1, Math.floor((width - 16) / 92));
  const top = propositions.length === 0 ? 8 : 8 + Math.ceil(propositions.length / perRow) * 30;
  const hasArrows = predicates.some(({ holds }) => holds.some((tuple) => tuple.length === 2));
  const y = top + (hasArrows ? 84 : 34);
  const max = Math.max(0, ...domain.map((thing) => listProperties(world, thing).length));
  const isEmpty = domain.length === 0;
  return {
    id,
    title,
    description: inWords(world),
    width,
    height: isEmpty ? top + 4 : y + radius + 24 + max * lineHeight,
    body: markup`${propositions.map(
      ({ name, is }, i) =>
        markup`<g class="proposition ${is ? "true" : "false"}"><rect x="${8 + (i % perRow) * 92}" y="${6 + Math.floor(i / perRow) * 30}" width="86" height="24" rx="12"/><text x="${51 + (i % perRow) * 92}" y="${22 + Math.floor(i / perRow) * 30}" text-anchor="middle">${`${clip(name, 4)} ${is ? "true" : "false"}`}</text></g>`,
    )}
${drawArrows(world, y)}
${domain.map((thing, i) => drawThing(world, thing, getX(i), y))}`,
  };
};

const getX = (i: number): number => margin + step * (i + 0.5);

const getNames = ({ constants }: WrittenInterpretation, thing: string): string =>
  constants
    .filter(({ is }) => is === thing)
    .map(({ name }) => name)
    .join(", ");

const listProperties = ({ predicates }: WrittenInterpretation, thing: string) =>
  predicates
    .filter(({ holds }) => holds.every((tuple) => tuple.length === 1))
    .map(({ name, holds }) => ({ name, holds: holds.some(([of]) => of === thing) }));

const drawThing = (world: WrittenInterpretation, thing: string, x: number, y: number): Markup => {
  const names = getNames(world, thing);
  return markup`<g class="thing"><circle cx="${x}" cy="${y}" r="${radius}"/><text class="value" x="${x}" y="${y + 4}" text-anchor="middle">${clip(names === "" ? thing : names, 8)}</text>
${listProperties(world, thing).map(
  ({ name, holds }, i) =>
    markup`<text class="${holds ? "holds" : "lacks"}" x="${x}" y="${y + radius + 18 + i * lineHeight}" text-anchor="middle">${`${holds ? "" : "not "}${clip(name, 12)}`}</text>`,
)}</g>`;
};

const drawArrows = ({ domain, predicates }: WrittenInterpretation, y: number): Markup => {
  const labels = new Map<string, string[]>();
  for (const { name, holds } of predicates)
    for (const tuple of holds) {
      if (tuple.length !== 2) continue;
      const pair = tuple.join("\u0000");
      labels.set(pair, [...(labels.get(pair) ?? []), name]);
    }
  const arrows = [...labels].flatMap(([pair, names]) => {
    const [from, to] = pair.split("\u0000").map((thing) => domain.indexOf(thing));
    return from === undefined || to === undefined || from < 0 || to < 0
      ? []
      : [{ from, to, text: names.join(", ") }];
  });
  if (arrows.length === 0) return blank;
  return markup`${arrows.map(({ from, to, text }) => {
    const [a, b] = [getX(from), getX(to)];
    if (from === to)
      return markup`<path class="arrow" d="M${a - 9} ${y - radius + 2}C${a - 26} ${y - radius - 30} ${a + 26} ${y - radius - 30} ${a + 9} ${y - radius + 2}"/>${head(a + 9, y - radius + 2, 0.4)}<text class="small" x="${a}" y="${y - radius - 26}" text-anchor="middle">${clip(text, 12)}</text>`;
    // There and back are apart: one high, one low.
    const lift = (from < to ? 34 : 56) + Math.abs(to - from) * 4;
    const [start, end] = from < to ? [a + 12, b - 12] : [a - 12, b + 12];
    return markup`<path class="arrow" d="M${start} ${y - radius + 3}Q${(a + b) / 2} ${y - radius - lift} ${end} ${y - radius + 3}"/>${head(end, y - radius + 3, from < to ? -0.5 : 0.5)}<text class="small" x="${(a + b) / 2}" y="${y - radius - lift / 2 - 4}" text-anchor="middle">${clip(text, 16)}</text>`;
  })}`;
};

const head = (x: number, y: number, slant: number): Markup =>
  markup`<path class="tip" d="M${x} ${y}L${x - 4 + slant * 10} ${y - 8}L${x + 4 + slant * 10} ${y - 8}Z"/>`;

const inWords = (world: WrittenInterpretation): string =>
  [
    ...world.propositions.map(({ name, is }) => `${name} is ${is ? "true" : "false"}`),
    ...world.domain.map((thing) => {
      const names = getNames(world, thing);
      const holding = listProperties(world, thing).map(({ name, holds }) => `${holds ? "" : "not "}${name}`);
      return `${names === "" ? thing : names}: ${holding.length === 0 ? "nothing said" : holding.join(", ")}`;
    }),
    ...world.predicates.flatMap(({ name, holds }) =>
      holds.filter((tuple) => tuple.length === 2).map((tuple) => `${name}(${tuple.join(", ")})`),
    ),
  ].join("; ");
