import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findCheckout } from "@mandi/launch/checkout";
import { runProgram } from "@mandi/launch/process/child-program";
import { browserOptions } from "@mandi/release/public/browser";
import { chromium } from "playwright-core";
import { announcePlace } from "./place";
import { openProduct } from "./product";
import { stopAll, stopAtTheEnd } from "./running";

/** Starts a product and a browser for each of Jest's workers: no journey meets what another one is just changing. */
export default async function globalSetup({ maxWorkers }: { readonly maxWorkers: number }): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), "mandi-e2e-"));
  stopAtTheEnd(async () => rmSync(directory, { recursive: true, force: true }));
  try {
    // Products that begin together would build the same areas into the same folders.
    if (maxWorkers > 1) await buildAll();
    const opened = await Promise.allSettled(
      Array.from({ length: maxWorkers }, (_, at) => openPlace(directory, at + 1)),
    );
    for (const place of opened) if (place.status === "rejected") throw place.reason;
  } catch (error) {
    await stopAll();
    throw error;
  }
}

function buildAll(): Promise<void> {
  return runProgram({ checkout: findCheckout(), file: "launch/src/build/build-all.ts", onLine: () => undefined });
}

async function openPlace(parent: string, worker: number): Promise<void> {
  const directory = join(parent, String(worker));
  mkdirSync(directory);
  const browser = await chromium.launchServer(await browserOptions());
  stopAtTheEnd(() => browser.close());
  const product = await openProduct(directory, worker);
  stopAtTheEnd(product.stop);
  announcePlace(worker, { url: product.url, output: product.output, browser: browser.wsEndpoint(), directory });
}
