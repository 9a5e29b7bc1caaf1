/** A style sheet as text, as imported by Vite. */
declare module "*.css?inline" {
  const text: string;
  export default text;
}
