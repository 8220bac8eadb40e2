import { createRequire } from "node:module";
import { join } from "node:path";
import { areaFolders } from "../area-folders.cjs";
import type { Part } from "./part";

const MINUTE_MS = 60_000;
/** When a part that hangs is stopped: five times and more what it takes on two cores. */
const stoppedAfterMs = { program: 20 * MINUTE_MS, package: 90 * MINUTE_MS, browser: 120 * MINUTE_MS };

/** Packages whose tests need no browser, in the order of their arrows: what others depend on comes first. */
interface Packages {
  readonly names: readonly string[];
  /** How many of their files run at a time on two cores. */
  readonly atOnce: number;
}

/** What draws and computes keeps two cores at work, two files at a time. */
const pagePackages = (checkout: string): Packages => ({
  names: ["shared", "shell", ...areaFolders(checkout)],
  atOnce: 2,
});

/** What starts programs and databases waits for them a third of its time: a third file fills the pauses of two. */
const programPackages: Packages = { names: ["release", "area-kit", "launch", "api", "demo", "bench"], atOnce: 3 };

interface JestConfiguration {
  readonly projects: readonly { readonly displayName: string }[];
}

function fileName(name: string): string {
  return name.replace(/\W+/g, "-");
}

/** The names of a package's projects in the configuration that has them all. */
function projectsOf(checkout: string, name: string): readonly string[] {
  const { projects } = createRequire(import.meta.url)(join(checkout, name, "jest.config.cjs")) as JestConfiguration;
  return projects.map(({ displayName }) => displayName);
}

/**
 * Everything that must hold, in the order in which a mistake is found soonest; each part uses both cores on its own.
 *
 * @param words only parts and packages with one of them in their names; without words, all
 */
export function testParts(checkout: string, resultFolder: string, words: readonly string[]): readonly Part[] {
  const isWanted = (name: string) => words.length === 0 || words.some((word) => name.includes(word));
  const outputFile = (name: string) => join(resultFolder, `${fileName(name)}.log`);
  const jest = join(checkout, "node_modules", "jest", "bin", "jest.js");
  const jestPart = (name: string, options: readonly string[], withinMs: number): Part => {
    const resultFile = join(resultFolder, `${fileName(name)}.json`);
    const command = [jest, "--ci", "--json", `--outputFile=${resultFile}`, ...options];
    return { name, command, resultFile, outputFile: outputFile(name), withinMs };
  };
  // In one Jest: its workers stay warm from one package to the next, and only once does one wait for the other's last file.
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
  // A journey waits a third of its time: three products, each with the next file that waits, fill each other's pauses.
  const browserPart: Part = {
    ...jestPart("journeys and releases in a browser", ["-c", "e2e/jest.config.cjs"], stoppedAfterMs.browser),
    environment: { MANDI_E2E_PRODUCTS: "3" },
  };
  const parts = [
    program("types, lint, arrows, dead code", "launch/src/verify/verify.ts"),
    ...packagesPart(pagePackages(checkout)),
    // Before the tests that look at what is built: two that find nothing would build into the same folders.
    program("builds", "launch/src/build/build-all.ts"),
    ...packagesPart(programPackages),
    browserPart,
  ];
  return parts.filter(({ name }) => isWanted(name));
}
