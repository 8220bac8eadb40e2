import { createHash } from "node:crypto";
import { stat } from "node:fs/promises";
import path from "node:path";
import type { IntegrityMap } from "@mandi/shared/contract/release/area-manifest";
import { listFiles } from "../store/files/list-files";

/** Never part of a published version: maps and statistics stay with the team, the manifest describes the rest. */
export function isPublished(file: string): boolean {
  return !/\.map$|\.LICENSE\.txt$|^mf-stats\.json$|^area\.json$/.test(file);
}

export async function publishedFiles(folder: string): Promise<string[]> {
  return (await listFiles(folder)).filter(isPublished);
}

export async function sizesOf(folder: string, files: readonly string[]): Promise<Record<string, number>> {
  const entries = await Promise.all(
    files.map(async (file) => [file, (await stat(path.join(folder, file))).size] as const),
  );
  return Object.fromEntries(entries);
}

/** Content hash of a whole output: its description and the hash of every file. Same content, same version. */
export function versionOf(integrity: IntegrityMap, description: unknown): string {
  const files = Object.entries(integrity).sort(([left], [right]) => (left < right ? -1 : 1));
  return createHash("sha256")
    .update(JSON.stringify([files, description]))
    .digest("hex")
    .slice(0, 16);
}
