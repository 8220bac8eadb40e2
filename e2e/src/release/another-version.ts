import { createHash } from "node:crypto";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { AreaManifest } from "@mandi/shared/contract/release/area-manifest";
import { release, releaseStore } from "../harness/release-command";

/**
 * Publishes the same area with extra code at the end of its entry, which makes it another version with another container.
 */
export async function publishAnother(folder: string, area: string, version: string, code = ""): Promise<string> {
  const dist = join(folder, createHash("sha256").update(code).digest("hex").slice(0, 8));
  cpSync(join(releaseStore(), "areas", area, version), dist, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(dist, "area.json"), "utf8")) as AreaManifest;
  const { entry } = manifest;
  const container = `mandi_${createHash("sha256")
    .update(folder + code)
    .digest("hex")
    .slice(0, 12)}`;
  const texts = new Map(
    Object.keys(manifest.integrity)
      .filter((file) => /\.(js|json)$/.test(file))
      .map((file) => [file, readFileSync(join(dist, file), "utf8").replaceAll(manifest.container, container)]),
  );
  const integrity = { ...manifest.integrity };
  let entryText = texts.get(entry) ?? "";
  for (const [file, text] of texts) {
    if (file === entry) continue;
    entryText = entryText.replaceAll(integrity[file] ?? "", sha384(text)); // The entry contains the hashes of its chunks.
    integrity[file] = sha384(text);
  }
  texts.set(entry, `${entryText}\n/* ${folder} */\n${code}`);
  integrity[entry] = sha384(texts.get(entry) ?? "");
  for (const [file, text] of texts) writeFileSync(join(dist, file), text);
  const number = createHash("sha256")
    .update(texts.get(entry) ?? "")
    .digest("hex")
    .slice(0, 16);
  const another: AreaManifest = { ...manifest, version: number, container, integrity };
  writeFileSync(join(dist, "area.json"), JSON.stringify(another));
  await release("publish", area, "--to", dist);
  return number;
}

function sha384(text: string): string {
  return `sha384-${createHash("sha384").update(text).digest("base64")}`;
}
