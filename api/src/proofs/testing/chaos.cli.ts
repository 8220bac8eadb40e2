import { parseArgs } from "node:util";
import { runKills } from "./kill-run";
import { chooseSeed } from "./seeded";

/*
 * pnpm chaos [--kills 100] [--seed 1234]
 * Kills API and PostgreSQL while buyers write and counts what survived. Exits with 1 at the first loss, or when the API was not
 * ready again within 5 s; for that the machine must be otherwise idle.
 */
const readyWithinMs = 5_000;
const { values } = parseArgs({ options: { kills: { type: "string", default: "100" }, seed: { type: "string" } } });
const seed = chooseSeed(values.seed);
console.log(`seed ${seed} (repeat with: pnpm chaos --seed ${seed})`);
try {
  const report = await runKills({ kills: Number(values.kills), seed, onRound: (line) => console.log(line) });
  console.log(
    `${report.kills} kills: ${report.acknowledged} acknowledged writes, each present once; ${report.unknown} answers lost, ` +
      `${report.unknownDone} of them had taken effect`,
  );
  const sorted = [...report.readyMs].sort((one, other) => one - other);
  const late = sorted.filter((ms) => ms > readyWithinMs).length;
  const at = (share: number): number => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0);
  console.log(
    `ready again after ${at(0.5)} ms (median), ${at(0.95)} ms (95 %), ${at(1)} ms (slowest); ${late} over ${readyWithinMs} ms`,
  );
  if (late > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
process.exit(); // Connections to killed servers would keep this process alive.
