/** How long a person on a cheap phone waits between a touch and what it shows. */
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openProducts } from "@mandi/e2e/harness/product";
import { findCheckout } from "@mandi/launch/checkout";
import { browserOptions } from "@mandi/release/public/browser";
import { chromium } from "playwright-core";
import { type Session, signInOnce } from "../measure/sign-in";
import { consent } from "../measure/ways";
import { spreadOf } from "../report/figures";
import { keepReport } from "../report/write-report";
import { type Actor, type Interaction, interactions, navigations } from "./interactions";
import { longestOf, slowDown } from "./longest";

const mostMs = 100;
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    runs: { type: "string", default: "5" },
    /** Only those whose name has these words. */
    only: { type: "string", default: "" },
    keep: { type: "boolean" },
  },
});
const runs = Number(values.runs);
const isAbout = (all: readonly Interaction[]) => all.filter(({ what }) => what.includes(values.only));

const directory = mkdtempSync(join(tmpdir(), "mandi-bench-"));
const { products, stop } = await openProducts(directory);
const [product] = products;
if (!product) throw new Error("No product was started");
const browser = await chromium.launch(await browserOptions());
try {
  const signIn = (phone: string) => signInOnce(browser, product.url, product.output, phone);
  const sessions: Readonly<Record<Actor, Session>> = {
    stranger: [],
    buyer: await signIn("9000000001"),
    seller: await signIn("9000000011"),
    transporter: await signIn("9000000021"),
  };
  const rowsOf = async (measured: readonly Interaction[]): Promise<string[]> => {
    const rows: string[] = [];
    for (const one of measured) {
      process.stderr.write(`… ${one.what}\n`);
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1)
        times.push(await longestOf(browser, product.url, one, [...sessions[one.who], consent]));
      const { median, min, max } = spreadOf(times);
      rows.push(`| ${one.who}: ${one.what} | ${median} (${min} to ${max}) | ≤ ${mostMs} |`);
    }
    return rows;
  };
  const report = [
    `Measured on ${new Date().toISOString().slice(0, 10)} with \`pnpm bench interactions --runs ${runs} --keep\` on ${availableParallelism()} cores, processor slowed down ${slowDown} times, Chromium ${browser.version()} without a screen.`,
    "",
    "| | to the next frame, ms: median (min to max) | target |",
    "| --- | ---: | ---: |",
    ...(await rowsOf(isAbout(interactions))),
    "",
    "| within an area, from kept data | to the content, ms: median (min to max) | target |",
    "| --- | ---: | ---: |",
    ...(await rowsOf(isAbout(navigations))),
  ].join("\n");
  process.stdout.write(`${report}\n`);
  if (values.keep) await keepReport(join(findCheckout(), "docs", "bench.md"), "interactions", report);
} finally {
  await browser.close();
  await stop();
  rmSync(directory, { recursive: true, force: true });
}
