/** Rules of style, and the structure of the sources: layers, purity, cycles. See ARCHITECTURE.md. */
import { defineConfig } from "oxlint";

/** The modules of `src/` from left to right: a module imports only from modules to its left. */
const layers =
  "catalog arguments language items models scoring diagnosis runs reports workspace experiments commands".split(
    " ",
  );
/** Modules without files, network, clock, chance, console or process. */
const pure = "catalog arguments language items scoring diagnosis reports".split(" ");

const layerRules = layers.map((layer, index) => ({
  files: [`src/${layer}/**`],
  rules: {
    "no-restricted-imports": forbidImports(
      "^organon",
      ...(index + 1 < layers.length ? [`^(#|(\\.\\./)+)(${layers.slice(index + 1).join("|")})/`] : []),
      ...(pure.includes(layer) ? ["^(node:)?(fs|net|http|https|os|child_process|worker_threads)(/|$)"] : []),
      // No command imports another command, and only commands know flags.
      layer === "commands" ? "^\\.\\./[a-z-]+/" : "^commander$",
    ),
  },
}));

export default defineConfig({
  plugins: ["typescript", "unicorn", "oxc", "import"],
  categories: { correctness: "error", suspicious: "error" },
  rules: {
    "typescript/no-explicit-any": "error",
    "typescript/switch-exhaustiveness-check": "off",
    "unicorn/consistent-function-scoping": "off",
    "no-await-in-loop": "off",
    "eslint/no-shadow": "off",
    "no-console": "error",
    "import/no-cycle": ["error", { ignoreTypes: false }],
  },
  overrides: [
    {
      files: ["src/commands/**", "scripts/**", "bench/**", "examples/**", "bin/**"],
      rules: { "no-console": "off" },
    },
    ...layerRules,
    {
      files: ["packages/*/src/**"],
      rules: { "no-restricted-imports": forbidImports("^#", "^(\\.\\./)+src/") },
    },
    { files: ["packages/logic/src/**"], rules: { "no-restricted-imports": forbidImports("^#", "^organon") } },
    {
      files: [...pure.map((module) => `src/${module}/**`), "packages/logic/src/**"],
      rules: {
        "no-restricted-globals": [
          "error",
          "process",
          "console",
          "fetch",
          "performance",
          "setTimeout",
          "setInterval",
        ],
        "no-restricted-properties": [
          "error",
          { object: "Math", property: "random" },
          { object: "Date", property: "now" },
        ],
      },
    },
  ],
  env: { builtin: true },
});

function forbidImports(...patterns: readonly string[]): ["error", { patterns: { regex: string }[] }] {
  return ["error", { patterns: patterns.map((regex) => ({ regex })) }];
}
