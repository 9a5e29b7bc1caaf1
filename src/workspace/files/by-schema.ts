/** Values of unknown shape read by a schema. What is wrong with one is said in words: "models.0.id: expected string". */
import type { z } from "zod";

type Refuse = (fault: string) => Error;

/** The value. Throws what `refuse` makes of the first fault. */
export const bySchema = <Value>(schema: z.ZodType<Value>, value: unknown, refuse: Refuse): Value => {
  const parsed = unlessItThrows(() => schema.safeParse(value), refuse);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw refuse([issue?.path.join("."), issue?.message].filter(Boolean).join(": "));
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
