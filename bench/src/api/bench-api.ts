/** How fast the api answers compared with a bare Fastify that reads one row, at the same time on the same database. */
import { availableParallelism, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { sizeOfMarket } from "@mandi/api/internal/scale-size";
import { findCheckout } from "@mandi/launch/checkout";
import { keepReport } from "../report/write-report";
import { apiReportOf } from "./api-report";
import { openApiStage } from "./api-stage";
import { callsOf } from "./calls";
import { findCallers } from "./market";
import { type Compared, compareWithAnchor } from "./rounds";

const help = `pnpm bench api [--rounds N] [--seconds N] [--connections N] [--orders N] [--listings N] [--only WORDS] [--keep]

Fills a market on a temporary PostgreSQL and loads the api and a bare Fastify with one indexed query on it in turn.
  --rounds N       how often each is loaded (3)
  --seconds N      how long each time (2)
  --connections N  simultaneous connections (64)
  --orders N       orders in the market (1000)
  --listings N     listings in the market (500)
  --only WORDS     only calls whose name contains them
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
process.once("SIGINT", () => void stage.close().then(() => process.exit(130))); // Otherwise a load would continue.
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
  const report = apiReportOf({
    date: new Date().toISOString().slice(0, 10),
    machine: `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, Node ${process.versions.node}`,
    command: `pnpm bench api ${process.argv.slice(3).join(" ")}`.trim(),
    compared,
  });
  process.stdout.write(`${report}\n`);
  if (values.keep) await keepReport(join(checkout, "docs", "bench.md"), "api", report);
} finally {
  await stage.close();
}
