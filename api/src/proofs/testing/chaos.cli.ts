import { parseArgs } from "node:util";
import { runKills } from "./kill-run";
import { chooseSeed } from "./seeded";

/*
 * pnpm chaos [--kills 100] [--seed 1234]
 * Kills API and PostgreSQL while buyers write and counts what survived. Ends with 1 at the first loss.
 */
const { values } = parseArgs({ options: { kills: { type: "string", default: "100" }, seed: { type: "string" } } });
const seed = chooseSeed(values.seed);
console.log(`seed ${seed} (again with: pnpm chaos --seed ${seed})`);
try {
  const report = await runKills({ kills: Number(values.kills), seed, onRound: (line) => console.log(line) });
  console.log(
    `${report.kills} kills: ${report.acknowledged} writes acknowledged and all there once; ${report.unknown} answers lost, ` +
      `${report.unknownDone} of them had taken effect; ready after ${report.medianReadyMs} ms, at most ${report.slowestReadyMs} ms`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
process.exit();
