import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findCheckout } from "@mandi/launch/checkout";
import { type Program, startProgram } from "@mandi/launch/process/child-program";

/** The composed product, as the journeys need it. */
export interface Product {
  readonly url: string;
  /** File that its standard output goes to. */
  readonly output: string;
  /** Holds its store. */
  readonly directory: string;
}

/**
 * The first of a product's ports, if free: products that start at the same moment, in this or another run on this machine,
 * must not choose the same. None is a port that browsers refuse, such as 5060.
 */
const firstPortOf = (number: number) => String(4230 + 20 * number + 100 * (process.pid % 200));
const stopWithinMs = 15_000;

/** The products of a run. */
export interface Products {
  readonly products: readonly Product[];
  readonly stop: () => Promise<void>;
}

/**
 * The products under test: the one at `MANDI_E2E_URL` (its standard output in the file `MANDI_E2E_OUTPUT`), or new ones,
 * each with its own database, store and ports, that leave nothing behind.
 */
export async function openProducts(parent: string, count = 1): Promise<Products> {
  const directories = Array.from({ length: count }, (_, at) => join(parent, String(at + 1)));
  for (const directory of directories) mkdirSync(directory);
  const { MANDI_E2E_URL: url, MANDI_E2E_OUTPUT: output } = process.env;
  if (!url) return startProducts(directories, join(parent, "model"));
  if (!output) throw new Error("MANDI_E2E_URL needs MANDI_E2E_OUTPUT, the file with the product's standard output");
  return { products: directories.map((directory) => ({ url, output, directory })), stop: async () => undefined };
}

/** Fills one market and publishes the areas once; each product begins with a copy of both. */
async function startProducts(directories: readonly string[], modelFolder: string): Promise<Products> {
  mkdirSync(modelFolder);
  const model = start("model", modelFolder, [modelFolder, String(directories.length)]);
  const started: Started[] = [];
  const stop = async () => {
    await Promise.all(started.map(({ program }) => program.stop(stopWithinMs)));
    await model.program.stop(stopWithinMs); // The server for their databases.
  };
  try {
    const databases = (await model.ready).split(" ");
    for (const [at, directory] of directories.entries())
      started.push(start("product", directory, [directory, firstPortOf(at + 1), modelFolder, databases[at] ?? ""]));
    const urls = await Promise.all(started.map(({ ready }) => ready));
    const products = started.map(({ output }, at) => ({
      url: urls[at] ?? "",
      output,
      directory: directories[at] ?? "",
    }));
    return { products, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Started {
  readonly program: Program;
  readonly output: string;
  /** The text it prints when it is ready. */
  readonly ready: Promise<string>;
}

/** Starts a program of the harness. */
function start(name: "model" | "product", directory: string, parameters: readonly string[]): Started {
  const output = join(directory, "output.log");
  writeFileSync(output, "");
  let hearReady: (words: string) => void = () => undefined;
  const said = new Promise<string>((resolve) => {
    hearReady = resolve;
  });
  const program = startProgram({
    checkout: findCheckout(),
    file: `e2e/src/harness/${name}-program.ts`,
    parameters,
    onLine: (line) => {
      appendFileSync(output, `${line}\n`);
      if (line.startsWith("ready ")) hearReady(line.slice("ready ".length));
    },
  });
  const died = program.ended.then(({ words }) => {
    throw new Error(`The ${name} did not start (${words}):\n${program.lastLines().join("\n")}`);
  });
  const ready = Promise.race([said, died]);
  ready.catch(() => undefined); // It may be stopped while another one is still starting, and is stopped at the end.
  return { program, output, ready };
}
