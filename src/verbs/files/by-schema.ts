/** Values of unknown shape read by a schema. What is wrong with one is said in words: "models.0.id: expected string". */
import type { z } from "zod";

type Refuse = (fault: string) => Error;

/** The value. Throws what `refuse` makes of the first fault. */
export const bySchema = <Value>(schema: z.ZodType<Value>, value: unknown, refuse: Refuse): Value => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw refuse([issue?.path.join("."), issue?.message].filter(Boolean).join(": "));
};

/** The same of a JSON text. */
export const jsonBySchema = <Value>(schema: z.ZodType<Value>, text: string, refuse: Refuse): Value => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw refuse(cause instanceof Error ? cause.message : "not JSON");
  }
  return bySchema(schema, value, refuse);
};
