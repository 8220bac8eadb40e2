import { join } from "node:path";
import { withConnection } from "../../postgres/connection";
import { dropDatabase } from "../../postgres/drop-database";
import { openPostgres, type PostgresServer } from "../../postgres/postgres";
import { setDataAside } from "../../postgres/set-aside";
import { type Program, runProgram } from "../../process/child-program";
import { exitCodes, StartRefused } from "../exit-codes";
import type { Settings } from "../settings";
import { refuseOtherSchema, whyOutdated } from "./schema";

/** The database the product runs on. */
export type Database = {
  readonly url: string;
  /** The embedded server; absent when DATABASE_URL names another. */
  readonly server?: PostgresServer;
};

/** Receives what happens to the database. */
export type DatabaseListener = {
  readonly log: (line: string) => void;
  readonly onProgress: (words: string) => void;
  /** Receives what the person has to know, as a permanent line. */
  readonly say: (line: string) => void;
  readonly onProgram: (program: Program) => void;
  /** Called as soon as the server runs, before the market is created, and again when another server replaces it. */
  readonly onServer: (server: PostgresServer) => void;
};

export const databaseName = "mandi";
/** The market is created under another name and renamed when it is complete, so that a kill leaves no incomplete one. */
const NAME_WHILE_FILLING = "mandi_filling";
const OLDEST_SERVER = 150_000;

async function checkGivenServer(url: string): Promise<void> {
  let version: number;
  try {
    version = await withConnection(url, async (client) => {
      const answer = await client.query<{ server_version_num: string }>("show server_version_num");
      return Number(answer.rows[0]?.server_version_num);
    });
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    throw new StartRefused(`The database of DATABASE_URL does not answer: ${words}`, exitCodes.misconfigured);
  }
  if (version >= OLDEST_SERVER) return;
  throw new StartRefused("The database of DATABASE_URL is older than PostgreSQL 15.", exitCodes.misconfigured);
}

async function hasDatabase(server: PostgresServer): Promise<boolean> {
  const query = "select from pg_database where datname = $1";
  return withConnection(server.url, async (client) => (await client.query(query, [databaseName])).rowCount === 1);
}

async function makeMarket(settings: Settings, server: PostgresServer, listener: DatabaseListener): Promise<void> {
  listener.onProgress("filling the demo market");
  await withConnection(server.url, async (client) => {
    await dropDatabase(client, NAME_WHILE_FILLING);
    await client.query(`create database ${NAME_WHILE_FILLING}`);
  });
  const environment = { DATABASE_URL: server.urlOf(NAME_WHILE_FILLING) };
  const program = { checkout: settings.checkout, file: "demo/src/fill-market.ts", environment, onLine: listener.log };
  await runProgram(program, listener.onProgram);
  await withConnection(server.url, (client) =>
    client.query(`alter database ${NAME_WHILE_FILLING} rename to ${databaseName}`),
  );
}

function dataRootOf(settings: Settings): string {
  return join(settings.stateFolder, "postgres");
}

/** Opens the embedded server of the checkout; called again after it was lost. */
export function openServer(
  settings: Settings,
  listener: Pick<DatabaseListener, "log" | "onProgress">,
): Promise<PostgresServer> {
  return openPostgres({ dataRoot: dataRootOf(settings), log: listener.log, onProgress: listener.onProgress });
}

/** Opens the embedded server on data that this version can use: data of an older version is set aside, with a message. */
async function openFittingServer(settings: Settings, listener: DatabaseListener): Promise<PostgresServer> {
  const server = await openServer(settings, listener);
  listener.onServer(server);
  const words = (await hasDatabase(server)) ? await whyOutdated(server.urlOf(databaseName)) : undefined;
  if (words === undefined) return server;
  await server.stop();
  const aside = await setDataAside(dataRootOf(settings), new Date());
  listener.say(`${words}\nIts data is kept, set aside in ${aside}\nA new market is created.`);
  const fresh = await openServer(settings, listener);
  listener.onServer(fresh);
  return fresh;
}

/** Opens the database: the one of DATABASE_URL, or the embedded one with its demo market. */
export async function openDatabase(settings: Settings, listener: DatabaseListener): Promise<Database> {
  if (settings.databaseUrl !== undefined) {
    await checkGivenServer(settings.databaseUrl);
    await refuseOtherSchema(settings.databaseUrl);
    return { url: settings.databaseUrl };
  }
  const server = await openFittingServer(settings, listener);
  if (!(await hasDatabase(server))) await makeMarket(settings, server, listener);
  return { url: server.urlOf(databaseName), server };
}
