/** `pnpm dev`: shell and areas from source behind one origin. */
import { type ChildProcess, spawn } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { findUnits } from "../build/units";
import { findCheckout } from "../checkout";
import { freePort } from "../process/free-port";
import { waitUntil } from "../process/wait-until";
import { checkPort } from "../start/check-port";
import { demoAccountLines } from "../start/demo-accounts";
import { exitCodes, StartRefused } from "../start/exit-codes";
import { openLogFile } from "../start/log-file";
import { openDatabase } from "../start/parts/database";
import { readSettings } from "../start/settings";
import { readDevRequest } from "./arguments";
import { createDevOrigin } from "./dev-origin";
import { type DevUnit, devUnit } from "./dev-units";

const checkout = findCheckout();
const children: ChildProcess[] = [];
const atTheEnd: (() => Promise<void>)[] = [];

async function run(): Promise<void> {
  const request = readDevRequest(checkout, process.argv.slice(2), process.env);
  const settings = { ...readSettings(checkout, process.env), host: "localhost", port: request.port };
  await checkPort(settings);
  const folders =
    request.kind === "all" ? findUnits(checkout).map(({ folder }) => folder) : ["shell", ...request.folders];
  const units = await Promise.all(folders.map((folder) => devUnit(checkout, folder)));
  const compiled = startCompilers(units);
  const upstream = request.kind === "against" ? request.url : await startApi(settings);
  await compiled;

  const [shell, ...areas] = units;
  if (!shell) return;
  const origin = createDevOrigin({ checkout, shell, areas, upstream, isProduct: request.kind === "against" });
  await new Promise<void>((resolve) => origin.listen(request.port, "localhost", resolve));
  atTheEnd.push(async () => origin.closeAllConnections());
  say(`\n  Open http://localhost:${request.port} (${areas.length} from source, the rest from ${upstream})`);
  if (request.kind === "all") for (const line of demoAccountLines()) say(line);
  say("  Save a file and look at the page. Ctrl-C stops everything.\n");
}

function startCompilers(units: readonly DevUnit[]): Promise<void> {
  const child = spawn(process.execPath, [join(checkout, "release/src/build/dev-servers.mjs")], {
    cwd: checkout,
    env: { ...process.env, MANDI_DEV_UNITS: JSON.stringify(units) },
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

/** The api from source, restarted at every change, on the checkout's own database. */
async function startApi(settings: ReturnType<typeof readSettings>): Promise<string> {
  const log = openLogFile(join(settings.stateFolder, "logs", "database.log"));
  const database = await openDatabase(settings, {
    log,
    onProgress: say,
    onProgram: () => undefined,
    onServer: (server) => atTheEnd.push(() => server.stop()),
  });
  const port = await freePort();
  const tsx = createRequire(join(checkout, "launch/package.json")).resolve("tsx/cli");
  const environment = { DATABASE_URL: database.url, API_HOST: "127.0.0.1", API_PORT: String(port), LOG_LEVEL: "warn" };
  const child = spawn(process.execPath, [tsx, "watch", "--clear-screen=false", "api/src/main.ts"], {
    cwd: checkout,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "inherit", "inherit"],
  });
  children.push(child);
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/api/ready`).then(
      ({ ok }) => ok || undefined,
      () => undefined,
    );
  await waitUntil(isReady, { withinMs: 60_000, everyMs: 100 });
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
  process.exit(code);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop(0));
run().catch((error: unknown) => {
  const isRefusal = error instanceof StartRefused;
  process.stderr.write(
    `${isRefusal || !(error instanceof Error) ? String(isRefusal ? error.message : error) : error.stack}\n`,
  );
  void stop(isRefusal ? error.exitCode : exitCodes.failed);
});
