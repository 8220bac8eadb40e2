import { readFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { folderOf } from "../build/workspace";
import { listFiles } from "../files/list-files";
import { publishArea, publishShell } from "../publish/publish";
import { type Command, parseUnit } from "./command";

/** Stores a built output as an immutable version. */
export const publishCommand: Command = {
  name: "publish",
  usage: "release publish <area> [--to FOLDER]",
  summary: "store a built area (or the shell) as an immutable version",
  help: "Takes the output of the build, remote-<area>/dist, or the folder given by --to. Publishing changes nothing for users.",
  async run(positionals, { store, options }) {
    const unit = parseUnit(positionals[0], this.usage);
    const dist = options.to ?? path.join(folderOf(unit === "shell" ? "shell" : `remote-${unit}`), "dist");
    const published = await (unit === "shell" ? publishShell(store, dist) : publishArea(store, dist));
    const bytes = await compressedBytes(dist);
    const text = `${published.unit}@${published.version} ${published.outcome === "stored" ? "published" : "was published already"}, ${(bytes / 1024).toFixed(1)} kB of code compressed`;
    return { text, data: { ...published, compressedBytes: bytes } };
  },
};

async function compressedBytes(dist: string): Promise<number> {
  const code = (await listFiles(dist)).filter((file) => /\.(js|css)$/.test(file));
  const sizes = await Promise.all(code.map(async (file) => gzipSync(await readFile(path.join(dist, file))).length));
  return sizes.reduce((sum, size) => sum + size, 0);
}
