/**
 * What the models of a run are called in tables and charts: their name without the provider where it says nothing, with the
 * parameters in which models of one name differ; or what `?name=` calls them.
 */
import { unknownName } from "#logic/error";
import { parseModelSpec } from "#models/spec";
import type { Run, Subject } from "#runs/store";

/** One name a subject, in their order. */
export const nameSubjects = (subjects: readonly Subject[]): readonly string[] => {
  const whole = subjects.map(plainName);
  // A server's name for a model says enough, unless another server has one of that name.
  const short = whole.map((name) => name.replace(/^openai-compatible:/, ""));
  const plain = whole.map((name, i) =>
    short.some((other, j) => other === short[i] && whole[j] !== name) ? name : short[i]!,
  );
  return subjects.map((subject, place) => {
    const alike = subjects.filter((_, other) => plain[other] === plain[place]);
    const differing = Object.entries(subject.parameters).filter(([name, value]) =>
      alike.some(({ parameters }) => parameters[name] !== value),
    );
    const told = differing.map(([name, value]) => `${name}=${String(value)}`).join(" ");
    return `${plain[place] ?? ""}${told === "" ? "" : ` ${told}`}`;
  });
};

/** Returns the id of a model of some runs by its id or by its name in reports. Throws misuse for another name. */
export const modelNamed = (runs: readonly Pick<Run, "subjects">[], name: string): string => {
  const ids = runs.flatMap(({ subjects }) => subjects.map(({ id }) => id));
  if (ids.includes(name)) return name;
  const found = ids[runs.flatMap(({ subjects }) => nameSubjects(subjects)).indexOf(name)];
  if (found === undefined) throw unknownName("model of the run", name, [...new Set(ids)]);
  return found;
};

const plainName = ({ id, provider, model }: Subject): string =>
  parseModelSpec(id).name ??
  (provider === "reasoner" || provider === "function" ? model : `${provider}:${model}`);

/** Returns whether a name can be told from an id and fits a line. */
export const isRunName = (name: string): boolean =>
  /^[\p{L}\p{N}][\p{L}\p{N}._ -]{0,59}$/u.test(name) && !/^[0-9a-f]+$/.test(name) && name !== "latest";
