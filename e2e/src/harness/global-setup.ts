import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { browserOptions } from "@mandi/release/smoke/browser";
import { chromium } from "playwright-core";
import { announcePlace } from "./place";
import { openProduct } from "./product";
import { keepForTeardown } from "./running";

/** Starts product and browser once for all journeys. */
export default async function globalSetup(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), "mandi-e2e-"));
  const browser = await chromium.launchServer(await browserOptions());
  const product = await openProduct(directory).catch(async (error: unknown) => {
    await browser.close();
    rmSync(directory, { recursive: true, force: true });
    throw error;
  });
  keepForTeardown({ product, browser, directory });
  announcePlace({ url: product.url, output: product.output, browser: browser.wsEndpoint(), directory });
}
