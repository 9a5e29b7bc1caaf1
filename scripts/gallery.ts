/**
 * `node scripts/gallery.ts` writes docs/gallery.md: questions of 20 skills. `--all` prints one question of every skill, for an editor to
 * read through.
 */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { outcomesOf } from "#items/extent";
import { createGenerator } from "#items/generate";
import type { GenerationPlan } from "#items/generation";
import { defaultLexicon, defaultStyle } from "#language/lists";

/** Markdown: skills by rule, each with the sentences, formulas and answer of one question; all, or as many as wanted. */
export const galleryOf = (plan: GenerationPlan, wanted = Infinity): string => {
  const lines = [
    "# Gallery",
    "",
    "See what questions look like: the sentences, the answer, and the formulas behind them. `node scripts/gallery.ts` writes this page.",
    "",
    `Profile ${plan.profile}, seed ${plan.seed}, style ${plan.style.name}, lexicon ${plan.lexicon.name}.`,
    "",
  ];
  let rule = "";
  const outcomes = [...outcomesOf(createGenerator(plan), { perLeaf: 1 }, plan)].filter(
    (one) => !("dropped" in one),
  );
  const every = Math.max(1, outcomes.length / wanted);
  for (const [i, outcome] of outcomes.entries()) {
    if ("dropped" in outcome || Math.floor(i / every) === Math.floor((i - 1) / every)) continue;
    const { item } = outcome;
    if (item.rule !== rule) lines.push(`## ${item.rule}`, "");
    rule = item.rule;
    const setting = item.setting === null ? "" : `_${item.setting}_ `;
    lines.push(
      `**${item.kind}** · ${setting}${item.premisesText.join(" ")} *Therefore:* ${item.conclusionText} **${item.label}**`,
      "",
      `\`${item.premises.join("; ")} ⊢ ${item.conclusion}\` ${item.relation}`,
      "",
    );
  }
  return `${lines.join("\n").trimEnd()}\n`;
};

/** How many questions the page shows. */
export const samples = 20;

if (import.meta.main) {
  const plan = {
    profile: "full",
    length: 1,
    seed: 2026,
    style: defaultStyle,
    lexicon: defaultLexicon,
  } as const;
  if (process.argv.includes("--all")) console.log(galleryOf(plan));
  else writeFileSync(resolve(import.meta.dirname, "../docs/gallery.md"), galleryOf(plan, samples));
}
