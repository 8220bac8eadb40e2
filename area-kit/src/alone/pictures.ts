import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";

const types: Readonly<Record<string, string>> = { ".svg": "image/svg+xml", ".png": "image/png" };

/** The product's own marks, and the pictures of the demo market. */
const folders = ["api/assets", "demo/pictures"];

/** A drawn picture of the product, `/media/products/tmt-bar.svg`, as the api would serve it. */
export async function readPicture(
  checkout: string,
  pathname: string,
): Promise<{ readonly type: string; readonly bytes: Buffer } | undefined> {
  const name = /^\/media\/([a-z0-9-]+\/[a-z0-9-]+\.[a-z]+)$/.exec(pathname)?.[1];
  const type = types[extname(name ?? "")];
  if (name === undefined || type === undefined) return undefined;
  for (const folder of folders) {
    const bytes = await readFile(join(checkout, folder, name)).catch(() => undefined);
    if (bytes !== undefined) return { type, bytes };
  }
  return undefined;
}
