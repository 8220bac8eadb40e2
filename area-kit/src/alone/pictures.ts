import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";

const types: Readonly<Record<string, string>> = { ".svg": "image/svg+xml", ".png": "image/png" };

/** An uploaded file, by its number. */
export const storedFilePath = /^\/api\/upload\/\d+$/;

/** Shown for every uploaded file: uploads are discarded. */
const anyStoredFile = "news/papers.svg";

/**
 * A drawn picture of the product, `/media/products/tmt-bar.svg`, or an uploaded file, as the api would serve it; undefined
 * when no folder has it.
 */
export async function readPicture(
  folders: readonly string[],
  pathname: string,
): Promise<{ readonly type: string; readonly bytes: Buffer } | undefined> {
  const drawn = /^\/media\/([a-z0-9-]+\/[a-z0-9-]+\.[a-z]+)$/.exec(pathname)?.[1];
  const name = storedFilePath.test(pathname) ? anyStoredFile : drawn;
  const type = types[extname(name ?? "")];
  if (name === undefined || type === undefined) return undefined;
  for (const folder of folders) {
    const bytes = await readFile(join(folder, name)).catch(() => undefined);
    if (bytes !== undefined) return { type, bytes };
  }
  return undefined;
}
