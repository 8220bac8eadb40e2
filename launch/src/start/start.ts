import { join } from "node:path";
import { type BuildListener, buildUnits } from "../build/build-units";
import type { PostgresServer } from "../postgres/postgres";
import { freePort } from "../process/free-port";
import { demoAccountLines } from "./demo-accounts";
import type { Instance } from "./instance";
import { openLogFile } from "./log-file";
import { type Database, openDatabase, openServer } from "./parts/database";
import { releaseBuilt } from "./parts/release-set";
import { apiService, webService } from "./parts/web-programs";
import type { Reporter, Step } from "./reporter";
import type { Running } from "./running";
import { type ServiceDescription, startService } from "./service";
import { publicUrl, type Settings } from "./settings";

/** Everything one start works with. */
export type StartContext = {
  readonly settings: Settings;
  readonly reporter: Reporter;
  readonly running: Running;
  readonly instance: Instance;
  /** Ends the start after something that cannot be repaired. */
  readonly giveUp: (words: string) => void;
};

const TOLERATED_LOSSES = 5;
const CALM_MS = 60_000;

function buildListener({ reporter, running }: StartContext): BuildListener {
  const steps = new Map<string, Step>();
  return {
    onBegin: ({ folder }) => steps.set(folder, reporter.begin(`building ${folder}`)),
    onDone: ({ folder }) => steps.get(folder)?.done(`built ${folder}`),
    onProgram: (program) => running.addProgram(program),
  };
}

async function buildAndRelease(context: StartContext): Promise<void> {
  const { settings, reporter } = context;
  const built = await buildUnits(settings.checkout, buildListener(context));
  const { promoted, refusal } = await releaseBuilt(settings.stateFolder, built);
  if (promoted.length > 0) reporter.say(`Live now: ${promoted.join(", ")}`);
  if (refusal !== undefined) reporter.say(`The new build was not made live, the set before it is served: ${refusal}`);
}

/** The database may be killed like anything else; it comes back at the same address and the api reconnects. */
async function keepServer(context: StartContext, first: PostgresServer, log: (line: string) => void): Promise<void> {
  const { running, reporter, settings, giveUp } = context;
  let losses = 0;
  for (let server = first; ; ) {
    const openedAt = performance.now();
    await server.lost;
    if (running.isStopping) return;
    losses = performance.now() - openedAt > CALM_MS ? 1 : losses + 1;
    if (losses > TOLERATED_LOSSES) {
      giveUp("The database ends again and again; its log is in .mandi/logs.");
      return;
    }
    reporter.say("The database ended; it is started again.");
    await server.stop();
    const again = await openServer(settings, { log, onProgress: log });
    running.setServer(again);
    if (again.url !== server.url) {
      giveUp("The database had to move to another port. Please start again.");
      return;
    }
    server = again;
  }
}

async function prepareDatabase(context: StartContext): Promise<Database> {
  const { settings, reporter, running } = context;
  const log = openLogFile(join(settings.stateFolder, "logs", "database.log"));
  let step: Step | undefined;
  const database = await openDatabase(settings, {
    log,
    onProgress: (words) => {
      step?.done();
      step = reporter.begin(words);
    },
    onProgram: (program) => running.addProgram(program),
    onServer: (server) => running.setServer(server),
  });
  step?.done();
  const { server } = database;
  if (server !== undefined) {
    keepServer(context, server, log).catch((error: unknown) => context.giveUp(String(error)));
  }
  return database;
}

function runService(context: StartContext, description: ServiceDescription): Promise<void> {
  const { settings, reporter, running, instance, giveUp } = context;
  const log = openLogFile(join(settings.stateFolder, "logs", `${description.name.replace(" ", "-")}.log`));
  const service = startService(settings.checkout, description, {
    // Codes go to the terminal even when nobody configured a gateway: there is no other way to sign in.
    onLine: (line) => (line.startsWith("OTP ") ? reporter.say(line) : log(line)),
    say: reporter.say,
    onChange: () => instance.rememberChildren(running.children()),
    onGivenUp: giveUp,
  });
  running.addService(service);
  instance.rememberChildren(running.children());
  return service.ready;
}

/** Brings the whole product up; independent parts at the same time. */
export async function startProduct(context: StartContext): Promise<void> {
  const { settings, running } = context;
  const apiPort = await freePort();
  const startApi = async () => {
    const { url } = await prepareDatabase(context);
    if (!running.isStopping) await runService(context, apiService(url, apiPort));
  };
  const startWeb = async () => {
    await buildAndRelease(context);
    if (!running.isStopping) await runService(context, webService(settings, apiPort));
  };
  await Promise.all([running.addLane(startApi()), running.addLane(startWeb())]);
}

/** What a person needs to know once the product is there. */
export function welcome(settings: Settings, tookMs: number): readonly string[] {
  const isDemo = settings.databaseUrl === undefined;
  const where = settings.areCodesPrinted ? "appears here as a line OTP <phone> <code>" : "goes to your gateway";
  const who = isDemo ? "one of these phones" : "any phone";
  const signIn = [`  Sign in with ${who}; the one-time code ${where}.`, ...(isDemo ? demoAccountLines() : [])];
  return [
    "",
    `  Mandi is ready at ${publicUrl(settings)} (after ${(tookMs / 1000).toFixed(1)} s)`,
    "",
    ...signIn,
    "",
    "  Logs are in .mandi/logs. Ctrl-C stops everything.",
    "",
  ];
}
