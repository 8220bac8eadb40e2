import { join } from "node:path";
import { type BuildListener, buildUnits } from "../build/build-units";
import { freePort } from "../process/free-port";
import type { Instance } from "./instance";
import { openLogFile } from "./log-file";
import { type Database, databaseName, openDatabase, openServer } from "./parts/database";
import { keepServer } from "./parts/keep-server";
import { hasLiveSet, releaseBuilt } from "./parts/release-set";
import { simulatedPortal } from "./parts/simulated-portal";
import { apiService, webService } from "./parts/web-programs";
import type { Reporter, Step } from "./reporter";
import type { Running } from "./running";
import { type Service, type ServiceDescription, startService } from "./service";
import type { Settings } from "./settings";

/** The state of a start. */
export type StartContext = {
  readonly settings: Settings;
  readonly reporter: Reporter;
  readonly running: Running;
  readonly instance: Instance;
};

const STOP_WITHIN_MS = 5_000;

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

/** @param onMoved receives the database's address when its usual port was taken. */
async function prepareDatabase(context: StartContext, onMoved: (url: string) => void): Promise<Database> {
  const { settings, reporter, running } = context;
  const log = openLogFile(join(settings.stateFolder, "logs", "database.log"));
  let step: Step | undefined;
  const database = await openDatabase(settings, {
    log,
    onProgress: (words) => {
      step?.done();
      step = reporter.begin(words);
    },
    say: reporter.say,
    onProgram: (program) => running.addProgram(program),
    onServer: (server) => running.setServer(server),
  });
  step?.done();
  const { server } = database;
  if (server === undefined) return database;
  void keepServer(server, {
    open: () => openServer(settings, { log, onProgress: log }),
    onServer: (again, hasMoved) => {
      running.setServer(again);
      if (hasMoved) onMoved(again.urlOf(databaseName));
    },
    say: reporter.say,
    isStopping: () => running.isStopping,
  });
  return database;
}

function runService(context: StartContext, description: ServiceDescription): Service {
  const { settings, reporter, running, instance } = context;
  const log = openLogFile(join(settings.stateFolder, "logs", `${description.name.replace(" ", "-")}.log`));
  const service = startService(settings.checkout, description, {
    // Without a gateway, codes are printed to the terminal: there is no other way to log in.
    onLine: (line) => (line.startsWith("OTP ") ? reporter.say(line) : log(line)),
    say: reporter.say,
    onChange: () => instance.rememberChildren(running.children()),
  });
  running.addService(service);
  instance.rememberChildren(running.children());
  return service;
}

/** Brings the whole product up; independent parts at the same time. */
export async function startProduct(context: StartContext): Promise<void> {
  const { settings, running } = context;
  const isDemo = settings.databaseUrl === undefined;
  const apiPort = await freePort();
  const startPortal = async () => {
    if (!isDemo || process.env["TAX_PORTAL"]) return undefined;
    const portal = await simulatedPortal(await freePort());
    const isReady = running.isStopping ? undefined : runService(context, portal.service).ready;
    isReady?.catch(() => undefined); // Awaited below, once the database is there.
    return { ...portal, isReady };
  };
  const startApi = async () => {
    let api: Service | undefined;
    let url = "";
    let portalSettings: Readonly<Record<string, string>> = {};
    const findDatabase = async () => {
      const database = await prepareDatabase(context, (moved) => {
        url = moved;
        void api?.program()?.stop(STOP_WITHIN_MS); // It is restarted with the new address.
      });
      url ||= database.url;
    };
    const findPortal = async () => {
      const portal = await startPortal();
      portalSettings = portal?.settings ?? {};
      await portal?.isReady;
    };
    const known = Promise.all([findDatabase(), findPortal()]);
    const description = apiService({ url: () => url, isDemo }, apiPort, () => portalSettings);
    api = runService(context, { ...description, known });
    await api.ready;
  };
  const startWeb = async () => {
    const released = buildAndRelease(context);
    released.catch(() => undefined); // Awaited below.
    const web = { ...webService(settings, apiPort), readyAfter: released };
    // Beside the builds, if there is something to serve: they mostly find nothing new.
    const early =
      (await hasLiveSet(settings.stateFolder)) && !running.isStopping ? runService(context, web) : undefined;
    early?.ready.catch(() => undefined); // Awaited below.
    await released;
    if (!running.isStopping) await (early ?? runService(context, web)).ready;
  };
  await Promise.all([running.addLane(startApi()), running.addLane(startWeb())]);
}
