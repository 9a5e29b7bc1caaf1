/**
 * Writes docs/dependencies.md: what an installation of each package brings, with licences and install scripts, from package-lock.json alone.
 * The build puts the same beside each package's program as a CycloneDX document. `npm sbom` leaves out what a workspace shares with
 * the checkout's own tools.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");

/** A package as the lock tells it; `dependencies` and `optionalDependencies` name what is installed with it. */
type Locked = {
  readonly version: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  /** Of a package of this project: its folder. */
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

export type Dependency = {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** The hash of its archive, "sha512-" and base64; "" for a package of this project. */
  readonly integrity: string;
  readonly hasInstallScript: boolean;
  /** Whether an installation goes on where it cannot be had. */
  readonly isOptional: boolean;
};

/** The packages of this project, by their places in the lock. */
export const published: Readonly<Record<string, string>> = {
  organon: "",
  "organon-logic": "packages/logic",
  "organon-viewer": "packages/viewer",
  "organon-server": "packages/server",
  "organon-banks": "packages/banks",
};

const locked = (): Readonly<Record<string, Locked>> =>
  JSON.parse(readFileSync(resolve(root, "package-lock.json"), "utf8")).packages;

/** Everything that an installation of a package brings, sorted by name; an optional peer is not installed. */
export const dependenciesOf = (place: string): readonly Dependency[] => {
  const packages = locked();
  const found = new Map<string, Dependency>();
  const visit = (from: string, isOptional: boolean): void => {
    const { dependencies = {}, optionalDependencies = {} } = packages[from] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const path = placeOf(name, from, packages);
      const isLeft = isOptional || name in optionalDependencies;
      const before = path === undefined ? undefined : found.get(path);
      if (path === undefined || (before !== undefined && (isLeft || !before.isOptional))) continue;
      const { version, license = "none", integrity = "", hasInstallScript = false } = packages[path]!;
      found.set(path, { name, version, licence: license, integrity, hasInstallScript, isOptional: isLeft });
      visit(path, isLeft);
    }
  };
  visit(place, false);
  return [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
};

/** Where Node looks a package up: in the folders above whoever asks for it. */
const placeOf = (
  name: string,
  from: string,
  packages: Readonly<Record<string, Locked>>,
): string | undefined => {
  for (let above = from; ;) {
    const path = `${above === "" ? "" : `${above}/`}node_modules/${name}`;
    const { link, resolved } = packages[path] ?? {};
    if (packages[path] !== undefined) return link === true ? resolved : path;
    if (above === "") return undefined;
    above = above.slice(0, Math.max(0, above.lastIndexOf("/node_modules/")));
  }
};

/** A package's software bill of materials: CycloneDX 1.6. */
export const billOf = (name: string): object => {
  const { version, license } = locked()[published[name]!]!;
  const component = (of: string, at: string, licence: string | undefined) => ({
    type: "library",
    "bom-ref": `${of}@${at}`,
    name: of,
    version: at,
    licenses: [{ expression: licence }],
    purl: `pkg:npm/${encodeURIComponent(of).replace("%2F", "/")}@${at}`,
  });
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: component(name, version, license) },
    components: dependenciesOf(published[name]!).map(({ isOptional, integrity, ...one }) => ({
      ...component(one.name, one.version, one.licence),
      scope: isOptional ? "optional" : "required",
      ...(integrity === "" ? {} : { hashes: [sha512(integrity)] }),
    })),
  };
};

const sha512 = (integrity: string) => ({
  alg: "SHA-512",
  content: Buffer.from(integrity.slice("sha512-".length), "base64").toString("hex"),
});

const table = (rows: readonly (readonly string[])[]): string => {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const lines = rows.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(" | ")} |`,
  );
  return [lines[0], `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...lines.slice(1)].join(
    "\n",
  );
};

/** The page, whole. */
export const dependenciesPage = (): string => {
  const sections = Object.entries(published).map(([name, place]) => {
    const all = dependenciesOf(place);
    const rows = all.map(({ name: own, version, licence, hasInstallScript, isOptional }) => [
      own,
      version,
      licence,
      [...(isOptional ? ["optional"] : []), ...(hasInstallScript ? ["install script"] : [])].join(", "),
    ]);
    return `## ${name}: ${all.length} packages\n\n${table([["package", "version", "licence", "notes"], ...rows])}\n`;
  });
  return `# Production dependencies

Look up the packages that an installation brings, with their licences. \`node scripts/dependencies.ts\` writes this page from
\`package-lock.json\`. Each package holds its list as a CycloneDX document, \`dist/sbom.cdx.json\`.

${sections.join("\n")}`;
};

if (import.meta.main) writeFileSync(resolve(root, "docs/dependencies.md"), dependenciesPage());
