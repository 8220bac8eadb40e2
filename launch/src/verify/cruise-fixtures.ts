/**
 * Checks the project's arrows on every fixture that breaks one, in one process, and prints as JSON which rules each broke.
 * Started by arrows.test.ts: dependency-cruiser is an ES module and cannot be loaded by Jest itself.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import extractDepcruiseOptions from "dependency-cruiser/config-utl/extract-depcruise-options";
import { projectRoot } from "./project-root";

const fixtures = join(import.meta.dirname, "fixtures/arrows");
const options = await extractDepcruiseOptions(join(projectRoot, ".dependency-cruiser.cjs"));

async function brokenRules(fixture: string): Promise<string[]> {
  // Fixtures do not install the libraries they import, so this rule would report all of them.
  const forbidden = options.ruleSet?.forbidden?.filter(
    ({ name }) => name !== "no-unresolvable" || fixture === "no-unresolvable",
  );
  const { output } = await cruise(["."], {
    ...options,
    ruleSet: { forbidden: forbidden ?? [] },
    baseDir: join(fixtures, fixture),
    validate: true,
  });
  const { summary } = output as ICruiseResult;
  return [...new Set(summary.violations.map(({ rule }) => rule.name))];
}

const broken: Record<string, string[]> = {};
for (const fixture of readdirSync(fixtures).sort()) broken[fixture] = await brokenRules(fixture);
process.stdout.write(JSON.stringify(broken));
