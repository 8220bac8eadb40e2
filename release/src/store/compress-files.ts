import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Smaller files do not get smaller on the wire. */
const minimumBytes = 600;

/** Puts `file.br` and `file.gz` beside each text file: compressed once when published, not at every request. */
export async function compressFiles(folder: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    if (!/\.(js|css|svg|json|html)$/.test(file)) continue;
    const content = await readFile(path.join(folder, file));
    if (content.length < minimumBytes) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    await writeFile(path.join(folder, `${file}.br`), await brotli(content, { params }));
    await writeFile(path.join(folder, `${file}.gz`), await gz(content, { level: 9 }));
  }
}
