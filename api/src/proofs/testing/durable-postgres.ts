import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPostgres, type PostgresServer } from "@mandi/launch/postgres/postgres";
import { readJsonFile, textField } from "@mandi/launch/process/parse-json";
import { identityOf, sendSignal } from "@mandi/launch/process/process-identity";
import { waitUntil } from "@mandi/launch/process/wait-until";

/** The product's own PostgreSQL with full durability, in a directory that is deleted afterwards. */
export interface DurablePostgres {
  readonly url: string;
  readonly urlOf: (database: string) => string;
  /** Kills the server as a power cut would: no signal handler, no clean shutdown. */
  kill(): void;
  /** Starts it again as the launcher does, at the same address. */
  reopen(): Promise<void>;
  remove(): Promise<void>;
}

export async function openDurablePostgres(): Promise<DurablePostgres> {
  const dataRoot = mkdtempSync(join(tmpdir(), "mandi-kill-"));
  let server: PostgresServer = await openPostgres({ dataRoot });
  const { url, urlOf } = server;
  const stopOnExit = (): void => void sendSignal(server.pid, "SIGQUIT");
  process.on("exit", stopOnExit);
  return {
    url,
    urlOf,
    kill: () => void sendSignal(server.pid, "SIGKILL"),
    async reopen() {
      const dead = server.pid;
      await waitUntil(() => (identityOf(dead) === undefined ? true : undefined), { withinMs: 30_000, everyMs: 5 });
      await server.stop();
      server = await openPostgres({ dataRoot });
      if (server.url !== url) throw new Error(`PostgreSQL came back at another address, ${server.url}`);
    },
    async remove() {
      await server.stop();
      process.off("exit", stopOnExit);
      // As root, the data is in a system folder to which the data root only points.
      const elsewhere = textField(readJsonFile(join(dataRoot, "place.json")), "folder");
      for (const folder of [elsewhere, dataRoot]) {
        if (folder !== undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
      }
    },
  };
}
