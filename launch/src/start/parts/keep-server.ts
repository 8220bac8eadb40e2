import { setTimeout as pause } from "node:timers/promises";
import type { PostgresServer } from "../../postgres/postgres";
import { type BackOffTimes, backOff, backOffWords } from "../back-off";

/** What keeping the database running needs. */
export type ServerKeeper = {
  readonly open: () => Promise<PostgresServer>;
  /** Called when it runs again; its users need the address in case it has changed. */
  readonly onServer: (server: PostgresServer, hasMoved: boolean) => void;
  readonly say: (line: string) => void;
  readonly isStopping: () => boolean;
  readonly times?: BackOffTimes;
};

/**
 * The embedded database may be killed like anything else: it is restarted as often as necessary, at its old address if that
 * is free. Meanwhile pages are served, and the api answers that it is busy.
 */
export async function keepServer(first: PostgresServer, keeper: ServerKeeper): Promise<void> {
  const { open, onServer, say, isStopping, times } = keeper;
  const died = backOff(times);
  for (let server = first; ; ) {
    const openedAt = performance.now();
    await server.lost;
    if (isStopping()) return;
    await wait("The database ended", performance.now() - openedAt);
    await server.stop().catch(() => undefined); // Its process is gone; its lock must be too.
    const again = await openAgain();
    if (again === undefined) return;
    onServer(again, again.url !== server.url);
    server = again;
  }

  async function wait(what: string, ranForMs: number): Promise<void> {
    const death = died(ranForMs);
    say(`${what}${backOffWords(death)}`);
    await pause(death.waitMs, undefined, { ref: false });
  }

  async function openAgain(): Promise<PostgresServer | undefined> {
    while (!isStopping()) {
      try {
        return await open();
      } catch (error) {
        if (isStopping()) return undefined;
        await wait(`The database did not start (${error instanceof Error ? error.message : String(error)})`, 0);
      }
    }
    return undefined;
  }
}
