import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import type { S3Place } from "./s3-address";

/** How long connecting to a bucket may take, and how long a connection may be idle in both directions. */
export interface S3Timeouts {
  readonly connectMs: number;
  readonly idleMs: number;
}

/** The objects of a store in its bucket, by their names below the store's prefix. The tag of an object changes with its content. */
export class Bucket {
  readonly #client: S3Client;
  readonly #place: S3Place;

  constructor(place: S3Place, environment: NodeJS.ProcessEnv, { connectMs, idleMs }: S3Timeouts) {
    const endpoint = environment["AWS_ENDPOINT_URL_S3"] ?? environment["AWS_ENDPOINT_URL"];
    this.#place = place;
    this.#client = new S3Client({
      ...(endpoint && { endpoint, forcePathStyle: true }),
      requestHandler: { connectionTimeout: connectMs, socketTimeout: idleMs },
      // Many compatible servers do not support checksums in trailers yet.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
    });
  }

  /** @returns false when an object with this name exists. */
  async putNew(key: string, body: Buffer | string): Promise<boolean> {
    try {
      await this.#client.send(new PutObjectCommand({ ...this.#object(key), Body: body, IfNoneMatch: "*" }));
      return true;
    } catch (error) {
      // 409: another writer is storing the same name at this moment, so it was first.
      if (hasStatus(error, 412, 409)) return false;
      throw error;
    }
  }

  async put(key: string, body: Buffer | string): Promise<void> {
    await this.#client.send(new PutObjectCommand({ ...this.#object(key), Body: body }));
  }

  async get(key: string): Promise<Buffer> {
    return (await this.getTagged(key)).bytes;
  }

  async getTagged(key: string): Promise<{ readonly bytes: Buffer; readonly tag: string | undefined }> {
    try {
      const { Body, ETag } = await this.#client.send(new GetObjectCommand(this.#object(key)));
      return { bytes: Buffer.from((await Body?.transformToByteArray()) ?? []), tag: ETag };
    } catch (error) {
      if (hasStatus(error, 404)) throw Object.assign(new Error(`${key} is not in the bucket`), { code: "ENOENT" });
      throw error;
    }
  }

  async headOf(key: string): Promise<{ readonly at: Date; readonly tag: string | undefined } | null> {
    try {
      const { LastModified, ETag } = await this.#client.send(new HeadObjectCommand(this.#object(key)));
      return { at: LastModified ?? new Date(0), tag: ETag };
    } catch (error) {
      if (hasStatus(error, 404)) return null;
      throw error;
    }
  }

  async isThere(key: string): Promise<boolean> {
    return (await this.headOf(key)) !== null;
  }

  /** Names below a folder: with a slash as `delimiter` those of its folders, otherwise those of all objects. */
  async list(folder: string, delimiter?: "/"): Promise<string[]> {
    const { bucket, prefix } = this.#place;
    const names: string[] = [];
    let token: string | undefined;
    do {
      const page = await this.#client.send(
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

  async remove(key: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand(this.#object(key)));
  }

  #object(key: string) {
    return { Bucket: this.#place.bucket, Key: this.#place.prefix + key };
  }
}

function hasStatus(error: unknown, ...statuses: readonly number[]): boolean {
  if (typeof error !== "object" || error === null || !("$metadata" in error)) return false;
  const { $metadata: metadata } = error;
  const status = typeof metadata === "object" && metadata !== null && "httpStatusCode" in metadata;
  return status && statuses.includes(Number(metadata.httpStatusCode));
}
