/**
 * He or she, by the name: what stands for a person who was named in the same sentence, where no one else was. Names that
 * are not listed have no pronoun and are said again.
 */
export type Pronoun = (typeof pronouns)[number];

/** The pronouns that a reader takes for the one person named. */
export const pronouns = ["he", "she"] as const;

/** The pronoun of a person with this name; undefined where the name does not tell. */
export const pronounOf = (name: string): Pronoun | undefined => genders.get(name);

const men = `
James Robert John Michael William David Richard Joseph Thomas Charles Benjamin Daniel George Ian Adam Adrian Albert
Alexander Andrew Anthony Arthur Bernard Brian Carlos Christopher Colin Dennis Dominic Donald Douglas Edward Eric Ethan Eugene
Felix Francis Gabriel Gavin Geoffrey Gerald Gordon Gregory Harold Hassan Hector Henry Howard Hugo Isaac Ivan Jacob Jeremy
Jonathan Justin Keith Kenneth Kevin Lawrence Leonard Liam Louis Lucas Marcus Martin Matthew Miguel Mohammed Nathan Nicholas
Oliver Omar Oscar Paul Peter Philip Ralph Raymond Roger Ronald Russell Samuel Sebastian Simon Stephen Stuart Theodore Timothy
Victor Vincent Walter Yusuf`;

const women = `
Mary Patricia Jennifer Linda Elisabeth Barbara Susan Jessica Sarah Karen Alice Emily Helen Julie Agnes Amanda Amelia Angela
Anna Audrey Beatrice Brenda Bridget Camille Caroline Catherine Cecilia Claire Clara Cynthia Deborah Diana Dorothy Edith
Eleanor Esther Evelyn Fiona Gloria Hannah Harriet Ingrid Irene Isabel Janet Judith Laura Lillian Lisa Lucy Margaret Martha
Maureen Megan Melissa Miriam Monica Nancy Naomi Natalie Nicole Nora Pamela Priya Rachel Rebecca Ruth Samantha Sandra Sharon
Sheila Sophie Stephanie Tamara Teresa Vanessa Veronica Wendy Yasmin Zoe`;

const genders: ReadonlyMap<string, Pronoun> = new Map(
  ([men, women] as const).flatMap((page, i) =>
    page
      .trim()
      .split(/\s+/)
      .map((name) => [name, pronouns[i]!] as const),
  ),
);
