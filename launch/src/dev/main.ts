/** `pnpm dev`: shell and areas from source behind one origin. */
import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { personFor, stranger } from "@mandi/area-kit/alone/people";
import { findUnits } from "../build/units";
import { findCheckout } from "../checkout";
import { freePort } from "../process/free-port";
import { checkPort } from "../start/check-port";
import { demoAccountLines } from "../start/demo-accounts";
import { exitCodes, StartRefused } from "../start/exit-codes";
import { openLogFile } from "../start/log-file";
import { openDatabase } from "../start/parts/database";
import { simulatedPortal } from "../start/parts/simulated-portal";
import { apiService } from "../start/parts/web-programs";
import { readSettings } from "../start/settings";
import { type DevRequest, readDevRequest, usage } from "./arguments";
import { createDevOrigin, type Upstream } from "./dev-origin";
import { type DevUnit, devUnit, firstPageOf } from "./dev-units";
import { startWatched } from "./watched-program";

const checkout = findCheckout();
const children: ChildProcess[] = [];
const atTheEnd: (() => Promise<void>)[] = [];

const allFolders = findUnits(checkout).map(({ folder }) => folder);

async function run(): Promise<void> {
  const parameters = process.argv.slice(2);
  if (parameters.includes("--help") || parameters.includes("-h")) return say(usage);
  const request = readDevRequest(checkout, parameters, process.env);
  const settings = { ...readSettings(checkout, process.env), host: "localhost", port: request.port };
  await checkPort(settings);
  const folders = request.kind === "all" ? allFolders : ["shell", ...request.folders];
  const units = await Promise.all(folders.map((folder) => devUnit(checkout, folder)));
  const compiled = startCompilers(units, `http://localhost:${request.port}`);
  const upstream = await startUpstream(request, settings);
  await compiled;

  const [shell, ...areas] = units;
  if (!shell) return;
  const origin = createDevOrigin({ checkout, shell, areas, upstream });
  await new Promise<void>((resolve) => origin.listen(request.port, "localhost", resolve));
  atTheEnd.push(async () => origin.closeAllConnections());
  await announce(request, upstream);
}

async function startUpstream(request: DevRequest, settings: ReturnType<typeof readSettings>): Promise<Upstream> {
  if (request.kind === "against") return { kind: "product", url: request.url };
  if (request.kind === "all") return { kind: "api", url: await startApi(settings) };
  const [folder = ""] = request.folders;
  const { roles } = await firstPageOf(checkout, folder);
  return {
    kind: "emulator",
    url: await startEmulator(request.folders),
    otherFolders: allFolders.filter((other) => other !== "shell" && !request.folders.includes(other)),
    person: request.person ?? personFor(roles) ?? stranger,
  };
}

async function announce(request: DevRequest, upstream: Upstream): Promise<void> {
  const origin = `http://localhost:${request.port}`;
  if (upstream.kind === "emulator" && request.kind === "alone") {
    const { path } = await firstPageOf(checkout, request.folders[0] ?? "");
    say(`\n  Open ${origin}${path} (answers from examples, seen by: ${upstream.person.name})`);
  } else {
    const count = request.kind === "against" ? request.folders.length : allFolders.length - 1;
    say(`\n  Open ${origin} (${count} from source, the rest from ${upstream.url})`);
  }
  if (request.kind === "all") for (const line of demoAccountLines()) say(line);
  say("  Save a file and look at the page. Ctrl-C stops everything.\n");
}

function startCompilers(units: readonly DevUnit[], origin: string): Promise<void> {
  const child = spawn(process.execPath, [join(checkout, "release/src/build/dev-servers.mjs")], {
    cwd: checkout,
    env: { ...process.env, MANDI_DEV_UNITS: JSON.stringify(units), MANDI_DEV_ORIGIN: origin },
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  let ready = 0;
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      say(line);
      if (line.startsWith("ready ")) ready += 1;
      if (ready === units.length) resolve();
    });
    child.once("exit", (code) => reject(new Error(`The compilers ended (${code}).`)));
  });
}

/** The api from source, on the checkout's own database. */
async function startApi(settings: ReturnType<typeof readSettings>): Promise<string> {
  const log = openLogFile(join(settings.stateFolder, "logs", "database.log"));
  const database = await openDatabase(settings, {
    log,
    onProgress: say,
    say,
    onProgram: () => undefined,
    onServer: (server) => atTheEnd.push(() => server.stop()),
  });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const isDemo = database.server !== undefined;
  const portal = isDemo ? await simulatedPortal(await freePort()) : undefined;
  if (portal) {
    const simulator = { checkout, ...portal.service, environment: portal.service.environment() };
    await startWatched(simulator, (child) => children.push(child));
  }
  const service = apiService({ url: () => database.url, isDemo }, port, () => portal?.settings ?? {});
  const program = { checkout, ...service, environment: { ...service.environment(), LOG_LEVEL: "warn" } };
  await startWatched(program, (child) => children.push(child));
  return url;
}

async function startEmulator(folders: readonly string[]): Promise<string> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = {
    checkout,
    file: "launch/src/dev/alone/main.ts",
    parameters: folders,
    environment: { EMULATOR_PORT: String(port) },
    readyUrl: `${url}/emulator/facts`,
  };
  await startWatched(program, (child) => children.push(child));
  return url;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

let isStopping = false;

async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  for (const child of children) child.kill("SIGTERM");
  await Promise.allSettled(atTheEnd.map((end) => end()));
  process.exit(code); // The compilers watch files forever.
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop(0));
run().catch((error: unknown) => {
  const isRefusal = error instanceof StartRefused;
  process.stderr.write(
    `${isRefusal || !(error instanceof Error) ? String(isRefusal ? error.message : error) : error.stack}\n`,
  );
  void stop(isRefusal ? error.exitCode : exitCodes.failed);
});
