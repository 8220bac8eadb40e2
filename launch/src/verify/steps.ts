import { availableParallelism } from "node:os";
import { join } from "node:path";
import { areaFolders } from "../area-folders.cjs";
import { projectRoot } from "./project-root";

/** One command that must succeed. `parts` run after each other, but steps run side by side. */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

const pages = ["shared", "shell", ...areaFolders(projectRoot)];
const programs = ["api", "demo", "release", "launch", "e2e", "bench", "area-kit"];

function tool(name: string): string {
  return join(projectRoot, "node_modules/.bin", name);
}

/**
 * Packages with the same compiler options are checked as one program: what several of them import is checked once. The
 * compiler is the native one: four times as fast. Linters that use types need the other compiler's API.
 */
function types(name: string, project: string): Step {
  const compiler = join(projectRoot, "node_modules/typescript-native/bin/tsc");
  return { name: `types of ${name}`, command: [compiler, "-p", project, "--pretty", "false"] };
}

/** How many steps run at a time. A type check needs half a gigabyte, so not all cores of a large machine. */
export const atOnce = Math.min(2, availableParallelism());

/** Everything `pnpm verify` runs: quick checks run first, and within each kind the longest ones start first. */
export const steps: readonly Step[] = [
  { name: "format and lint", command: [tool("biome"), "check", "--error-on-warnings", "--max-diagnostics=30", "."] },
  {
    name: "arrows",
    command: [
      tool("depcruise"),
      "--config",
      ".dependency-cruiser.cjs",
      "--output-type",
      "err-long",
      ...pages,
      ...programs,
    ],
  },
  { name: "own rules", command: [tool("tsx"), join(import.meta.dirname, "check-own-rules.ts")] },
  { name: "contract of areas", command: [tool("tsx"), join(projectRoot, "area-kit/src/contract/check.ts")] },
  { name: "commit subjects", command: [tool("tsx"), join(import.meta.dirname, "check-commits.ts")] },
  { name: "one version of everything", command: [tool("sherif"), "--fail-on-warnings", "--no-install"] },
  { name: "dead code", command: [tool("knip"), "--no-progress", "--treat-config-hints-as-errors"] },
  types("pages", "tsconfig.pages.json"),
  types("servers, demo and launcher", "tsconfig.servers.json"),
  types("journeys, benchmarks and the kit", "tsconfig.browsers.json"),
  types("the release console", "release/src/console"),
];
