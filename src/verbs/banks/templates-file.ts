/**
 * Wordings of the implication as a file: what `divlogic templates` admitted. A file may have been edited, so each wording
 * is understood anew when it is read; one that does not read back is refused with its reason.
 *
 *     {"v": 1, "model": "openai:gpt-6-luna", "wordings": ["provided that it is true that {A}, we can conclude that {C}"]}
 */
import { jsonBySchema } from "../files/by-schema.ts";
import { knownFrames, understandWording } from "#language/connectives/understand";
import { misuse, OrganonError } from "#logic/error";
import { z } from "zod";
import { textOf } from "../files/lines.ts";

const schema = z.strictObject({
  v: z.literal(1),
  model: z.string(),
  wordings: z.array(z.string()).min(1).max(10_000),
});

type TemplatesFile = z.infer<typeof schema>;

/** The wordings of a file, for `grammarWith`. Throws misuse where one does not read back. */
export const readTemplatesFile = async (path: string): Promise<readonly string[]> => {
  const { wordings } = jsonBySchema(schema, await textOf(path), (fault) => wrong(path, fault));
  const frames = knownFrames();
  return wordings.map((text, at) => {
    const found = understandWording(text, frames);
    if ("rejected" in found) throw wrong(path, `wordings.${at}: “${text}”: ${found.rejected}`);
    return found.text;
  });
};

export const templatesText = (file: TemplatesFile): string => JSON.stringify(file, undefined, 2);

const wrong = (path: string, fault: string): OrganonError =>
  misuse(`${path}: not a file of wordings: ${fault}`, "organon divlogic templates -o FILE writes one");
