import { createRequire } from "node:module";
import path from "node:path";
import { contractVersion } from "@mandi/shared/contract/release/contract-version";
import { hostModules } from "@mandi/shared/contract/release/host-modules";
import { satisfies } from "semver";
import { folderOf } from "./workspace";

/** Modules of our own that the host provides: their version is the contract's. */
const ownModules: readonly string[] = ["@mandi/shared/session", "@mandi/shared/http"];

export interface HostRange {
  /** The version installed where the area is built; in this workspace, the shell provides the same one. */
  readonly provided: string;
  /** What the area accepts. */
  readonly range: string;
}

/**
 * The range that an area requires of each host module: the contract's for our own modules, otherwise the installed minor
 * version or a later one. Ranges are derived, never written by hand: the area was compiled and tested against exactly these
 * versions.
 *
 * @param hostFolder the package whose installed versions are used
 * @throws when the area's package.json requires a range that the host cannot satisfy.
 */
export function hostRanges(
  peers: Readonly<Record<string, string>>,
  hostFolder: string = folderOf("shell"),
): Readonly<Record<string, HostRange>> {
  const require = createRequire(path.join(hostFolder, "package.json"));
  return Object.fromEntries(
    hostModules.map((name) => {
      const provided = ownModules.includes(name) ? contractVersion : installedVersion(require, name);
      assertFits(name, provided, peers[packageOf(name)]);
      return [name, { provided, range: `^${minorLine(provided)}` }];
    }),
  );
}

function installedVersion(require: NodeJS.Require, name: string): string {
  const file = require.resolve(`${packageOf(name)}/package.json`);
  return (require(file) as { version: string }).version;
}

function assertFits(name: string, provided: string, peer: string | undefined): void {
  if (peer === undefined || peer.startsWith("catalog:") || satisfies(provided, peer)) return;
  throw new Error(
    `${name}: the host provides ${provided}, but this area's package.json asks for ${peer}. Ask for a range that ${provided} fits.`,
  );
}

/** The package of a host module: `react-dom` of `react-dom/client`. */
export function packageOf(name: string): string {
  return name.split("/")[0] ?? name;
}

/** `19.3.1` → `19.3.0`, the start of the range that an area requires. */
export function minorLine(version: string): string {
  return version.replace(/\.\d+$/, ".0");
}
