import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openProducts } from "@mandi/e2e/harness/product";
import { startProgram } from "@mandi/launch/process/child-program";
import { freePort } from "@mandi/launch/process/free-port";
import { waitUntil } from "@mandi/launch/process/wait-until";
import { browserOptions } from "@mandi/release/public/browser";
import { openStore } from "@mandi/release/public/open-store";
import { promote } from "@mandi/release/public/promote";
import { publishShell } from "@mandi/release/public/publish";
import { type Browser, chromium } from "playwright-core";
import { buildOne } from "./build/build-one";
import type { Origins } from "./measure/visits";

/** Both applications on one api and one database, and a browser. */
export interface Stage {
  readonly origins: Origins;
  /** File with the product's standard output, which contains the one-time codes. */
  readonly output: string;
  readonly browser: Browser;
  readonly close: () => Promise<void>;
}

/** Builds and starts everything that is measured. `close` removes all of it. */
export async function openStage(checkout: string, say: (words: string) => void): Promise<Stage> {
  const directory = mkdtempSync(join(tmpdir(), "mandi-bench-"));
  const closing: (() => Promise<unknown>)[] = [async () => rmSync(directory, { recursive: true, force: true })];
  const close = async () => {
    for (const step of closing.reverse()) await step();
  };
  try {
    const stateFolder = join(directory, "product");
    mkdirSync(stateFolder);
    say("the composed product is built and started");
    const { products, stop } = await openProducts(stateFolder);
    closing.push(stop);
    const [product] = products;
    if (!product) throw new Error("No product was started");
    say("the one application is built and started");
    const apiUrl = /^api (\S+)$/m.exec(readFileSync(product.output, "utf8"))?.[1];
    if (!apiUrl) throw new Error("The bench starts the product itself: run it without MANDI_E2E_URL");
    const one = await startOne(checkout, directory, apiUrl);
    closing.push(one.stop);
    const browser = await chromium.launch(await browserOptions());
    closing.push(() => browser.close());
    return { origins: { composed: product.url, one: one.origin }, output: product.output, browser, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startOne(checkout: string, directory: string, apiUrl: string) {
  const [dist, storeFolder] = [join(directory, "dist"), join(directory, "store")];
  await buildOne(checkout, dist);
  const store = openStore(storeFolder);
  const { version } = await publishShell(store, dist);
  await promote(store, { shell: version }, { who: "bench", why: "measured against the composed product" });
  const port = await freePort();
  const program = startProgram({
    checkout,
    file: "bench/src/serve/main.ts",
    environment: { PORT: String(port), API_URL: apiUrl, STORE: storeFolder, DIST: dist },
    onLine: () => undefined,
  });
  const origin = `http://localhost:${port}`;
  const answers = () =>
    fetch(`${origin}/release.json`).then(
      ({ ok }) => ok || undefined,
      () => undefined,
    );
  if (!(await waitUntil(answers, { withinMs: 30_000, everyMs: 50 }))) {
    await program.stop(1000);
    throw new Error(`The one application was not served:\n${program.lastLines().join("\n")}`);
  }
  return { origin, stop: () => program.stop(5000) };
}
