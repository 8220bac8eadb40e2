/** `pnpm build`: builds what changed, and lists all units. */
import { findCheckout } from "../checkout";
import { createReporter, type Step } from "../start/reporter";
import { buildUnits } from "./build-units";

const reporter = createReporter(process.stdout);
const steps = new Map<string, Step>();
try {
  const built = await buildUnits(findCheckout(), {
    onBegin: ({ folder }) => steps.set(folder, reporter.begin(`building ${folder}`)),
    onDone: ({ folder }) => steps.get(folder)?.done(`built ${folder}`),
  });
  reporter.close();
  for (const { unit, version } of built) {
    process.stdout.write(`${unit.folder.padEnd(20)} ${version}${steps.has(unit.folder) ? "" : "  (unchanged)"}\n`);
  }
} catch (error) {
  reporter.close();
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
