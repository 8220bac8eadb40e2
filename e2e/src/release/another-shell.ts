import { createHash } from "node:crypto";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contractVersion } from "@mandi/shared/contract/release/contract-version";
import type { ShellManifest } from "@mandi/shared/contract/release/shell-manifest";
import { release } from "../harness/release-command";

/** Publishes the product's own shell with another contract in its code and description. */
export async function publishShellOf(
  contract: string,
  { store, version, folder }: { readonly store: string; readonly version: string; readonly folder: string },
): Promise<ShellManifest> {
  const dist = join(folder, `shell-${contract}`);
  cpSync(join(store, "shell", version), dist, { recursive: true });
  const text = readFileSync(join(dist, "shell.json"), "utf8").replaceAll(`"${contractVersion}"`, `"${contract}"`);
  const built = JSON.parse(text) as ShellManifest;
  const integrity = { ...built.integrity };
  const scripts = built.scripts.map((file) => ({ file, code: readFileSync(join(dist, file), "utf8") }));
  const naming = scripts.filter(({ code }) => code.includes(`"${contractVersion}"`));
  expect(naming).not.toEqual([]);
  for (const { file, code } of naming) {
    const changed = code.replaceAll(`"${contractVersion}"`, `"${contract}"`);
    writeFileSync(join(dist, file), changed);
    integrity[file] = `sha384-${createHash("sha384").update(changed).digest("base64")}`;
  }
  const name = createHash("sha256").update(JSON.stringify(integrity)).digest("hex").slice(0, 16);
  const manifest = { ...built, version: name, integrity };
  writeFileSync(join(dist, "shell.json"), JSON.stringify(manifest));
  await release("publish", "shell", "--to", dist, "--store", store);
  return manifest;
}
