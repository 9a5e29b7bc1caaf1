/** Values of unknown shape read by a schema. What is wrong with one is said in words: "models.0.id: expected string". */
import type { z } from "zod";

type Refuse = (fault: string) => Error;

/** The value. Throws what `refuse` makes of the first fault. */
export const bySchema = <Value>(schema: z.ZodType<Value>, value: unknown, refuse: Refuse): Value => {
  const parsed = unlessItThrows(() => schema.safeParse(value), refuse);
  if (parsed.success) return parsed.data;
  const { path, message } = findInnermost(parsed.error.issues[0]!);
  throw refuse([path.join("."), message].filter(Boolean).join(": "));
};

type Issue = Pick<z.core.$ZodIssue, "path" | "message"> & { readonly errors?: readonly (readonly Issue[])[] };

/** Of a union the fault that lies deepest: that of the alternative which was meant. */
const findInnermost = ({ path, message, errors = [] }: Issue): Pick<Issue, "path" | "message"> => {
  const [deepest] = errors
    .flatMap(([first]) => (first === undefined ? [] : [findInnermost(first)]))
    .toSorted((one, other) => other.path.length - one.path.length);
  return deepest === undefined || deepest.path.length === 0
    ? { path, message }
    : { path: [...path, ...deepest.path], message: deepest.message };
};

/** The same of a JSON text. */
export const jsonBySchema = <Value>(schema: z.ZodType<Value>, text: string, refuse: Refuse): Value =>
  bySchema(
    schema,
    unlessItThrows((): unknown => JSON.parse(text), refuse),
    refuse,
  );

/** Text that is no JSON throws, and so may what a person's program computes when it is looked at. */
export const unlessItThrows = <Value>(read: () => Value, refuse: Refuse): Value => {
  try {
    return read();
  } catch (cause) {
    throw refuse(getReason(cause));
  }
};

export const getReason = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));
