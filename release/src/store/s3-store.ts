import { readFile } from "node:fs/promises";
import path from "node:path";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { read } from "@mandi/shared/contract/read";
import { AreaManifest } from "@mandi/shared/contract/release/area-manifest";
import { ShellManifest } from "@mandi/shared/contract/release/shell-manifest";
import { Revision } from "./release-state";
import {
  manifestFileOf,
  PointerMoved,
  type ReleaseStore,
  type StoredVersion,
  signatureFile,
  VersionTaken,
  versionPath,
} from "./release-store";
import type { S3Place } from "./s3-address";

/** Without these a bucket that hangs would be waited for for ever. Idle is a connection on which nothing moves, either way. */
const defaultPatience = { connectMs: 3_000, idleMs: 8_000 };

/**
 * A store in an S3-compatible bucket that knows conditional writes, with the same names as the directory store. Every
 * object is put with `If-None-Match: *`: a revision's number is taken by one writer only, which is the compare-and-swap.
 * A version is there once its manifest is, which is put last.
 *
 * Credentials, region and endpoint come from the usual variables of the AWS tools (`AWS_ENDPOINT_URL_S3` for others).
 */
export function openS3Store(
  { bucket, prefix }: S3Place,
  environment: NodeJS.ProcessEnv,
  { connectMs, idleMs } = defaultPatience,
): ReleaseStore {
  const endpoint = environment["AWS_ENDPOINT_URL_S3"] ?? environment["AWS_ENDPOINT_URL"];
  const client = new S3Client({
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestHandler: { connectionTimeout: connectMs, socketTimeout: idleMs },
    // Checksums in trailers are newer than many compatible servers.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  /** A revision and the tag of what was read, by which the bucket tells that it is still the same. */
  let newest: { readonly revision: Revision; readonly tag: string | undefined } | null = null;

  /** @returns false when an object with this name exists. */
  async function putNew(key: string, body: Buffer | string): Promise<boolean> {
    try {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: prefix + key, Body: body, IfNoneMatch: "*" }));
      return true;
    } catch (error) {
      // 409: another writer of the same name is just being served; for us they were first.
      if (hasStatus(error, 412, 409)) return false;
      throw error;
    }
  }

  async function get(key: string): Promise<Buffer> {
    return (await getTagged(key)).bytes;
  }

  async function getTagged(key: string): Promise<{ readonly bytes: Buffer; readonly tag: string | undefined }> {
    try {
      const { Body, ETag } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: prefix + key }));
      return { bytes: Buffer.from((await Body?.transformToByteArray()) ?? []), tag: ETag };
    } catch (error) {
      if (hasStatus(error, 404)) throw Object.assign(new Error(`${key} is not in the bucket`), { code: "ENOENT" });
      throw error;
    }
  }

  async function headOf(key: string): Promise<{ readonly at: Date; readonly tag: string | undefined } | null> {
    try {
      const { LastModified, ETag } = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: prefix + key }));
      return { at: LastModified ?? new Date(0), tag: ETag };
    } catch (error) {
      if (hasStatus(error, 404)) return null;
      throw error;
    }
  }

  const isThere = async (key: string) => (await headOf(key)) !== null;

  /** Names below a folder: of its folders with a slash as `delimiter`, else of all objects. */
  async function list(folder: string, delimiter?: "/"): Promise<string[]> {
    const names: string[] = [];
    let token: string | undefined;
    do {
      const page = await client.send(
        new ListObjectsV2Command({
          Bucket: bucket,
          Prefix: prefix + folder,
          ...(delimiter && { Delimiter: delimiter }),
          ...(token && { ContinuationToken: token }),
        }),
      );
      const found = delimiter ? page.CommonPrefixes?.map(({ Prefix }) => Prefix) : page.Contents?.map(({ Key }) => Key);
      for (const name of found ?? []) if (name) names.push(name.slice(prefix.length));
      token = page.NextContinuationToken;
    } while (token);
    return names;
  }

  async function putVersion(unit: string, version: string, folder: string, files: readonly string[]) {
    const target = versionPath(unit, version);
    const manifest = files.at(-1) ?? "";
    const wasThere = await isThere(`${target}/${manifest}`);
    for (const file of files) {
      const content = await readFile(path.join(folder, file));
      if (!wasThere && (await putNew(`${target}/${file}`, content))) continue;
      const stored = await get(`${target}/${file}`).catch(() => null);
      if (!stored?.equals(content))
        throw new VersionTaken(
          `${unit}@${version} is published already with other content (${file}). Build it again: the version is the hash of the content.`,
        );
    }
    return wasThere ? ("present" as const) : ("stored" as const);
  }

  async function putSignature(unit: string, version: string, signature: string): Promise<void> {
    const Key = `${prefix}${versionPath(unit, version)}/${signatureFile}`;
    await client.send(new PutObjectCommand({ Bucket: bucket, Key, Body: signature }));
  }

  async function listVersions(): Promise<StoredVersion[]> {
    const folders = ["shell/", ...(await list("areas/", "/"))];
    const lists = await Promise.all(folders.map((folder) => list(folder, "/")));
    const found = await Promise.all(
      lists.flat().map(async (folder) => {
        const [version = "", unit = ""] = folder.split("/").reverse().slice(1);
        const head = await headOf(`${versionPath(unit, version)}/${manifestFileOf(unit)}`);
        return head && { unit, version, publishedAt: head.at.toISOString() };
      }),
    );
    return found.filter((version) => version !== null);
  }

  async function removeVersion(unit: string, version: string): Promise<void> {
    const target = versionPath(unit, version);
    const manifest = `${target}/${manifestFileOf(unit)}`;
    const rest = (await list(`${target}/`)).filter((key) => key !== manifest);
    // Out of sight in one step: a kill half way must not leave a version that looks whole.
    for (const key of [manifest, ...rest])
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: prefix + key }));
  }

  async function readRevision(number: number): Promise<Revision> {
    return parsed(await get(revisionKey(number)));
  }

  async function revisionNumbers(): Promise<number[]> {
    const keys = await list("revisions/");
    return keys.flatMap((key) => Number(/^revisions\/(\d{8})\.json$/.exec(key)?.[1] ?? [])).sort((a, b) => a - b);
  }

  async function readLatest(): Promise<Revision | null> {
    // Revisions have no gaps: once one is known, asking for the next is enough. And whether the known one is still that:
    // one that nobody signed is taken away again, and another gets its number.
    if (newest) {
      const { revision, tag } = newest;
      const [known, isNext] = await Promise.all([
        headOf(revisionKey(revision.revision)),
        isThere(revisionKey(revision.revision + 1)),
      ]);
      if (known === null || known.tag !== tag) newest = null;
      else if (!isNext) return revision;
    }
    let number = newest ? newest.revision.revision + 1 : (await revisionNumbers()).at(-1);
    if (number === undefined) return null;
    while (await isThere(revisionKey(number + 1))) number += 1;
    const { bytes, tag } = await getTagged(revisionKey(number));
    newest = { revision: parsed(bytes), tag };
    return newest.revision;
  }

  async function append(revision: Revision): Promise<Revision> {
    const { revision: number } = revision;
    if (number > 1 && !(await isThere(revisionKey(number - 1))))
      throw new PointerMoved(`Revision ${number - 1} is missing`);
    const content = `${JSON.stringify(revision, null, 2)}\n`;
    if (await putNew(revisionKey(number), content)) return revision;
    // A write whose answer was lost is sent again by the client, and then meets itself.
    if ((await get(revisionKey(number)).catch(() => null))?.toString("utf8") === content) return revision;
    throw new PointerMoved(`Revision ${number} was written by someone else`);
  }

  const readUnitFile = (unit: string, version: string, file: string) => get(`${versionPath(unit, version)}/${file}`);
  const readJson = async (unit: string, version: string, file: string): Promise<unknown> =>
    JSON.parse((await readUnitFile(unit, version, file)).toString("utf8"));

  return {
    putVersion,
    putSignature,
    readFile: readUnitFile,
    listVersions,
    removeVersion,
    readAreaManifest: async (area, version) => read(AreaManifest, await readJson(area, version, "area.json")),
    readShellManifest: async (version) => read(ShellManifest, await readJson("shell", version, "shell.json")),
    readLatest,
    readHistory: async () => Promise.all((await revisionNumbers()).map(readRevision)),
    append,
  };
}

function parsed(bytes: Buffer): Revision {
  return read(Revision, JSON.parse(bytes.toString("utf8")));
}

function revisionKey(number: number): string {
  return `revisions/${String(number).padStart(8, "0")}.json`;
}

function hasStatus(error: unknown, ...statuses: readonly number[]): boolean {
  if (typeof error !== "object" || error === null || !("$metadata" in error)) return false;
  const { $metadata: metadata } = error;
  const status = typeof metadata === "object" && metadata !== null && "httpStatusCode" in metadata;
  return status && statuses.includes(Number(metadata.httpStatusCode));
}
