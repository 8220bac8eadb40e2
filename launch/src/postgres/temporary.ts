import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findCheckout } from "../checkout";
import { findBinaries } from "./binaries";
import { createCluster } from "./cluster";
import { answers, withConnection } from "./connection";
import { temporaryPlace } from "./open-place";
import { isRoot } from "./place";
import { describeServer, type PostgresServer, startPatiently } from "./postgres";
import { openSecrets } from "./secrets";
import { stopServer } from "./server-process";
import { isTraversable, systemFolder } from "./system-place";

/** The database that a temporary server offers. */
const DATABASE = "mandi";

function newFolder(): string {
  const preferred = realpathSync(tmpdir());
  const parent = isRoot() && !isTraversable(preferred) ? systemFolder() : preferred;
  const folder = mkdtempSync(join(parent, "mandi-postgres-"));
  if (isRoot()) chmodSync(folder, 0o711);
  return folder;
}

/**
 * A test that is killed cannot clean up. The guard notices by the end of its standard input that this process is gone, and
 * removes server and folder.
 */
function startGuard(checkout: string, folder: string): () => void {
  const program = join(checkout, "launch", "src", "postgres", "temporary-guard.mjs");
  const guard = spawn(process.execPath, [program, folder], { detached: true, stdio: ["pipe", "ignore", "ignore"] });
  guard.unref();
  const input: unknown = guard.stdin;
  if (typeof input === "object" && input !== null && "unref" in input && typeof input.unref === "function")
    input.unref();
  return () => guard.stdin.end();
}

/**
 * A new, empty server for tests: its address leads to an empty database `mandi` whose role may create others. It trades
 * safety against power cuts for speed, and leaves nothing behind after `stop` or a kill.
 */
export async function openTemporaryPostgres(): Promise<PostgresServer> {
  const checkout = findCheckout();
  const binaries = findBinaries(checkout);
  const folder = newFolder();
  const dismissGuard = startGuard(checkout, folder);
  const place = temporaryPlace(folder, binaries);
  const secrets = openSecrets(place);
  const remove = () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    dismissGuard();
  };
  try {
    await createCluster(place, secrets, true);
    const server = await startPatiently(place, true, () => undefined);
    await answers(server.port, secrets);
    const described = describeServer(server, secrets, async () => {
      await stopServer(server.identity);
      remove();
    });
    await withConnection(described.url, (client) => client.query(`create database ${DATABASE}`));
    return { ...described, url: described.urlOf(DATABASE) };
  } catch (error) {
    remove();
    throw error;
  }
}
