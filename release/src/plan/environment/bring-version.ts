import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { read } from "@mandi/shared/contract/read";
import { AreaManifest } from "@mandi/shared/contract/release/area-manifest";
import { ShellManifest } from "@mandi/shared/contract/release/shell-manifest";
import { Object as ObjectOf, Optional, Record as RecordOf, String as StringOf } from "typebox";
import { isPlainPath } from "../../store/files/plain-path";
import { sha384 } from "../../store/files/sha384";
import { publishArea, publishShell } from "../../store/publish";
import { versionName } from "../../store/release-state";
import { manifestFileOf, type ReleaseStore, versionPath } from "../../store/release-store";
import { trustedKeysOf } from "../../store/signature/keys";
import { hasSignedBy, manifestWords } from "../../store/signature/signed-words";
import { StepRefused } from "../steps/step";
import type { Environment } from "./policy";

const Live = ObjectOf({ version: StringOf() });
const Document = ObjectOf({ shell: Optional(Live), areas: RecordOf(StringOf(), Live) });

const patienceMs = 30_000;

/** A version of another environment in a local folder, before it is published here. */
export interface Brought {
  readonly unit: string;
  readonly version: string;
  readonly folder: string;
  remove(): Promise<void>;
}

/**
 * Fetches the version of a unit that is live in another environment into a folder: its manifest, which must be signed with
 * that environment's pinned key, and every file that the manifest names. Publishing compares the files with their hashes.
 *
 * @throws StepRefused when another version is live there, the signature is wrong, or the environment cannot be reached
 */
export async function bringVersion(unit: string, version: string, { origin, key }: Environment): Promise<Brought> {
  const { shell, areas } = read(Document, JSON.parse(String(await fetched(origin, "/release.json"))));
  const live = (unit === "shell" ? shell : areas[unit])?.version;
  if (live !== version)
    throw new StepRefused(`${versionName(unit, version)} is not live at ${origin}: ${live ?? "nothing"} is`);

  const base = `/${versionPath(unit, version)}`;
  const content = await fetched(origin, `${base}/${manifestFileOf(unit)}`);
  const signature = String(await fetched(origin, `/api/version-signature/${unit}/${version}`));
  const trusted = await trustedKeysOf(key);
  if (!hasSignedBy(trusted, "manifest", manifestWords(unit, version, sha384(content)), signature))
    throw new StepRefused(
      `${versionName(unit, version)} at ${origin} was not signed by the key that the policy here names for it`,
    );

  const { integrity } = read(unit === "shell" ? ShellManifest : AreaManifest, JSON.parse(String(content)));
  const folder = await mkdtemp(path.join(tmpdir(), "mandi-brought-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await writeFile(path.join(folder, manifestFileOf(unit)), content);
    for (const file of Object.keys(integrity)) {
      if (!isPlainPath(file))
        throw new StepRefused(`${versionName(unit, version)} at ${origin} names ${file}, which no build would`);
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), await fetched(origin, `${base}/${file}`));
    }
    return { unit, version, folder, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/**
 * Publishes the fetched version under the same name; in a dry run only checks that this is possible.
 *
 * @throws VersionTaken; Error for a file that does not match its hash; StepRefused when its own name differs
 */
export async function publishBrought(
  store: ReleaseStore,
  { unit, version, folder }: Brought,
  isDryRun: boolean,
): Promise<void> {
  const published = await (unit === "shell"
    ? publishShell(store, folder, { isDryRun })
    : publishArea(store, folder, { isDryRun, area: unit }));
  if (published.version !== version)
    throw new StepRefused(`${versionName(unit, version)} calls itself ${published.version}`);
}

async function fetched(origin: string, address: string): Promise<Buffer> {
  const answer = await fetch(new URL(address, origin), {
    signal: AbortSignal.timeout(patienceMs),
    redirect: "error",
  }).catch((error) => {
    throw new StepRefused(`${origin} cannot be asked: ${error instanceof Error ? error.message : error}`);
  });
  if (!answer.ok) throw new StepRefused(`${origin} answers ${answer.status} for ${address}`);
  return Buffer.from(await answer.arrayBuffer());
}
