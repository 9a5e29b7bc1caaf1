/**
 * Lists what organon-viewer draws in a browser: charts, tables and numbers, as reports show them. Modules behind it use
 * nothing of Node. It follows the package's needs from version to version; programs use `organon`.
 */
export { pageWidth, phoneWidth } from "#reports/charts/picture";
export { worldPicture } from "#reports/charts/world";
export { gap, share } from "#reports/blocks";
export type { Block, Chart, Document, Section, Table, Text } from "#reports/document";
export {
  addSums,
  count,
  formatDate,
  dollars,
  durationText,
  percent,
  percentInterval,
  points,
  responseText,
  runLabel,
  shareText,
  sumText,
} from "#reports/numbers";
export { renderCsv, renderSvg } from "#reports/render/figure-files";
export { drawRows, isDense, renderHtml } from "#reports/render/html";
export { renderMarkdown } from "#reports/render/markdown";
export { writeSheet } from "#reports/sheet-text";
export { drawChart } from "#reports/render/html-chart";
export { style } from "#reports/render/style";
export { sumQuestions, countReadable } from "#scoring/by-question";
export { proportion } from "#scoring/estimate";
