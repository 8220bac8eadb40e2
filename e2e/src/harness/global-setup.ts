import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { browserOptions } from "@mandi/release/public/browser";
import { chromium } from "playwright-core";
import { announcePlace } from "./place";
import { openProducts, type Product } from "./product";
import { stopAll, stopAtTheEnd } from "./running";

/** Starts a product and a browser for each of Jest's workers, so that concurrent journeys do not affect each other. */
export default async function globalSetup({ maxWorkers }: { readonly maxWorkers: number }): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), "mandi-e2e-"));
  stopAtTheEnd(async () => rmSync(directory, { recursive: true, force: true }));
  try {
    const { products, stop } = await openProducts(directory, maxWorkers);
    stopAtTheEnd(stop);
    for (const [at, product] of products.entries()) await openPlace(at + 1, product);
  } catch (error) {
    await stopAll();
    throw error;
  }
}

async function openPlace(worker: number, product: Product): Promise<void> {
  const browser = await chromium.launchServer(await browserOptions());
  stopAtTheEnd(() => browser.close());
  announcePlace(worker, { ...product, browser: browser.wsEndpoint() });
}
