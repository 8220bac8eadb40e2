import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkout } from "../contract/contract-types";
import { buildFolder, bundleCommand } from "./bundle-command";
import { emitShared } from "./emit-shared";
import { kitManifest } from "./kit-manifest";
import { stageAlone } from "./stage-alone";

const presetFolder = "launch/src/testing";
const presetOfKit = "area-kit/src/preset";

/**
 * Packs the kit into a folder, as a package manager installs it. The shell has to be built.
 *
 * @returns the tarball's path
 * @throws with the message of the compiler or the packer, and when there is no build of the shell
 */
export async function packKit(folder: string): Promise<string> {
  const stage = mkdtempSync(path.join(tmpdir(), "mandi-kit-"));
  try {
    emitShared(stage);
    await bundleCommand(stage);
    await stageAlone(stage);
    copyPlainFiles(stage);
    const manifest = kitManifest();
    writeFileSync(path.join(stage, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
    return packed(stage, folder, `mandi-area-kit-${manifest.version}.tgz`);
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

/** Files that are copied unchanged: those that run inside the compiler's process or Jest, and types of assets. */
function copyPlainFiles(stage: string): void {
  const isBuild = (file: string) => file.endsWith(".mjs") && !file.startsWith("dev-");
  const isPreset = (file: string) => file.endsWith(".cjs");
  for (const [from, isMeant] of [[buildFolder, isBuild] as const, [presetFolder, isPreset] as const]) {
    mkdirSync(path.join(stage, from), { recursive: true });
    for (const file of readdirSync(path.join(checkout, from)).filter(isMeant))
      cpSync(path.join(checkout, from, file), path.join(stage, from, file));
  }
  cpSync(path.join(checkout, "types"), path.join(stage, "types"), { recursive: true });
  cpSync(path.join(checkout, "tsconfig.base.json"), path.join(stage, "tsconfig.base.json"));
  cpSync(path.join(checkout, presetOfKit), path.join(stage, presetOfKit), { recursive: true });
  chmodSync(path.join(stage, buildFolder, "mandi-area.mjs"), 0o755);
}

function packed(stage: string, folder: string, name: string): string {
  rmSync(path.join(stage, "tsconfig.emit.json"), { force: true });
  mkdirSync(folder, { recursive: true });
  const { status, stderr } = spawnSync("npm", ["pack", "--silent", "--pack-destination", folder], {
    cwd: stage,
    encoding: "utf8",
  });
  const tarball = path.join(folder, name);
  if (status !== 0) throw new Error(`The kit could not be packed:\n${stderr}`);
  return tarball;
}
