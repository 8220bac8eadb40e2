import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { type ComposedSet, releaseDocument } from "@mandi/release/internal/composed-set";
import { composePage, type FoundRoute } from "@mandi/release/internal/page";
import { pageDocument } from "@mandi/release/internal/page-document";
import { read } from "@mandi/shared/contract/read";
import { AreaManifest } from "@mandi/shared/contract/release/area-manifest";
import type { ReleaseDocument } from "@mandi/shared/contract/release/release-document";
import { ShellManifest } from "@mandi/shared/contract/release/shell-manifest";
import { type Role, roles } from "@mandi/shared/contract/role";

/** The level at which the web server compresses pages while someone waits. */
const quality = 4;

/**
 * The heaviest page as the web server sends it once the product has been released a few times: every area has a previous
 * version, and the heaviest has a trial that the reader is in.
 *
 * @returns bytes, compressed with brotli
 */
export async function steadyPageBytes(shellDist: string, areaDists: readonly string[]): Promise<number> {
  const shell = read(ShellManifest, await jsonOf(path.join(shellDist, "shell.json")));
  const template = await readFile(path.join(shellDist, shell.page), "utf8");
  const areas = await Promise.all(
    areaDists.map(async (dist) => read(AreaManifest, await jsonOf(path.join(dist, "area.json")))),
  );
  const pages = areas.flatMap((onTrial) => {
    const document = releaseDocument(steadySet(shell, areas, onTrial), { revision: 100, at: new Date().toISOString() });
    return roles.flatMap((role) => {
      const forRole = pageDocument(document, { role, bucket: 0 });
      return routesOf(document, role).map((found) => composePage(template, shell, forRole, found));
    });
  });
  return Math.max(...pages.map(compressed));
}

/** Every route that a role may open, and the page of an address that it may not. */
function routesOf({ areas }: ReleaseDocument, role: Role): (FoundRoute | null)[] {
  const open = Object.values(areas).flatMap((version) =>
    version.routes.filter((route) => route.roles.includes(role)).map((route) => ({ version, route })),
  );
  return [null, ...open];
}

function steadySet(shell: ShellManifest, areas: readonly AreaManifest[], onTrial: AreaManifest): ComposedSet {
  const composed = areas.map((live) => {
    const previous = { ...another(live, "before"), sum: sumOf(`before ${live.name}`) };
    const canary = live === onTrial ? { manifest: another(live, "trial"), percent: 10 } : null;
    return [live.name, { live, previous, canary, isDisabled: false }] as const;
  });
  return { shell, areas: Object.fromEntries(composed) };
}

/** The same area built from other sources: no file of it has the same name or hash. */
function another(manifest: AreaManifest, which: string): AreaManifest {
  const hex = (text: string, length: number) => createHash("sha256").update(text).digest("hex").slice(0, length);
  const text = JSON.stringify(manifest)
    .replace(/sha384-[A-Za-z0-9+/=]{64}/g, (sum) => sumOf(which + sum))
    .replace(/\.[0-9a-f]{10}\.(?=js|css)/g, (part) => `.${hex(which + part, 10)}.`)
    .replaceAll(manifest.version, hex(which + manifest.version, 16))
    .replaceAll(manifest.container, `mandi_${manifest.name}_${hex(which + manifest.container, 12)}`);
  return read(AreaManifest, JSON.parse(text));
}

function sumOf(text: string): string {
  return `sha384-${createHash("sha384").update(text).digest("base64")}`;
}

function compressed(page: string): number {
  return brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

async function jsonOf(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, "utf8"));
}
