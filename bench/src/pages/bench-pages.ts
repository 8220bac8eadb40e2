/** How many pages a second the web server sends on this machine, with the load in a process of its own. */
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openProducts } from "@mandi/e2e/harness/product";
import { findCheckout } from "@mandi/launch/checkout";
import type { Call } from "../api/calls";
import { loadCall } from "../api/load";
import { spreadOf } from "../report/figures";
import { keepReport } from "../report/write-report";

const leastPerSecond = 5_000;
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    runs: { type: "string", default: "3" },
    seconds: { type: "string", default: "5" },
    keep: { type: "boolean" },
  },
});
const load = { connections: 64, seconds: Number(values.seconds) };
const pages = ["/", "/product-list/1", "/faq", "/login"];

const directory = mkdtempSync(join(tmpdir(), "mandi-bench-"));
const { products, stop } = await openProducts(directory);
const [product] = products;
if (!product) throw new Error("No product was started");
try {
  const rows: string[] = [];
  for (const isPoll of [false, true])
    for (const path of pages) {
      const headers = { accept: "text/html", "accept-encoding": "gzip, deflate, br" };
      // A visitor who was here before has a bucket, and so a page with a tag that stays.
      const cookie = isPoll ? { cookie: "__Host-mandi-bucket=40" } : {};
      const call: Call = {
        what: path,
        isPoll,
        next: () => ({ method: "GET", path, headers: { ...headers, ...cookie } }),
      };
      const runs = [];
      for (let run = 0; run <= Number(values.runs); run += 1) runs.push(await loadCall(product.url, call, load));
      const counted = runs.slice(1); // In the first, a page is composed and compressed for each bucket.
      const perSecond = spreadOf(counted.map((one) => Math.round(one.perSecond)));
      const refused = counted.reduce((sum, one) => sum + one.refused, 0);
      if (refused > 0) throw new Error(`${path} was refused ${refused} times`);
      const p99 = spreadOf(counted.map((one) => one.p99)).median;
      rows.push(
        `| ${path}${isPoll ? " again (304)" : ""} | ${perSecond.median} (${perSecond.min} to ${perSecond.max}) | ≥ ${leastPerSecond} | ${p99} |`,
      );
      process.stderr.write(`… ${rows.at(-1)}\n`);
    }
  const report = [
    `Measured on ${new Date().toISOString().slice(0, 10)} with \`pnpm bench pages --runs ${values.runs} --keep\` on ${availableParallelism()} cores, Node ${process.versions.node}, ${load.connections} connections.`,
    "",
    "| page | requests/s: median (min to max) | target | p99 ms |",
    "| --- | ---: | ---: | ---: |",
    ...rows,
  ].join("\n");
  process.stdout.write(`${report}\n`);
  if (values.keep) await keepReport(join(findCheckout(), "docs", "bench.md"), "pages", report);
} finally {
  await stop();
  rmSync(directory, { recursive: true, force: true });
}
