/** `pnpm crossing`: every page reached from every other one in one document looks as after a fresh load, for every role. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { browserOptions } from "@mandi/release/public/browser";
import { chromium } from "playwright-core";
import { announcePlace } from "../harness/place";
import { openProducts } from "../harness/product";
import { stopAll, stopAtTheEnd } from "../harness/running";
import { connectBrowser, disconnectBrowser } from "../harness/visit";
import { lookFreshAtAll } from "./fresh-looks";
import { openWalker, type WalkerName, walkerNames } from "./person";
import { walk } from "./walk";

const help = `pnpm crossing [ROLE …]

Takes every ordered pair of pages once, in one document, for each role (${walkerNames.join(", ")}): by link, by Back and by
history. Compares each page with a fresh load of it. Exits with 1 when one differs.
`;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: "boolean" } } });
const chosen = walkerNames.filter((name) => positionals.length === 0 || positionals.includes(name));
const isKnown = positionals.every((name) => walkerNames.some((known) => known === name));
if (values.help || !isKnown) {
  process.stdout.write(help);
  process.exit(values.help ? 0 : 2); // Nothing has been opened yet.
}

const say = (words: string) => process.stdout.write(`${words}\n`);
const minutesSince = (began: number) => `${((performance.now() - began) / 60_000).toFixed(1)} min`;

const began = performance.now();
const found: string[] = [];
process.once("SIGINT", () => void stopAll().then(() => process.exit(130))); // Otherwise a walk would continue.
try {
  await openStage();
  // Two at a time: each spends half its time waiting for its browser.
  const waiting = [...chosen];
  const walkOn = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) found.push(...(await walkAs(name)));
  };
  await Promise.all([walkOn(), walkOn()]);
} finally {
  await stopAll();
}
say(`${found.length} differences after ${minutesSince(began)}`);
process.exitCode = found.length === 0 ? 0 : 1;

/** A separate product with the demo market, and a browser. */
async function openStage(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), "mandi-crossing-"));
  stopAtTheEnd(async () => rmSync(directory, { recursive: true, force: true }));
  const browser = await chromium.launchServer(await browserOptions());
  stopAtTheEnd(() => browser.close());
  const { products, stop } = await openProducts(directory);
  stopAtTheEnd(stop);
  for (const product of products) announcePlace(1, { ...product, browser: browser.wsEndpoint() });
  await connectBrowser();
  stopAtTheEnd(disconnectBrowser);
}

async function walkAs(name: WalkerName): Promise<readonly string[]> {
  const start = performance.now();
  const walker = await openWalker(name);
  try {
    const fresh = await lookFreshAtAll(walker.context, walker.addresses);
    say(`${name}: ${fresh.size} pages opened twice, ${minutesSince(start)}`);
    const { steps, ways, differences } = await walk(walker, fresh, {
      onDifference: (words) => say(`${name}: ${words}`),
      onStep: (done, left) => {
        if (done % 100 === 0) say(`${name}: ${done} steps, ${left} pairs left, ${minutesSince(start)}`);
      },
    });
    const taken = Object.entries(ways).map(([way, number]) => `${number} by ${way}`);
    say(`${name}: ${steps} steps (${taken.join(", ")}), ${differences.length} differences, ${minutesSince(start)}`);
    return differences;
  } finally {
    await walker.close();
  }
}
