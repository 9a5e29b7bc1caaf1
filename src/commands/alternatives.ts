/**
 * Options that exclude each other, as a union by type: each alternative lists its options. One function returns the alternative
 * that was given, and refuses the options of the others.
 */
import { misuse } from "#logic/error";
import { getName, type Shape, type Values } from "./flags.ts";

/** One of several things that a command line can ask for. */
type Alternative = {
  /** The words that choose it, as in "--task four-option"; undefined if they are not given. */
  readonly chosenBy: (values: Readonly<Record<string, unknown>>) => string | undefined;
  /** The flag to add to choose it; "" for the usual alternative. */
  readonly add: string;
  /** Why it takes no options of others. */
  readonly why?: string;
  readonly options: Shape;
};

/** Alternatives by name. The first one that is chosen counts; the usual one is the last. */
export type Alternatives = Readonly<Record<string, Alternative>>;

/** The values of one alternative, with its name. */
export type Chosen<Ways extends Alternatives> = {
  [Name in keyof Ways]: { readonly way: Name } & Values<Ways[Name]["options"]>;
}[keyof Ways];

/** Returns the alternative that the values choose. Throws misuse for an option that only others have. */
export const chooseAmong = <Ways extends Alternatives>(
  ways: Ways,
  values: Readonly<Record<string, unknown>>,
): Chosen<Ways> => {
  const rows = Object.entries<Alternative>(ways);
  const [way, { chosenBy, why, options }] = rows.find(([, one]) => one.chosenBy(values) !== undefined)!;
  const by = chosenBy(values) ?? "";
  for (const { add, options: others } of Object.values<Alternative>(ways).toReversed())
    for (const [field, { declaration }] of Object.entries(others)) {
      if (!Object.hasOwn(values, field) || Object.hasOwn(options, field)) continue;
      const name = getName(declaration);
      if (by === "") throw misuse(`${name} needs ${add}`, `add ${add}`);
      throw misuse(
        `${name} can't be combined with ${by}${why === undefined ? "" : `, ${why}`}`,
        add === "" || add.split(" ")[0] === name
          ? `leave out ${by} or ${name}`
          : `leave out ${name}, or use it with ${add} instead`,
      );
    }
  const chosen: Chosen<Ways> = Object.create(Object.prototype, { way: { value: way, enumerable: true } });
  for (const field of Object.keys(options))
    if (Object.hasOwn(values, field)) Reflect.set(chosen, field, values[field]);
  return chosen;
};

/** An alternative that an option chooses. */
export const chosenByOption = <Options extends Shape>(
  field: string,
  add: string,
  options: Options,
  why?: string,
): Alternative & { readonly options: Options } => ({
  chosenBy: (values) => (values[field] === undefined ? undefined : add.split(" ")[0]),
  add,
  options,
  ...(why !== undefined && { why }),
});

/** The alternative that no words choose. */
export const usualWay = <Options extends Shape>(
  options: Options,
): Alternative & { readonly options: Options } => ({ chosenBy: () => "", add: "", options });
