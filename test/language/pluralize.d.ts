/** The three functions of the package “pluralize” that the grammar test uses; the package brings no types. */
declare module "pluralize" {
  const pluralize: {
    readonly plural: (word: string) => string;
    readonly singular: (word: string) => string;
    readonly isPlural: (word: string) => boolean;
    readonly isSingular: (word: string) => boolean;
  };
  export default pluralize;
}
