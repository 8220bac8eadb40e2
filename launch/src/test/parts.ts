import { createRequire } from "node:module";
import { join } from "node:path";
import { isRecord, textField } from "../process/parse-json";
import type { Part } from "./part";

const MINUTE_MS = 60_000;

/** Packages whose tests need no browser, in the order of their arrows: what others stand on comes first. */
const packages: readonly { readonly name: string; readonly folders: readonly string[] }[] = [
  { name: "shared", folders: ["shared"] },
  { name: "shell", folders: ["shell"] },
  { name: "areas", folders: ["remote-public", "remote-buyer", "remote-seller", "remote-transporter"] },
  { name: "release", folders: ["release"] },
  { name: "launch", folders: ["launch"] },
  { name: "api, on a real PostgreSQL", folders: ["api"] },
];

/** The names of a package's projects: some have one for pages and one for plain code. */
function projectsOf(checkout: string, folder: string): readonly string[] {
  const fromCheckout = createRequire(join(checkout, "package.json"));
  const configuration: unknown = fromCheckout(`./${folder}/jest.config.cjs`);
  const projects = isRecord(configuration) ? configuration["projects"] : undefined;
  const names = (Array.isArray(projects) ? projects : []).map((project: unknown) =>
    isRecord(project) ? textField(project, "displayName") : undefined,
  );
  return names.filter((name) => name !== undefined);
}

/** Everything that must hold, in the order in which a mistake is found soonest. */
export function testParts(checkout: string, resultFolder: string): readonly Part[] {
  const jest = join(checkout, "node_modules", "jest", "bin", "jest.js");
  const jestPart = (name: string, options: readonly string[], withinMs: number): Part => {
    const resultFile = join(resultFolder, `${name.replace(/\W+/g, "-")}.json`);
    return { name, command: [jest, "--ci", "--json", `--outputFile=${resultFile}`, ...options], resultFile, withinMs };
  };
  const program = (name: string, file: string): Part => ({
    name,
    command: ["--import", "tsx", join(checkout, file)],
    withinMs: 5 * MINUTE_MS,
  });
  return [
    program("types, lint, arrows, dead code", "launch/src/verify/verify.ts"),
    ...packages.map(({ name, folders }) => {
      const projects = folders.flatMap((folder) => projectsOf(checkout, folder));
      return jestPart(name, ["--selectProjects", ...projects], 6 * MINUTE_MS);
    }),
    program("builds", "launch/src/build/build-all.ts"),
    jestPart("journeys in a browser", ["-c", "e2e/jest.config.cjs"], 12 * MINUTE_MS),
  ];
}
