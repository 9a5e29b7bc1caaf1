/** Reads files of wordings of the implication; `organon bank templates` writes them. */
import { understandWording } from "#language/connectives/understand";
import { type OrganonError, misuse } from "#logic/error";
import { z } from "zod";
import { jsonBySchema } from "./by-schema.ts";
import { readText } from "./whole-file.ts";

const schema = z.strictObject({
  v: z.literal(1),
  model: z.string(),
  wordings: z.array(z.string()).min(1).max(10_000),
});

export type TemplatesFile = z.infer<typeof schema>;

/** The wordings of a file, for `buildCustomGrammar`. Throws misuse where one does not read back. */
export const readTemplatesFile = async (path: string): Promise<readonly string[]> => {
  const { wordings } = jsonBySchema(schema, await readText(path), (fault) => wrong(path, fault));
  return wordings.map((text, at) => {
    const found = understandWording(text);
    if ("rejected" in found) throw wrong(path, `wordings.${at}: “${text}”: ${found.rejected}`);
    return found.text;
  });
};

const wrong = (path: string, fault: string): OrganonError =>
  misuse(`${path}: not a file of wordings: ${fault}`, "organon bank templates -o FILE writes one");
