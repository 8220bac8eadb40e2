import { hangAfterMs } from "./testing/api-process";
import { runKills } from "./testing/kill-run";
import { chooseSeed } from "./testing/seeded";

const kills = 20;

it(
  `loses no acknowledged write and leaves nothing half done over ${kills} kills of API and PostgreSQL, and recovers`,
  async () => {
    const seed = chooseSeed();
    process.stdout.write(`kill -9: seed ${seed} (again with MANDI_SEED=${seed})\n`);
    const report = await runKills({ kills, seed });
    expect(report.kills).toBe(kills);
    expect(report.acknowledged).toBeGreaterThan(kills);
    // How fast is judged by `pnpm chaos`, on a machine with nothing else to do; here only a hang fails.
    expect(report.readyMs).toHaveLength(kills);
  },
  hangAfterMs * kills,
);
