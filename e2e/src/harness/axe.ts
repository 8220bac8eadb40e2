import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { finishAnimations } from "./settled";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly impact: string | null;
    readonly help: string;
    readonly nodes: readonly { readonly target: readonly unknown[]; readonly html: string }[];
  }[];
}

/**
 * Runs axe-core on the page as it is and gives one line per finding (WCAG 2.2 A and AA, colours included).
 *
 * Waits for running transitions first: half-way between two colours a button has neither's contrast.
 *
 * By evaluate and not by a script tag: the page's own policy stays in force, which is part of what is tested.
 */
export async function findAccessibilityBreaks(page: Page): Promise<string[]> {
  await finishAnimations(page);
  await page.evaluate(source);
  const { violations } = await page.evaluate<AxeResult>(`axe.run(document, {
    runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
    resultTypes: ["violations"],
  })`);
  return violations.flatMap(({ id, impact, help, nodes }) =>
    nodes
      .slice(0, 5)
      .map(({ target, html }) => `${impact} ${id}: ${help} | ${target.join(" ")} | ${html.slice(0, 160)}`),
  );
}
