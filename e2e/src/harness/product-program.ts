/**
 * The composed product for journeys, as a program: a database, a store and ports of its own, filled with the demo market.
 * Writes what the api writes (the OTP lines), `api <address>` and `ready <address>`; ends on SIGTERM, and with its parent.
 *
 * A program because bundler and release tools are ES modules, which Jest does not load.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { buildUnits } from "@mandi/launch/build/build-units";
import { findCheckout } from "@mandi/launch/checkout";
import { openTemporaryPostgres } from "@mandi/launch/postgres/temporary";
import { type Program, runProgram, startProgram } from "@mandi/launch/process/child-program";
import { freePort } from "@mandi/launch/process/free-port";
import { waitUntil } from "@mandi/launch/process/wait-until";
import { releaseBuilt } from "@mandi/launch/start/parts/release-set";
import { apiService, webService } from "@mandi/launch/start/parts/web-programs";
import { publicUrl, readSettings } from "@mandi/launch/start/settings";

const [, , stateFolder = "", firstPort = ""] = process.argv;
const checkout = findCheckout();
const readyWithinMs = 60_000;
/** Journeys press the same buttons far more often than a person; the exact limits on codes and money do not move. */
const rateLimitFactor = "1000";

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function answers(url: string): Promise<true | undefined> {
  const answer = await fetch(url).catch(() => undefined);
  return answer?.ok ? true : undefined;
}

mkdirSync(join(stateFolder, "build"), { recursive: true });
const port = await freePort(Number(firstPort));
const settings = { ...readSettings(checkout, { PORT: String(port) }), stateFolder };
const programs: Program[] = [];
const postgres = await openTemporaryPostgres();
process.once("SIGTERM", () => void stop().then(() => process.exit(0))); // It may still be waiting for a part.

async function stop(): Promise<void> {
  await Promise.all(programs.map((program) => program.stop(5000)));
  await postgres.stop();
}

try {
  const filling = { file: "demo/src/fill-market.ts", environment: { DATABASE_URL: postgres.url } };
  const [built] = await Promise.all([
    buildUnits(checkout, { onBegin: ({ folder }) => say(`building ${folder}`), onDone: () => undefined }),
    runProgram({ checkout, ...filling, onLine: () => undefined }),
  ]);
  await releaseBuilt(stateFolder, built);

  const apiPort = await freePort(port + 1);
  say(`api http://127.0.0.1:${apiPort}`);
  for (const service of [
    apiService({ url: () => postgres.url, isDemo: true }, apiPort),
    webService(settings, apiPort),
  ]) {
    const environment = { ...service.environment(), RATE_LIMIT_FACTOR: rateLimitFactor, LOG_LEVEL: "warn" };
    const program = startProgram({ checkout, file: service.file, environment, onLine: say });
    programs.push(program);
    const ready = waitUntil(() => answers(service.readyUrl), { withinMs: readyWithinMs, everyMs: 50 });
    const isReady = await Promise.race([ready, program.ended.then(() => undefined)]);
    if (isReady === undefined) throw new Error(`The ${service.name} does not answer at ${service.readyUrl}`);
  }
  say(`ready ${publicUrl(settings)}`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  await stop();
  process.exit(1); // A build that still runs would keep it alive.
}
