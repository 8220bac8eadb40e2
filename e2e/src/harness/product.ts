import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findCheckout } from "@mandi/launch/checkout";
import { startProgram } from "@mandi/launch/process/child-program";

/** The composed product, as the journeys need it. */
export interface Product {
  readonly url: string;
  /** File that its standard output goes to. */
  readonly output: string;
  readonly stop: () => Promise<void>;
}

/**
 * Where a product's ports begin, when they are free: two products that start at the same moment, in this run or in another one
 * on this machine, must not reach for the same. None of them is a port that a browser refuses, as 5060.
 */
const firstPortOf = (number: number) => String(4230 + 20 * number + 100 * (process.pid % 200));
const stopWithinMs = 15_000;

/**
 * The product under test: the one at `MANDI_E2E_URL` (its standard output in the file `MANDI_E2E_OUTPUT`), or a new one
 * with a database, a store and ports of its own that leaves nothing behind.
 *
 * @param number from 1, for products side by side
 */
export async function openProduct(directory: string, number = 1): Promise<Product> {
  const { MANDI_E2E_URL: url, MANDI_E2E_OUTPUT: output } = process.env;
  if (!url) return startProduct(directory, firstPortOf(number));
  if (!output) throw new Error("MANDI_E2E_URL needs MANDI_E2E_OUTPUT, the file with the product's standard output");
  return { url, output, stop: async () => undefined };
}

async function startProduct(directory: string, firstPort: string): Promise<Product> {
  const output = join(directory, "output.log");
  writeFileSync(output, "");
  let hearReady: (url: string) => void = () => undefined;
  const ready = new Promise<string>((resolve) => {
    hearReady = resolve;
  });
  const program = startProgram({
    checkout: findCheckout(),
    file: "e2e/src/harness/product-program.ts",
    parameters: [directory, firstPort],
    onLine: (line) => {
      appendFileSync(output, `${line}\n`);
      if (line.startsWith("ready ")) hearReady(line.slice("ready ".length));
    },
  });
  const died = program.ended.then(({ words }) => {
    throw new Error(`The product did not start (${words}):\n${program.lastLines().join("\n")}`);
  });
  const url = await Promise.race([ready, died]);
  died.catch(() => undefined); // later it ends because it is stopped
  return { url, output, stop: () => program.stop(stopWithinMs) };
}
