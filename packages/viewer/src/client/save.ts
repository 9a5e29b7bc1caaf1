/** Saves figures, documents and tables as files, all made in the browser. */
import { type Chart, renderCsv, renderSvg } from "organon/drawing";

/** Saves a file under a name, in which other characters than letters, digits, "." and "-" become hyphens. */
export const saveFile = (name: string, body: BlobPart, type: string): void => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([body], { type }));
  link.download = name.replace(/[^\w.-]+/g, "-").replace(/^-+/, "");
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};

/** Pixels of a picture per pixel of the page. */
const scale = 2;

/** Returns an SVG file as a PNG picture. */
const drawPng = async (svg: string): Promise<Blob> => {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * scale;
  canvas.height = image.naturalHeight * scale;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(image.src);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error("the picture is too large")) : resolve(blob)));
  });
};

export const figureFormats = ["SVG", "PNG", "CSV"] as const;

/** Saves a figure; `name` begins the file's name. */
export const saveFigure = async (
  chart: Chart,
  format: (typeof figureFormats)[number],
  name: string,
): Promise<void> => {
  const file = `${name}-${chart.id}.${format.toLowerCase()}`;
  if (format === "CSV") return saveFile(file, renderCsv(chart), "text/csv");
  const svg = renderSvg(chart);
  saveFile(
    file,
    format === "SVG" ? svg : await drawPng(svg),
    format === "SVG" ? "image/svg+xml" : "image/png",
  );
};
