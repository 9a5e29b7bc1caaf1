/**
 * Shows the rule tree as an interactive picture: a cell per skill, coloured by accuracy. Filters above narrow it. The cell
 * under the pointer, or reached by the arrow keys, is described below with its interval and n, and links to its questions.
 */
import { useEffect, useMemo, useRef, useState } from "react";
import { type Chart, type Document, drawChart, percent, shareText } from "organon/drawing";
import { Choice, Field, Drawn, Link, ModelChoice, useDrawingWidth, type RunTab } from "../parts.tsx";
import { go, setQuery, useAddress } from "../router.ts";
import { show } from "../text.ts";

type SkillMap = Extract<Chart["drawing"], { readonly form: "skill-map" }>;
type SkillTags = SkillMap["models"][number]["skills"][number];

const facets = ["logic", "category", "kind", "extension"] as const;

export const SkillsTab = ({ run, document, models }: RunTab & { readonly document: Document }) => {
  const address = useAddress();
  const chart = document.sections
    .flatMap(({ blocks }) => blocks)
    .find((block): block is Chart => block.kind === "chart" && block.drawing.form === "skill-map");
  const subject = Math.min(Number(address.searchParams.get("model") ?? 0), Math.max(0, models.length - 1));
  const drawing = chart?.drawing.form === "skill-map" ? chart.drawing : undefined;
  const model = drawing?.models[subject];
  const find = (address.searchParams.get("rule") ?? "").toLowerCase();
  const chosen = Object.fromEntries(facets.map((facet) => [facet, address.searchParams.get(facet) ?? ""]));
  const skills = useMemo(
    () =>
      (model?.skills ?? []).filter(
        (skill) =>
          facets.every((facet) => chosen[facet] === "" || skill[facet] === chosen[facet]) &&
          skill.rule.toLowerCase().includes(find),
      ),
    [model, find, ...facets.map((facet) => chosen[facet])],
  );
  if (chart === undefined || drawing === undefined || model === undefined)
    return <p className="waiting">No answers yet.</p>;
  const set = (name: string) => (value: string) => setQuery(address, { [name]: value });
  const getValues = (facet: (typeof facets)[number]) => [
    ["", "all"] as const,
    ...[...new Set(model.skills.map((skill) => skill[facet]))].map((value) => [value, value] as const),
  ];
  return (
    <section className="skills" id="skills">
      <div className="fields">
        <ModelChoice models={models} />
        {facets.map((facet) => (
          <Choice
            key={facet}
            label={facet}
            value={chosen[facet] ?? ""}
            options={getValues(facet)}
            onChange={set(facet)}
          />
        ))}
        <Field label="Rule" type="search" value={find} placeholder="modus" onText={set("rule")} />
      </div>
      {skills.length === 0 ? (
        <p className="waiting">No skill fits.</p>
      ) : (
        <Tree run={run} subject={subject} chart={chart} model={model} skills={skills} />
      )}
    </section>
  );
};

