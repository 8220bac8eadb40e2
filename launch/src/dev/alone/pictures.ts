import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";

const types: Readonly<Record<string, string>> = { ".svg": "image/svg+xml", ".png": "image/png" };

/** A drawn picture of the product, `/media/products/tmt-bar.svg`, as the api would serve it. */
export async function readPicture(
  checkout: string,
  pathname: string,
): Promise<{ readonly type: string; readonly bytes: Buffer } | undefined> {
  const name = /^\/media\/([a-z0-9-]+\/[a-z0-9-]+\.[a-z]+)$/.exec(pathname)?.[1];
  const type = types[extname(name ?? "")];
  if (name === undefined || type === undefined) return undefined;
  return readFile(join(checkout, "api/assets", name)).then(
    (bytes) => ({ type, bytes }),
    () => undefined,
  );
}
