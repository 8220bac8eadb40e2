import { mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { inputHash, inputState } from "@mandi/release/public/input-hash";
import { type Program, runProgram } from "../process/child-program";
import { writeDurably } from "../process/durable-file";
import { readJsonFile, textField } from "../process/parse-json";
import { findUnits, type Unit } from "./units";

/** A built unit. */
export type BuiltUnit = { readonly unit: Unit; readonly version: string; readonly distFolder: string };

/** Receives the progress of the builds. */
export type BuildListener = {
  readonly onBegin: (unit: Unit) => void;
  readonly onDone: (unit: Unit) => void;
  /** Receives each running build, so that it can be stopped. */
  readonly onProgram?: (program: Program) => void;
};

/** A build uses about one core and half a gigabyte; more at once only slow each other down. */
const AT_ONCE = Math.min(2, availableParallelism());

function recordFile(checkout: string, unit: Unit): string {
  return join(checkout, ".mandi", "build", `${unit.folder}.json`);
}

function builtVersion(checkout: string, unit: Unit): string | undefined {
  return textField(readJsonFile(join(checkout, unit.folder, "dist", unit.manifest)), "version");
}

/** Builds one unit if its sources changed since its last build. */
export async function buildUnit(checkout: string, unit: Unit, listener: BuildListener): Promise<BuiltUnit> {
  mkdirSync(join(checkout, ".mandi", "build"), { recursive: true });
  const distFolder = join(checkout, unit.folder, "dist");
  const state = await inputState(unit.folder);
  const record = readJsonFile(recordFile(checkout, unit));
  const before = textField(record, "version");
  const isBuilt = before !== undefined && builtVersion(checkout, unit) === before;
  if (isBuilt && textField(record, "inputState") === state) return { unit, version: before, distFolder };
  const hash = await inputHash(unit.folder);
  const remember = (version: string) =>
    writeDurably(recordFile(checkout, unit), JSON.stringify({ inputState: state, inputHash: hash, version }));
  if (isBuilt && textField(record, "inputHash") === hash) {
    remember(before);
    return { unit, version: before, distFolder };
  }
  listener.onBegin(unit);
  const file = "release/src/build/cli.ts";
  const parameters = [unit.folder];
  await runProgram({ checkout, file, parameters, onLine: () => undefined }, listener.onProgram);
  const version = builtVersion(checkout, unit);
  if (version === undefined) throw new Error(`The build of ${unit.folder} wrote no ${unit.manifest}.`);
  remember(version);
  listener.onDone(unit);
  return { unit, version, distFolder };
}

/** Builds the shell and all areas whose sources changed since their last build, a few at a time. */
export async function buildUnits(checkout: string, listener: BuildListener): Promise<readonly BuiltUnit[]> {
  const waiting = [...findUnits(checkout)];
  const built: BuiltUnit[] = [];
  const work = async () => {
    for (let unit = waiting.shift(); unit !== undefined; unit = waiting.shift()) {
      built.push(await buildUnit(checkout, unit, listener));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return built;
}
