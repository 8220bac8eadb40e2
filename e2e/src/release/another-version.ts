import { createHash } from "node:crypto";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { AreaManifest } from "@mandi/shared/contract/release/area-manifest";
import { release, releaseStore } from "../harness/release-command";

/** Publishes the same area with some code more at the end of its entry: other content, so another version. */
export async function publishAnother(folder: string, area: string, version: string, code = ""): Promise<string> {
  const dist = join(folder, createHash("sha256").update(code).digest("hex").slice(0, 8));
  cpSync(join(releaseStore(), "areas", area, version), dist, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(dist, "area.json"), "utf8")) as AreaManifest;
  const entry = `${readFileSync(join(dist, manifest.entry), "utf8")}\n/* ${folder} */\n${code}`;
  writeFileSync(join(dist, manifest.entry), entry);
  const hash = (name: string) => createHash(name).update(entry);
  const another: AreaManifest = {
    ...manifest,
    version: hash("sha256").digest("hex").slice(0, 16),
    integrity: { ...manifest.integrity, [manifest.entry]: `sha384-${hash("sha384").digest("base64")}` },
  };
  writeFileSync(join(dist, "area.json"), JSON.stringify(another));
  await release("publish", area, "--to", dist);
  return another.version;
}
