import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { read } from "@mandi/shared/contract/read";
import { AreaManifest } from "@mandi/shared/contract/release/area-manifest";
import { ShellManifest } from "@mandi/shared/contract/release/shell-manifest";
import { Object as ObjectOf, Optional, Record as RecordOf, String as StringOf } from "typebox";
import { isPlainPath } from "../../store/files/plain-path";
import { publishArea, publishShell } from "../../store/publish";
import { manifestFileOf, type ReleaseStore, versionPath } from "../../store/release-store";
import { StepRefused } from "../steps/step";

const Live = ObjectOf({ version: StringOf() });
const Document = ObjectOf({ shell: Optional(Live), areas: RecordOf(StringOf(), Live) });

const patienceMs = 30_000;

/**
 * Publishes here the version of a unit that is live in another environment: the same files under the same name, each compared with
 * its hash, and no build in between. What is published here already is compared with what is there.
 *
 * @param from origin of the other environment
 * @throws StepRefused when another version is live there, or it cannot be asked; VersionTaken; Error for a changed file.
 */
export async function bringVersion(
  store: ReleaseStore,
  unit: string,
  version: string,
  from: string,
): Promise<"present" | "stored"> {
  const { shell, areas } = read(Document, JSON.parse(String(await fetched(from, "/release.json"))));
  const live = (unit === "shell" ? shell : areas[unit])?.version;
  if (live !== version) throw new StepRefused(`${unit}@${version} is not live at ${from}: ${live ?? "nothing"} is`);

  const base = `/${versionPath(unit, version)}`;
  const content = await fetched(from, `${base}/${manifestFileOf(unit)}`);
  const { integrity } = read(unit === "shell" ? ShellManifest : AreaManifest, JSON.parse(String(content)));
  const folder = await mkdtemp(path.join(tmpdir(), "mandi-brought-"));
  try {
    await writeFile(path.join(folder, manifestFileOf(unit)), content);
    for (const file of Object.keys(integrity)) {
      if (!isPlainPath(file)) throw new StepRefused(`${unit}@${version} at ${from} names ${file}, which no build does`);
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), await fetched(from, `${base}/${file}`));
    }
    const published = await (unit === "shell"
      ? publishShell(store, folder)
      : publishArea(store, folder, { area: unit }));
    if (published.version !== version) throw new StepRefused(`${from} calls ${published.version} ${version}`);
    return published.outcome === "stored" ? "stored" : "present";
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function fetched(from: string, address: string): Promise<Buffer> {
  const answer = await fetch(new URL(address, from), {
    signal: AbortSignal.timeout(patienceMs),
    redirect: "error",
  }).catch((error) => {
    throw new StepRefused(`${from} cannot be asked: ${error instanceof Error ? error.message : error}`);
  });
  if (!answer.ok) throw new StepRefused(`${from} answers ${answer.status} for ${address}`);
  return Buffer.from(await answer.arrayBuffer());
}
