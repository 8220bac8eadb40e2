import { read } from "@mandi/shared/contract/read";
import { Revision } from "./release-state";
import { PointerMoved } from "./release-store";
import type { Bucket } from "./s3-bucket";
import type { StoredRevisions } from "./store-of";

/** The revisions of a store in a bucket, each a separate object. */
export class S3Revisions implements StoredRevisions {
  readonly #bucket: Bucket;
  /** A revision and its ETag, by which the bucket can tell that it has not changed. */
  #newest: { readonly revision: Revision; readonly tag: string | undefined } | null = null;

  constructor(bucket: Bucket) {
    this.#bucket = bucket;
  }

  async readLatest(): Promise<Revision | null> {
    // Revisions have no gaps: once one is known, it is enough to request the next, and to check that the known one is
    // unchanged: an unsigned one may be removed and its number given to another.
    if (this.#newest) {
      const { revision, tag } = this.#newest;
      const [known, isNext] = await Promise.all([
        this.#bucket.headOf(revisionKey(revision.revision)),
        this.#bucket.isThere(revisionKey(revision.revision + 1)),
      ]);
      if (known === null || known.tag !== tag) this.#newest = null;
      else if (!isNext) return revision;
    }
    return this.#readNewest();
  }

  async readHistory(): Promise<Revision[]> {
    return Promise.all(
      (await this.#numbers()).map(async (number) => parsed(await this.#bucket.get(revisionKey(number)))),
    );
  }

  async append(revision: Revision): Promise<Revision> {
    const { revision: number } = revision;
    if (number > 1 && !(await this.#bucket.isThere(revisionKey(number - 1))))
      throw new PointerMoved(`Revision ${number - 1} is missing`);
    const content = `${JSON.stringify(revision, null, 2)}\n`;
    if (await this.#bucket.putNew(revisionKey(number), content)) return revision;
    // The client repeats a write whose answer was lost, and then conflicts with its own first attempt.
    if ((await this.#bucket.get(revisionKey(number)).catch(() => null))?.toString("utf8") === content) return revision;
    throw new PointerMoved(`Revision ${number} was written by someone else`);
  }

  async #readNewest(): Promise<Revision | null> {
    let number = this.#newest ? this.#newest.revision.revision + 1 : (await this.#numbers()).at(-1);
    if (number === undefined) return null;
    while (await this.#bucket.isThere(revisionKey(number + 1))) number += 1;
    const { bytes, tag } = await this.#bucket.getTagged(revisionKey(number));
    const revision = parsed(bytes);
    this.#newest = { revision, tag };
    return revision;
  }

  async #numbers(): Promise<number[]> {
    const keys = await this.#bucket.list("revisions/");
    return keys.flatMap((key) => Number(/^revisions\/(\d{8})\.json$/.exec(key)?.[1] ?? [])).sort((a, b) => a - b);
  }
}

function parsed(bytes: Buffer): Revision {
  return read(Revision, JSON.parse(bytes.toString("utf8")));
}

function revisionKey(number: number): string {
  return `revisions/${String(number).padStart(8, "0")}.json`;
}
