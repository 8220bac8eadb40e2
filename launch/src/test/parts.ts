import { join } from "node:path";
import { areaFolders } from "../area-folders.cjs";
import type { Part } from "./part";

const MINUTE_MS = 60_000;
/** When a part that hangs is stopped: three times and more what it takes on a busy machine with two cores. */
const stoppedAfterMs = { program: 20 * MINUTE_MS, package: 30 * MINUTE_MS, browser: 60 * MINUTE_MS };

/** Packages whose tests need no browser, in the order of their arrows: what others depend on comes first. */
const packagesOf = (checkout: string) => [
  "shared",
  "shell",
  ...areaFolders(checkout),
  "release",
  "area-kit",
  "launch",
  "api",
  "demo",
  "bench",
];

function fileName(name: string): string {
  return name.replace(/\W+/g, "-");
}

/** Everything that must hold, in the order in which a mistake is found soonest; each part uses both cores on its own. */
export function testParts(checkout: string, resultFolder: string): readonly Part[] {
  const outputFile = (name: string) => join(resultFolder, `${fileName(name)}.log`);
  const jest = join(checkout, "node_modules", "jest", "bin", "jest.js");
  const jestPart = (name: string, options: readonly string[], withinMs: number): Part => {
    const resultFile = join(resultFolder, `${fileName(name)}.json`);
    const command = [jest, "--ci", "--json", `--outputFile=${resultFile}`, ...options];
    return { name, command, resultFile, outputFile: outputFile(name), withinMs };
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
  return [
    program("types, lint, arrows, dead code", "launch/src/verify/verify.ts"),
    ...packagesOf(checkout).map((name) => jestPart(name, ["-c", `${name}/jest.config.cjs`], stoppedAfterMs.package)),
    program("builds", "launch/src/build/build-all.ts"),
    browserPart,
  ];
}
