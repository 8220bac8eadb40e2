import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { finishAnimations } from "./settled";
import { screens } from "./visit";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly impact: string | null;
    readonly help: string;
    readonly nodes: readonly { readonly target: readonly unknown[]; readonly html: string }[];
  }[];
}

const everything = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] };
/** The only rules whose result depends on the colour scheme. */
const colours = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

/** What axe reads before its rules: only a rule that is not asked for (`css-orientation-lock`) needs all style sheets. */
const readFirst = ["media"];

/**
 * Runs axe-core on the page as it is and gives one line per finding (WCAG 2.2 A and AA, colours included).
 *
 * @param what "colours" for a page that has just been checked in another colour scheme
 *
 * Waits for running transitions first: half-way between two colours a button has neither's contrast.
 *
 * Uses evaluate, not a script tag: the page's own policy stays in force, which is part of the test.
 */
export async function findAccessibilityBreaks(
  page: Page,
  what: "everything" | "colours" = "everything",
): Promise<string[]> {
  await finishAnimations(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const runOnly = what === "everything" ? everything : colours;
  const options = { runOnly, resultTypes: ["violations"], preload: { assets: readFirst } };
  const { violations } = await page.evaluate<AxeResult>(`axe.run(document, ${JSON.stringify(options)})`);
  return violations.flatMap(({ id, impact, help, nodes }) =>
    nodes
      .slice(0, 5)
      .map(({ target, html }) => `${impact} ${id}: ${help} | ${target.join(" ")} | ${html.slice(0, 160)}`),
  );
}

/** The same on a phone and on a desktop, in light and in dark. */
export async function findBreaksOnEveryScreen(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [name, size] of Object.entries(screens)) {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      const breaks = await findAccessibilityBreaks(page, colorScheme === "light" ? "everything" : "colours");
      found.push(...breaks.map((line) => `${name} ${colorScheme}: ${line}`));
    }
  }
  return found;
}
