import { createRequire } from "node:module";
import { join } from "node:path";
import { areaFolders } from "../area-folders.cjs";
import type { Part } from "./part";

const MINUTE_MS = 60_000;
/** Time limit of a part: at least five times what it takes on two cores. */
const stoppedAfterMs = { program: 20 * MINUTE_MS, package: 90 * MINUTE_MS, browser: 120 * MINUTE_MS };

/** An option of Node that Jest gives to its workers: rendering and requests leave much that is soon collected. */
const roomForYoungObjects = "--max-semi-space-size=64";

/** Packages whose tests need no browser, in the order of their dependencies: what others depend on comes first. */
interface Packages {
  readonly names: readonly string[];
  /** How many of their test files run at a time on two cores. */
  readonly atOnce: number;
}

/** Rendering and computing keep two cores busy with two files at a time. */
const pagePackages = (checkout: string): Packages => ({
  names: ["shared", "shell", ...areaFolders(checkout)],
  atOnce: 2,
});

/** Tests that start programs and databases wait for a third of the time, so a third file fills the pauses of two. */
const programPackages: Packages = { names: ["release", "area-kit", "launch", "api", "demo", "bench"], atOnce: 3 };

interface JestConfiguration {
  readonly projects: readonly { readonly displayName: string }[];
}

function fileName(name: string): string {
  return name.replace(/\W+/g, "-");
}

/** The names of a package's projects in the combined configuration. */
function projectsOf(checkout: string, name: string): readonly string[] {
  const { projects } = createRequire(import.meta.url)(join(checkout, name, "jest.config.cjs")) as JestConfiguration;
  return projects.map(({ displayName }) => displayName);
}

/**
 * All parts, in the order in which mistakes are found soonest; each part uses both cores by itself.
 *
 * @param words only parts and packages with one of them in their names; without words, all
 */
export function testParts(checkout: string, resultFolder: string, words: readonly string[]): readonly Part[] {
  const isWanted = (name: string) => words.length === 0 || words.some((word) => name.includes(word));
  const outputFile = (name: string) => join(resultFolder, `${fileName(name)}.log`);
  const jest = join(checkout, "node_modules", "jest", "bin", "jest.js");
  const jestPart = (name: string, options: readonly string[], withinMs: number): Part => {
    const resultFile = join(resultFolder, `${fileName(name)}.json`);
    const command = [roomForYoungObjects, jest, "--ci", "--json", `--outputFile=${resultFile}`, ...options];
    return { name, command, resultFile, outputFile: outputFile(name), withinMs };
  };
  // In one Jest run: workers stay warm from one package to the next, and wait only once for each other's last file.
  const packagesPart = ({ names, atOnce }: Packages): readonly Part[] => {
    const wanted = names.filter(isWanted);
    if (wanted.length === 0) return [];
    const projects = wanted.flatMap((name) => projectsOf(checkout, name));
    const options = ["-c", "jest.config.cjs", `--maxWorkers=${atOnce}`, "--selectProjects", ...projects];
    return [jestPart(wanted.join(" "), options, stoppedAfterMs.package)];
  };
  const program = (name: string, file: string): Part => ({
    name,
    command: ["--import", "tsx", join(checkout, file)],
    outputFile: outputFile(name),
    withinMs: stoppedAfterMs.program,
  });
  // A journey waits for half of the time: four products, each running the next file, fill each other's pauses.
  const browserPart: Part = {
    ...jestPart("journeys and releases in a browser", ["-c", "e2e/jest.config.cjs"], stoppedAfterMs.browser),
    environment: { MANDI_E2E_PRODUCTS: "4" },
  };
  const parts = [
    program("types, lint, arrows, dead code", "launch/src/verify/verify.ts"),
    ...packagesPart(pagePackages(checkout)),
    // Before the tests that need builds: two of them finding none would build into the same folders.
    program("builds", "launch/src/build/build-all.ts"),
    ...packagesPart(programPackages),
    browserPart,
  ];
  return parts.filter(({ name }) => isWanted(name));
}