const Tree = ({
  run,
  subject,
  chart,
  model,
  skills,
}: {
  readonly run: string;
  readonly subject: number;
  readonly chart: Chart;
  readonly model: SkillMap["models"][number];
  readonly skills: readonly SkillTags[];
}) => {
  const frame = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<string>();
  const weakest = useMemo(
    () => skills.toSorted((a, b) => (a.accuracy.value ?? 2) - (b.accuracy.value ?? 2))[0],
    [skills],
  );
  const skill = skills.find((one) => getKey(one) === at) ?? weakest;
  const width = useDrawingWidth();
  const markup = useMemo(() => {
    const models = [{ name: model.name, skills }];
    return drawChart({ ...chart, drawing: { form: "skill-map", key: chart.drawing.key, models } }, width)
      .markup;
  }, [chart, model.name, skills, width]);
  useEffect(() => {
    // One cell is in the tab order; the arrow keys continue from it.
    for (const cell of listCells(frame.current)) {
      const isAt = skill !== undefined && cell.dataset["skill"] === getKey(skill);
      cell.setAttribute("tabindex", isAt ? "0" : "-1");
      cell.classList.toggle("chosen", isAt);
      cell.setAttribute("role", "button");
      cell.setAttribute("aria-label", cell.querySelector("title")?.textContent ?? getCellKey(cell));
    }
    for (const drawn of frame.current?.querySelectorAll("svg") ?? []) drawn.setAttribute("role", "group");
  });
  const point = ({ target }: { readonly target: EventTarget }): void => {
    const cell = findCell(target);
    if (cell !== null) setAt(getCellKey(cell));
  };
  const buildLink = (one: SkillTags, state?: string): string =>
    `/runs/${run}/questions?model=${subject}&tag:rule=${encodeURIComponent(one.rule)}&tag:kind=${encodeURIComponent(one.kind)}${state === undefined ? "" : `&state=${state}`}`;
  const move = (event: React.KeyboardEvent): void => {
    const cell = findCell(event.target);
    if (cell === null) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (skill !== undefined) go(buildLink(skill));
      return;
    }
    const direction = arrows[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    const next = nearest(cell, listCells(cell.ownerSVGElement), direction);
    if (next !== undefined) {
      setAt(getCellKey(next));
      next.focus();
    }
  };
  return (
    <div className="tree">
      <div
        ref={frame}
        className="picture"
        onKeyDown={move}
        onFocus={point}
        onMouseMove={point}
        onClick={({ target }) => {
          if (findCell(target) !== null && skill !== undefined) go(buildLink(skill));
        }}
      >
        <Drawn markup={markup} />
      </div>
      {skill === undefined ? null : (
        <aside aria-live="polite" aria-label="The chosen skill">
          <h3>
            {show(skill.rule)}, {skill.kind}
          </h3>
          <p className="big">
            {skill.accuracy.value === null ? "no reply" : `${percent(skill.accuracy.value)} %`}
          </p>
          <p className="facts">
            accuracy {shareText(skill.accuracy)}
            <br />
            {skill.responseRate === undefined ? null : `response rate ${shareText(skill.responseRate)}`}
            <br />
            {skill.logic} · {skill.category}
            {skill.extension === "none" ? "" : ` · ${skill.extension}`}
          </p>
          <p>
            <Link to={buildLink(skill)}>Its questions</Link>
            <br />
            <Link to={buildLink(skill, "incorrect")}>Those answered wrongly</Link>
          </p>
          <p className="facts">Arrow keys walk from cell to cell; Enter opens the questions.</p>
        </aside>
      )}
    </div>
  );
};

const getKey = ({ rule, kind }: Pick<SkillTags, "rule" | "kind">): string => `${rule}/${kind}`;
const findCell = (target: EventTarget): SVGRectElement | null =>
  target instanceof Element ? target.closest<SVGRectElement>("rect[data-skill]") : null;
const getCellKey = (cell: SVGElement): string => cell.dataset["skill"] ?? "";
const listCells = (place: ParentNode | null | undefined): readonly SVGRectElement[] => [
  ...(place?.querySelectorAll<SVGRectElement>("rect[data-skill]") ?? []),
];

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const nearest = (
  from: SVGRectElement,
  cells: readonly SVGRectElement[],
  [dx, dy]: readonly [number, number],
): SVGRectElement | undefined => {
  const middle = (cell: SVGRectElement) => ({
    x: cell.x.baseVal.value + cell.width.baseVal.value / 2,
    y: cell.y.baseVal.value + cell.height.baseVal.value / 2,
  });
  const here = middle(from);
  let best: { readonly cell: SVGRectElement; readonly far: number } | undefined;
  for (const cell of cells) {
    const { x, y } = middle(cell);
    const along = (x - here.x) * dx + (y - here.y) * dy;
    if (cell === from || along <= 1) continue;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    const far = along + aside * 3;
    if (best === undefined || far < best.far) best = { cell, far };
  }
  return best?.cell;
};
