import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";
import { sha384 } from "./sha384";

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const unpackBrotli = promisify(brotliDecompress);
const unpackGzip = promisify(gunzip);

/** File types that are worth compressing. */
const isText = /\.(js|css|svg|json|html)$/;

/** Smaller files do not get smaller on the wire. */
const minimumBytes = 600;

/** Writes `file.br` and `file.gz` next to each text file: compressed once when published, not at every request. */
export async function compressFiles(folder: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    if (!isText.test(file)) continue;
    const content = await readFile(path.join(folder, file));
    if (content.length < minimumBytes) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    await writeFile(path.join(folder, `${file}.br`), await brotli(content, { params }));
    await writeFile(path.join(folder, `${file}.gz`), await gz(content, { level: 9 }));
  }
}

/** The names under which a file may lie in the store: its own, and those of its compressed copies. */
export function copiesOf(file: string): string[] {
  return isText.test(file) ? [file, `${file}.br`, `${file}.gz`] : [file];
}

/** SHA-384 of a stored file's content, unpacked when it is a compressed copy; null when it cannot be unpacked. */
export async function contentSum(file: string, stored: Buffer): Promise<string | null> {
  try {
    if (file.endsWith(".br")) return sha384(await unpackBrotli(stored));
    return sha384(file.endsWith(".gz") ? await unpackGzip(stored) : stored);
  } catch {
    return null;
  }
}
