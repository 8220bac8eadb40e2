import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { LaunchOptions } from "playwright-core";

const systemNames = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Containers and CI run as root and give a small /dev/shm; both stop Chromium without these. */
const rootArguments = ["--no-sandbox", "--disable-dev-shm-usage"];

/**
 * Plain software drawing instead of an emulated graphics card, on which an endless animation, such as a skeleton's, keeps a
 * whole core busy.
 */
const drawing = ["--headless=shell", "--disable-gpu"];

/** How to start the Chromium of this machine, or the one that comes with `pnpm install`. `MANDI_CHROMIUM` names another. */
export async function browserOptions(environment: NodeJS.ProcessEnv = process.env): Promise<LaunchOptions> {
  const executable = environment["MANDI_CHROMIUM"] ?? findSystemBrowser();
  if (executable) return fromSystem(executable);
  unpacked ??= fromPackage();
  return unpacked;
}

/** Unpacked once per process: a second time would overwrite the running program. */
let unpacked: Promise<LaunchOptions> | undefined;

function findSystemBrowser(): string | undefined {
  const directories = (process.env["PATH"] ?? "").split(delimiter);
  const candidates = systemNames.flatMap((name) => directories.map((directory) => join(directory, name)));
  return candidates.find(existsSync);
}

function fromSystem(executablePath: string): LaunchOptions {
  return { executablePath, headless: true, args: rootArguments };
}

/**
 * The Chromium that comes with `pnpm install`. The two variables make it unpack the libraries and fonts it also brings, so
 * no package of the system is needed; it reads them when it is imported, hence the late import.
 *
 * Its own list of arguments is not used: made for printing pages, it switches off the same-origin rules that the journeys
 * are there to prove, and runs everything in one process, which dies with the first closed window.
 */
async function fromPackage(): Promise<LaunchOptions> {
  process.env["AWS_EXECUTION_ENV"] ??= "AWS_Lambda_nodejs20.x";
  process.env["AWS_LAMBDA_JS_RUNTIME"] ??= "nodejs20.x";
  const { default: packaged } = await import("@sparticuz/chromium");
  return { executablePath: await packaged.executablePath(), headless: true, args: [...rootArguments, ...drawing] };
}
