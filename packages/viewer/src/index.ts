/** Exports what Organon loads of this package: the server of `organon view`. */
export { serveView } from "./serve-view.ts";
