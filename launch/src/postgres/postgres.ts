import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findCheckout } from "../checkout";
import { writeDurably } from "../process/durable-file";
import { freePort } from "../process/free-port";
import { takeLock } from "../process/lock-file";
import { numberField, readJsonFile } from "../process/parse-json";
import { waitUntil } from "../process/wait-until";
import { findBinaries } from "./binaries";
import { createCluster } from "./cluster";
import { answers, connectionUrl } from "./connection";
import { openPlace } from "./open-place";
import { hasCluster, type Place } from "./place";
import { type Postmaster, runningPostmaster } from "./postmaster-file";
import { openSecrets, PRODUCT_ROLE, type Secrets } from "./secrets";
import { logFile, startServer, stopServer, untilGone } from "./server-process";

/** Options for opening a server. */
export type PostgresOptions = {
  /** The folder that points at the data, `.mandi/postgres` in the product. */
  readonly dataRoot: string;
  /** Receives technical lines, for a log. */
  readonly log?: (line: string) => void;
  /** Receives progress messages for the person who waits. */
  readonly onProgress?: (words: string) => void;
};

/** A running embedded server. */
export type PostgresServer = {
  /** The address of the server's own database, from which others are created. */
  readonly url: string;
  /** The address of a database on this server, existing or not. */
  readonly urlOf: (database: string) => string;
  /** The server's process id. */
  readonly pid: number;
  /** Resolves when the server went away without `stop`. */
  readonly lost: Promise<void>;
  /** Stops the server cleanly. For a guest of a server that another process owns, does nothing. */
  readonly stop: () => Promise<void>;
};

const OCCUPIED_LIMIT_MS = 15_000;
const OCCUPIED_PAUSE_MS = 100;
const OWNER_START_LIMIT_MS = 60_000;
const PORT_ATTEMPTS = 5;

/** Describes a server that answers. */
export function describeServer(server: Postmaster, secrets: Secrets, stop: () => Promise<void>): PostgresServer {
  const urlOf = (database: string) => connectionUrl(PRODUCT_ROLE, secrets.product, server.port, database);
  let isStopped = false;
  const gone = untilGone(server.identity, () => isStopped);
  return {
    url: urlOf("postgres"),
    urlOf,
    pid: server.pid,
    lost: gone.then(() => (isStopped ? new Promise<void>(() => undefined) : undefined)),
    stop: async () => {
      isStopped = true;
      await stop();
    },
  };
}

/** Waits until a server that runs or is about to run in this place answers. */
async function adopt(place: Place, secrets: Secrets, withinMs: number): Promise<Postmaster | undefined> {
  return waitUntil(
    async () => {
      const server = runningPostmaster(place.data);
      return server !== undefined && (await answers(server.port, secrets)) ? server : undefined;
    },
    { withinMs, everyMs: 50 },
  );
}

/** Starts the server on its remembered port or another, and retries while the remains of a killed one are still exiting. */
export async function startPatiently(
  place: Place,
  isThrownAway: boolean,
  log: (line: string) => void,
): Promise<Postmaster> {
  const memory = join(place.folder, "port.json");
  const deadline = performance.now() + OCCUPIED_LIMIT_MS;
  let remembered = numberField(readJsonFile(memory), "port");
  for (let ports = 0; ; ) {
    const port = await freePort(remembered);
    const outcome = await startServer(place, { port, isThrownAway });
    if (outcome.kind === "started") {
      if (!isThrownAway && port !== numberField(readJsonFile(memory), "port"))
        writeDurably(memory, JSON.stringify({ port }));
      return outcome.server;
    }
    log(`PostgreSQL did not start (${outcome.kind}): ${outcome.words.trim()}`);
    if (outcome.kind === "port-taken" && ports < PORT_ATTEMPTS) {
      ports += 1;
      remembered = undefined;
    } else if (outcome.kind === "occupied" && performance.now() < deadline) {
      await pause(OCCUPIED_PAUSE_MS);
    } else {
      throw new Error(
        `PostgreSQL does not start. Its log is ${logFile(place)}; the end of it:\n${outcome.words.trim()}`,
      );
    }
  }
}

async function untilAnswering(server: Postmaster, secrets: Secrets): Promise<void> {
  const isAnswering = async () => ((await answers(server.port, secrets)) ? true : undefined);
  if ((await waitUntil(isAnswering, { withinMs: 10_000, everyMs: 25 })) === undefined) {
    throw new Error(`PostgreSQL runs but does not answer on 127.0.0.1:${server.port}.`);
  }
}

/**
 * Opens the embedded PostgreSQL of a data root: creates it when it is new, adopts a server that survived its
 * launcher, repairs after a kill. One process owns a data root; another that opens it meanwhile is a guest.
 */
export async function openPostgres(options: PostgresOptions): Promise<PostgresServer> {
  const log = options.log ?? (() => undefined);
  const progress = options.onProgress ?? (() => undefined);
  const place = openPlace(options.dataRoot, findBinaries(findCheckout()));
  const attempt = await takeLock(join(place.folder, "owner.lock"), {});
  if ("holder" in attempt) {
    log(`The database belongs to process ${attempt.holder.identity.pid}; using it as a guest.`);
    const server = await adopt(place, openSecrets(place), OWNER_START_LIMIT_MS);
    if (server !== undefined) return describeServer(server, openSecrets(place), async () => undefined);
    throw new Error(
      `Process ${attempt.holder.identity.pid} owns the database in ${place.folder} but does not serve it.`,
    );
  }
  try {
    const secrets = openSecrets(place);
    if (!hasCluster(place)) {
      progress("creating the database");
      await createCluster(place, secrets, false);
    }
    const survivor = runningPostmaster(place.data);
    let server = survivor === undefined ? undefined : await adopt(place, secrets, OCCUPIED_LIMIT_MS);
    if (server !== undefined) log(`Adopted the running PostgreSQL, process ${server.pid}.`);
    else {
      progress("starting the database");
      server = await startPatiently(place, false, log);
      await untilAnswering(server, secrets);
    }
    const { identity } = server;
    return describeServer(server, secrets, async () => {
      await stopServer(identity);
      attempt.lock.release();
    });
  } catch (error) {
    attempt.lock.release();
    throw error;
  }
}
