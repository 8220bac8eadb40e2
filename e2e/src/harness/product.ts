import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openTemporaryPostgres } from "@mandi/launch/postgres/temporary";

/** The composed product, as the journeys need it. */
export interface Product {
  readonly url: string;
  /** File that its standard output goes to. */
  readonly output: string;
  readonly stop: () => Promise<void>;
}

const root = join(import.meta.dirname, "../../..");
const tsx = join(root, "node_modules/.bin/tsx");
const startWithinMs = 180_000;

/**
 * The product under test: the one at `MANDI_E2E_URL` (its standard output in the file `MANDI_E2E_OUTPUT`), or a new one
 * with a database, a store and ports of its own that leaves nothing behind.
 */
export async function openProduct(directory: string): Promise<Product> {
  const { MANDI_E2E_URL: url, MANDI_E2E_OUTPUT: output } = process.env;
  if (!url) return startProduct(directory);
  if (!output) throw new Error("MANDI_E2E_URL needs MANDI_E2E_OUTPUT, the file with the product's standard output");
  return { url, output, stop: async () => undefined };
}

async function startProduct(directory: string): Promise<Product> {
  const apiPort = Number(process.env["MANDI_E2E_PORT"] ?? 4261);
  const webPort = apiPort + 1;
  const output = join(directory, "output.log");
  const store = join(directory, "store");
  mkdirSync(store);
  writeFileSync(output, "");

  const postgres = await openTemporaryPostgres();
  const started: ChildProcess[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(started.map(end));
    await postgres.stop();
  };
  try {
    const apiUrl = `http://127.0.0.1:${apiPort}`;
    const api = { DATABASE_URL: postgres.url, API_PORT: String(apiPort), LOG_LEVEL: "warn", RATE_LIMIT_FACTOR: "1000" };
    started.push(run(["api/src/main.ts"], api, output));
    await finished(run(["e2e/src/harness/compose.ts", store], {}, join(directory, "compose.log")));
    const web = { RELEASE_STORE: store, API_URL: apiUrl, PORT: String(webPort) };
    started.push(run(["release/src/server/main.ts"], web, join(directory, "web.log")));
    const url = `http://localhost:${webPort}`;
    await until(async () => (await fetch(`${url}/api/handshake`)).ok, `${url} does not answer`);
    return { url, output, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Run extends ChildProcess {
  readonly log?: string;
}

function run(parameters: string[], environment: Record<string, string>, log: string): Run {
  const child = spawn(tsx, parameters, { cwd: root, env: { ...process.env, ...environment }, stdio: "pipe" });
  const file = createWriteStream(log, { flags: "a" });
  child.stdout.pipe(file);
  child.stderr.pipe(file);
  return Object.assign(child, { log });
}

async function finished(child: Run): Promise<void> {
  const code = await new Promise((resolve) => child.on("exit", resolve));
  if (code !== 0) throw new Error(`The product could not be composed:\n${readLog(child)}`);
}

function readLog({ log = "" }: Run): string {
  return existsSync(log) ? readFileSync(log, "utf8").slice(-4000) : "";
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await gone;
}

async function until(isThere: () => Promise<boolean>, failure: string): Promise<void> {
  for (let waitedMs = 0; waitedMs < startWithinMs; waitedMs += 100) {
    if (await isThere().catch(() => false)) return;
    await wait(100);
  }
  throw new Error(failure);
}
