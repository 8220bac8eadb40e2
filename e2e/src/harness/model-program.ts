/**
 * Prepares, as a program, what all products of a run start from: the areas published in a store, and a server with a
 * database for each product, all copies of one demo market. Prints `ready <addresses of the databases>`, and keeps the
 * server running until SIGTERM or the end of its parent.
 *
 * It is a program because bundler and release tools are ES modules, which Jest does not load.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { buildUnits } from "@mandi/launch/build/build-units";
import { findCheckout } from "@mandi/launch/checkout";
import { withConnection } from "@mandi/launch/postgres/connection";
import { openTemporaryPostgres } from "@mandi/launch/postgres/temporary";
import { runProgram } from "@mandi/launch/process/child-program";
import { releaseBuilt } from "@mandi/launch/start/parts/release-set";

const [, , stateFolder = "", products = ""] = process.argv;
const checkout = findCheckout();

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

mkdirSync(join(stateFolder, "build"), { recursive: true });
const postgres = await openTemporaryPostgres();
process.once("SIGTERM", () => void postgres.stop().then(() => process.exit(0))); // It may still be filling the market.

/** @returns addresses of as many copies of the market */
async function copyMarket(copies: number): Promise<readonly string[]> {
  const names = Array.from({ length: copies }, (_, at) => `mandi_${at + 1}`);
  await withConnection(postgres.urlOf("postgres"), async (client) => {
    for (const name of names) await client.query(`create database ${name} template mandi`);
  });
  return names.map(postgres.urlOf);
}

try {
  const filling = { file: "demo/src/fill-market.ts", environment: { DATABASE_URL: postgres.url } };
  const [built] = await Promise.all([
    buildUnits(checkout, { onBegin: ({ folder }) => say(`building ${folder}`), onDone: () => undefined }),
    runProgram({ checkout, ...filling, onLine: () => undefined }),
  ]);
  await releaseBuilt(stateFolder, built);
  say(`ready ${(await copyMarket(Number(products))).join(" ")}`);
  setInterval(() => undefined, 60_000); // The server alone would not keep this program running.
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  await postgres.stop();
  process.exit(1); // A running build would keep it alive.
}
