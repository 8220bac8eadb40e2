/**
 * Runs the composed product for journeys, as a program: with its own ports and copy of the prepared store, and the given
 * database. Prints the api's output (the OTP lines), `api <address>` and `ready <address>`; ends on SIGTERM, and with its
 * parent.
 */
import { cpSync } from "node:fs";
import { findCheckout } from "@mandi/launch/checkout";
import { type Program, startProgram } from "@mandi/launch/process/child-program";
import { freePort } from "@mandi/launch/process/free-port";
import { waitUntil } from "@mandi/launch/process/wait-until";
import { storeFolder } from "@mandi/launch/start/parts/store-folder";
import { apiService, webService } from "@mandi/launch/start/parts/web-programs";
import { publicUrl, readSettings } from "@mandi/launch/start/settings";

const [, , stateFolder = "", firstPort = "", model = "", database = ""] = process.argv;
const checkout = findCheckout();
const readyWithinMs = 180_000;
/** Journeys repeat actions far more often than a person; the limits on codes and money are unchanged. */
const rateLimitFactor = "1000";
/**
 * Effectively unlimited: on a machine busy with other tests a program may stall for seconds, which is not what journeys
 * test.
 */
const busyAfterMs = "0";

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function answers(url: string): Promise<true | undefined> {
  const answer = await fetch(url).catch(() => undefined);
  return answer?.ok ? true : undefined;
}

cpSync(storeFolder(model), storeFolder(stateFolder), { recursive: true, preserveTimestamps: true });
const port = await freePort(Number(firstPort));
const settings = { ...readSettings(checkout, { PORT: String(port) }), stateFolder };
const programs: Program[] = [];
process.once("SIGTERM", () => void stop().then(() => process.exit(0))); // It may still be waiting for a part.

async function stop(): Promise<void> {
  await Promise.all(programs.map((program) => program.stop(5000)));
}

try {
  const apiPort = await freePort(port + 1);
  say(`api http://127.0.0.1:${apiPort}`);
  const services = [apiService({ url: () => database, isDemo: true }, apiPort), webService(settings, apiPort)];
  for (const service of services) {
    const environment = {
      ...service.environment(),
      RATE_LIMIT_FACTOR: rateLimitFactor,
      BUSY_AFTER_MS: busyAfterMs,
      LOG_LEVEL: "warn",
    };
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
  process.exit(1);
}
