/** What it takes to serve more: more api processes, more people with an open board, a larger market. */
import { availableParallelism, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { sizeOfMarket } from "@mandi/api/internal/scale-size";
import { findCheckout } from "@mandi/launch/checkout";
import { type ApiStage, openApiStage } from "../api/api-stage";
import { watchBoards } from "../api/boards";
import { callsOf } from "../api/calls";
import { findCallers } from "../api/market";
import { compareWithAnchor } from "../api/rounds";
import { keepReport } from "../report/write-report";
import { loadProcesses } from "./processes";
import { scaleReportOf } from "./scale-report";

const help = `pnpm bench scale [--processes N] [--boards N] [--orders N] [--listings N] [--seconds N] [--rounds N] [--keep]

Loads product detail on 1, 2, 4 … api processes, lets people have a board open, and compares the reads of a large market with those of
one of 1,000 orders and 500 listings, each on a temporary PostgreSQL.
  --processes N    at most this many api processes (4; 1 skips this)
  --boards N       people with an open board (2000; 0 skips this)
  --orders N       orders in the large market (1000000; 0 skips this)
  --listings N     listings in the large market (100000)
  --seconds N      how long each load lasts (3)
  --rounds N       how often each read is loaded (3)
  --keep           write the result into docs/bench.md
`;

const number = (fallback: number) => ({ type: "string", default: String(fallback) }) as const;
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    processes: number(4),
    boards: number(2_000),
    orders: number(1_000_000),
    listings: number(100_000),
    seconds: number(3),
    rounds: number(3),
    keep: { type: "boolean" },
    help: { type: "boolean" },
  },
});
if (values.help) {
  process.stdout.write(help);
  process.exit(0); // Nothing has been opened yet.
}
const seconds = Number(values.seconds);
const orders = Number(values.orders);
const say = (words: string) => process.stderr.write(`… ${words}\n`);
const checkout = findCheckout();

/** Runs a function on a temporary filled market. */
async function onMarket<Result>(size: { orders: number; listings: number }, run: (stage: ApiStage) => Promise<Result>) {
  const stage = await openApiStage(checkout, sizeOfMarket(size), say);
  const stop = () => void stage.close().then(() => process.exit(130)); // Otherwise a load would continue.
  process.once("SIGINT", stop);
  try {
    return await run(stage);
  } finally {
    process.off("SIGINT", stop);
    await stage.close();
  }
}

/** Every read of the api's bench, with the processor time of one request. */
async function loadReads(stage: ApiStage) {
  const programs = {
    anchor: await stage.start("anchor"),
    api: await stage.start("api"),
    databasePid: stage.databasePid,
  };
  const reads = callsOf(await findCallers(stage.db)).filter((call) => call.next().method === "GET" && !call.isPoll);
  const found = [];
  for (const read of reads) {
    const one = await compareWithAnchor(programs, read, { connections: 16, seconds, rounds: Number(values.rounds) });
    say(`${one.what}: ${one.busyMs.toFixed(2)} ms busy (anchor ${one.anchorBusyMs.toFixed(2)}), p50 ${one.p50} ms`);
    found.push(one);
  }
  return found;
}

const small = { orders: 1_000, listings: 500 };
const { scaled, boards, few } = await onMarket(small, async (stage) => {
  const callers = await findCallers(stage.db);
  const scaled = await loadProcesses(stage, callsOf(callers), { atMost: Number(values.processes), seconds });
  const people = Number(values.boards);
  const boards =
    people > 0
      ? await watchBoards(stage, await stage.start("api"), callers.sellers, { people, seconds: 10 })
      : undefined;
  return { scaled, boards, few: orders > 0 ? await loadReads(stage) : [] };
});
const large = { orders, listings: Number(values.listings) };
const many = orders > 0 ? await onMarket(large, loadReads) : [];
const report = scaleReportOf({
  date: new Date().toISOString().slice(0, 10),
  machine: `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, Node ${process.versions.node}`,
  command: `pnpm bench scale ${process.argv.slice(3).join(" ")}`.trim(),
  scaled,
  boards,
  markets: { ...large, few, many },
});
process.stdout.write(`${report}\n`);
if (values.keep) await keepReport(join(checkout, "docs", "bench.md"), "scale", report);
