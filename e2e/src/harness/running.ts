import type { BrowserServer } from "playwright-core";
import type { Product } from "./product";

/** What the global set-up started and the global tear-down stops. Both run in the same process. */
export interface Running {
  readonly product: Product;
  readonly browser: BrowserServer;
  readonly directory: string;
}

let running: Running | undefined;

export function keepForTeardown(started: Running): void {
  running = started;
}

export function whatRuns(): Running | undefined {
  return running;
}
