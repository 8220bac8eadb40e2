import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Where the product under test is reached; written by the global set-up for the test files, which run in other processes. */
export interface Place {
  /** `http://localhost:4261`, without a slash at the end. */
  readonly url: string;
  /** Address of the running browser. */
  readonly browser: string;
  /** File with everything the product wrote on its standard output, the OTP lines among it. */
  readonly output: string;
  /** Directory of this run, removed at its end. */
  readonly directory: string;
}

const variable = "MANDI_E2E_PLACE";

export function announcePlace(place: Place): void {
  const file = join(place.directory, "place.json");
  writeFileSync(file, JSON.stringify(place));
  process.env[variable] = file;
}

let known: Place | undefined;

export function currentPlace(): Place {
  known ??= JSON.parse(readFileSync(process.env[variable] ?? "", "utf8")) as Place;
  return known;
}

/** Reports and pictures of failures; ignored by git. */
const reportsDirectory = join(import.meta.dirname, "../../reports");

export function reportFile(name: string): string {
  mkdirSync(reportsDirectory, { recursive: true });
  return join(reportsDirectory, name.replace(/[^\w.-]+/g, "-").slice(0, 120));
}
