import { readFileSync } from "node:fs";
import path from "node:path";
import { minorLine, packageOf } from "@mandi/release/public/host-ranges";
import { contractVersion } from "@mandi/shared/contract/release/contract-version";
import { hostModules } from "@mandi/shared/contract/release/host-modules";
import { parse } from "yaml";
import { checkout } from "../contract/contract-types";

type Exported = string | { readonly types: string; readonly default: string };
type Versions = Readonly<Record<string, string>>;

const jsonOf = (file: string): unknown => JSON.parse(readFileSync(path.join(checkout, file), "utf8"));
const shared = jsonOf("shared/package.json") as { readonly exports: Versions; readonly dependencies: Versions };
const { catalog } = parse(readFileSync(path.join(checkout, "pnpm-workspace.yaml"), "utf8")) as {
  readonly catalog: Versions;
};

/** What the host provides: peers of the kit, so that a team has only one of each. */
const provided = [...new Set(hostModules.filter((name) => !name.startsWith("@mandi/")).map(packageOf))];
/** What the command needs for building and running. */
const buildTools = ["@module-federation/enhanced", "@rsbuild/core", "@rsbuild/plugin-react", "semver", "tsx", "yaml"];
/** The packages that the test preset needs. */
export const testTools = [
  "@swc/core",
  "@swc/jest",
  "@testing-library/dom",
  "@testing-library/jest-dom",
  "@testing-library/react",
  "@testing-library/user-event",
  "axe-core",
  "jest",
  "jest-environment-jsdom",
];

/** The version of a library that the product is tested with. @throws when the catalog does not have it */
export function versionOf(name: string): string {
  const version = catalog[name];
  if (version === undefined) throw new Error(`${name} is not in the catalog of pnpm-workspace.yaml`);
  return version;
}

const inOrder = (entries: (readonly [string, string])[]): Versions =>
  Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));

/**
 * `package.json` of the kit. Its version is the contract's. No `"type"`: with `module` a bundler requires the extension of
 * every file that the emitted code imports.
 */
export function kitManifest() {
  const libraries = [...Object.keys(shared.dependencies), ...buildTools].filter((name) => !provided.includes(name));
  return {
    name: "@mandi/area-kit",
    version: contractVersion,
    description: "What a team needs to build, test and ship an area of Mandi from its own repository",
    license: "UNLICENSED",
    engines: { node: ">=20.19" },
    sideEffects: ["*.css"],
    bin: { "mandi-area": "release/src/build/mandi-area.mjs" },
    exports: exportsOfKit(),
    dependencies: inOrder(libraries.map((name) => [name, versionOf(name)])),
    peerDependencies: inOrder([
      ...provided.map((name) => [name, `^${minorLine(versionOf(name))}`] as const),
      ...testTools.map((name) => [name, versionOf(name)] as const),
    ]),
    peerDependenciesMeta: Object.fromEntries(testTools.map((name) => [name, { optional: true }])),
  };
}

function exportsOfKit(): Readonly<Record<string, Exported>> {
  return {
    ...Object.fromEntries(Object.entries(shared.exports).map(([name, file]) => [name, exported(file)])),
    "./jest-preset": "./area-kit/src/preset/jest-preset.cjs",
    "./tsconfig.json": "./area-kit/src/preset/tsconfig.json",
    "./package.json": "./package.json",
  };
}

/** `./src/ui/*.tsx` of the shared package → where its JavaScript and its types are in the kit. */
function exported(file: string): Exported {
  const there = `./shared/${file.slice("./".length)}`;
  const base = there.replace(/\.tsx?$/, "");
  return base === there ? there : { types: `${base}.d.ts`, default: `${base}.js` };
}
