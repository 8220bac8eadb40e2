/** How fast the api answers, against a bare Fastify that reads one row, in the same minutes on the same database. */
import { availableParallelism, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { sizeOfMarket } from "@mandi/api/internal/scale-size";
import { findCheckout } from "@mandi/launch/checkout";
import { keepReport } from "../report/write-report";
import { apiReportOf } from "./api-report";
import { openApiStage } from "./api-stage";
import { watchBoards } from "./boards";
import { type Call, callsOf } from "./calls";
import { loadCall } from "./load";
import { findCallers } from "./market";
import { type Compared, compareWithAnchor } from "./rounds";

const help = `pnpm bench api [--rounds N] [--seconds N] [--connections N] [--orders N] [--listings N] [--only WORDS] [--keep]

Fills a market on a temporary PostgreSQL and loads the api and a bare Fastify with one indexed query on it in turn.
  --rounds N       times each is loaded (3)
  --seconds N      how long each time (2)
  --connections N  at once (64)
  --orders N       of the market (1000)
  --listings N     of the market (500)
  --only WORDS     calls whose name has them
  --processes N    also loads product detail on so many api processes at once: 1, 2, 4 … (1)
  --boards N       also lets so many people have a board open, and says what that costs (0)
  --keep           write the result into docs/bench.md
`;

const number = (fallback: number) => ({ type: "string", default: String(fallback) }) as const;
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    rounds: number(3),
    seconds: number(2),
    connections: number(64),
    orders: number(1_000),
    listings: number(500),
    processes: number(1),
    boards: number(0),
    only: { type: "string", default: "" },
    keep: { type: "boolean" },
    help: { type: "boolean" },
  },
});
if (values.help) {
  process.stdout.write(help);
  process.exit(0); // Nothing has been opened yet.
}
const load = { connections: Number(values.connections), seconds: Number(values.seconds) };
const say = (words: string) => process.stderr.write(`… ${words}\n`);
const checkout = findCheckout();
const size = sizeOfMarket({ orders: Number(values.orders), listings: Number(values.listings) });
const stage = await openApiStage(checkout, size, say);
process.once("SIGINT", () => void stage.close().then(() => process.exit(130))); // A load would continue.
try {
  const [anchor, api] = [await stage.start("anchor"), await stage.start("api")];
  const callers = await findCallers(stage.db);
  const calls = callsOf(callers).filter(({ what }) => what.includes(values.only));
  const compared: Compared[] = [];
  for (const call of calls) {
    const one = await compareWithAnchor({ anchor, api, databasePid: stage.databasePid }, call, {
      ...load,
      rounds: Number(values.rounds),
    });
    say(
      `${one.what}: ${one.perSecond.toFixed(0)}/s, ${one.ratio.toFixed(2)} of the anchor, ${one.busyMs.toFixed(2)} ms busy (anchor ${one.anchorBusyMs.toFixed(2)})`,
    );
    compared.push(one);
  }
  const people = Number(values.boards);
  const boards = people > 0 ? await watchBoards(stage, api, callers.sellers, { people, seconds: 10 }) : undefined;
  const scaled = await scaleOut(calls, Number(values.processes));
  const report = apiReportOf({
    date: new Date().toISOString().slice(0, 10),
    machine: `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, Node ${process.versions.node}`,
    command: `pnpm bench api ${process.argv.slice(3).join(" ")}`.trim(),
    compared,
    scaled,
    boards,
  });
  process.stdout.write(`${report}\n`);
  if (values.keep) await keepReport(join(checkout, "docs", "bench.md"), "api", report);
} finally {
  await stage.close();
}

/** The same load spread over more and more processes. */
async function scaleOut(calls: readonly Call[], atMost: number) {
  const call = calls.find(({ what }) => what === "product detail");
  const found: { processes: number; perSecond: number }[] = [];
  if (!call || atMost < 2) return found;
  const started: string[] = [];
  for (let processes = 1; processes <= atMost; processes *= 2) {
    while (started.length < processes) started.push((await stage.start("api")).origin);
    const each = { ...load, connections: Math.max(1, Math.round(load.connections / processes)) };
    await Promise.all(started.map((origin) => loadCall(origin, call, { ...each, seconds: 1 })));
    const loads = await Promise.all(started.map((origin) => loadCall(origin, call, each)));
    found.push({ processes, perSecond: loads.reduce((sum, { perSecond }) => sum + perSecond, 0) });
  }
  return found;
}
