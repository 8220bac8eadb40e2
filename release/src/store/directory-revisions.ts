import { randomUUID } from "node:crypto";
import { link, mkdir, open, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { read } from "@mandi/shared/contract/read";
import { hasCode } from "./error-code";
import { exists } from "./files/exists";
import { Revision } from "./release-state";
import { PointerMoved } from "./release-store";
import type { StoredRevisions } from "./store-of";

/** The revisions of a store in a directory, each in a separate file: `00000017.json`. */
export class DirectoryRevisions implements StoredRevisions {
  readonly #folder: string;
  #newestSeen = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async readLatest(): Promise<Revision | null> {
    // Revisions have no gaps, so the newest is found by trying the next number, without listing the folder while a page
    // waits. The one seen last may be gone: an unsigned one is removed again.
    let newest = this.#newestSeen; // Several reads may run at once: together they must not count one revision twice.
    if (newest === 0 || !(await exists(this.#fileOf(newest)))) newest = Math.max(0, ...(await this.#numbers()));
    while (await exists(this.#fileOf(newest + 1))) newest += 1;
    this.#newestSeen = newest;
    return newest === 0 ? null : this.#read(newest);
  }

  async readHistory(): Promise<Revision[]> {
    const numbers = (await this.#numbers()).sort((left, right) => left - right);
    return Promise.all(numbers.map((number) => this.#read(number)));
  }

  async append(revision: Revision): Promise<Revision> {
    const staging = await this.#stage(revision);
    try {
      if (revision.revision > 1 && !(await exists(this.#fileOf(revision.revision - 1))))
        throw new PointerMoved(`Revision ${revision.revision - 1} is missing`);
      await link(staging, this.#fileOf(revision.revision));
      return revision;
    } catch (error) {
      throw hasCode(error, "EEXIST")
        ? new PointerMoved(`Revision ${revision.revision} was written by someone else`)
        : error;
    } finally {
      await rm(staging, { force: true });
    }
  }

  /** Writes it completely, and flushed to disk, under a temporary name. */
  async #stage(revision: Revision): Promise<string> {
    await mkdir(this.#folder, { recursive: true });
    const staging = path.join(this.#folder, `.${revision.revision}.${randomUUID()}.part`);
    const handle = await open(staging, "wx");
    try {
      await handle.writeFile(`${JSON.stringify(revision, null, 2)}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    return staging;
  }

  async #numbers(): Promise<number[]> {
    await mkdir(this.#folder, { recursive: true });
    const names = await readdir(this.#folder);
    return names.filter((name) => /^\d{8}\.json$/.test(name)).map((name) => Number.parseInt(name, 10));
  }

  async #read(number: number): Promise<Revision> {
    return read(Revision, JSON.parse(await readFile(this.#fileOf(number), "utf8")));
  }

  #fileOf(number: number): string {
    return path.join(this.#folder, `${String(number).padStart(8, "0")}.json`);
  }
}
