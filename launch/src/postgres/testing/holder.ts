/**
 * A program for tests: opens a server, reports to its parent, and holds it until it is told to stop or is killed. It can
 * give up root first, which a test process cannot do and undo for itself.
 */
import { openPostgres } from "../postgres";
import { openTemporaryPostgres } from "../temporary";
import type { HolderOrder } from "./hold";

function giveUpRoot(uid: number): void {
  process.setgroups?.([]);
  process.setgid?.(uid);
  process.setuid?.(uid);
}

async function hold(order: HolderOrder): Promise<void> {
  process.chdir(order.checkout);
  if (order.uid !== undefined) giveUpRoot(order.uid);
  process.send?.({ kind: "opening" });
  const server =
    order.dataRoot === undefined ? await openTemporaryPostgres() : await openPostgres({ dataRoot: order.dataRoot });
  process.once("message", () => {
    void server.stop().then(() => process.exit(0)); // The channel to the test keeps it alive.
  });
  process.send?.({ kind: "open", url: server.url, pid: server.pid });
}

process.once("message", (order: HolderOrder) => {
  hold(order).catch((error: unknown) => {
    process.send?.({ kind: "failed", words: String(error) }, () => process.exit(1)); // Not before the parent knows.
  });
});
