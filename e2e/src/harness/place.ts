import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The addresses of a worker's product; written by the global set-up for its test files, which run in other processes. */
export interface Place {
  /** `http://localhost:4261`, without a slash at the end. */
  readonly url: string;
  /** Address of the running browser. */
  readonly browser: string;
  /** File with the product's standard output, including the OTP lines. */
  readonly output: string;
  /** Directory of this run, removed at its end. */
  readonly directory: string;
}

const variable = (worker: string) => `MANDI_E2E_PLACE_${worker}`;

/** @param worker number of the worker of Jest whose test files run here, from 1 */
export function announcePlace(worker: number, place: Place): void {
  const file = join(place.directory, "place.json");
  writeFileSync(file, JSON.stringify(place));
  process.env[variable(String(worker))] = file;
}

let known: Place | undefined;

export function currentPlace(): Place {
  const file = process.env[variable(process.env["JEST_WORKER_ID"] ?? "1")] ?? "";
  known ??= JSON.parse(readFileSync(file, "utf8")) as Place;
  return known;
}

/** Reports and pictures of failures; ignored by git. */
const reportsDirectory = join(import.meta.dirname, "../../reports");

export function reportFile(name: string): string {
  mkdirSync(reportsDirectory, { recursive: true });
  return join(reportsDirectory, name.replace(/[^\w.-]+/g, "-").slice(0, 120));
}
