import { readFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { folderOf } from "../../build/workspace";
import { listFiles } from "../../store/files/list-files";
import { publishArea, publishShell } from "../../store/publish";
import { versionName } from "../../store/release-state";
import { kilobytes } from "../../wire/count";
import { type Command, parseUnit } from "../command";

/** Stores a built output as an immutable version. */
export const publishCommand: Command = {
  name: "publish",
  needs: "publish",
  usage: "release publish <area> [--to FOLDER] [--dry-run]",
  summary: "store a built area (or the shell) as an immutable version",
  help: "Takes the output of the build, remote-<area>/dist, or the folder given by --to. Prints the size and the SHA-384 of the manifest, which holds the hash of every file and is what the pointer signs. Publishing changes nothing for users.",
  async run(positionals, { store, options }) {
    const unit = parseUnit(positionals[0], this.usage);
    const dist = options.to ?? path.join(folderOf(unit === "shell" ? "shell" : `remote-${unit}`), "dist");
    const isDryRun = options.dryRun;
    const published = await (unit === "shell"
      ? publishShell(store, dist, { isDryRun })
      : publishArea(store, dist, { isDryRun, area: unit }));
    const data = {
      ...published,
      compressedBytes: await compressedBytes(dist),
      ...(options.dryRun && { dryRun: true }),
    };
    const words = [
      `${published.files} files`,
      kilobytes(data.bytes),
      `${kilobytes(data.compressedBytes)} of code compressed`,
    ];
    const head = `${versionName(published.unit, published.version)} ${outcomes[published.outcome]}`;
    return { text: [`${head}, ${words.join(", ")}`, `  ${published.integrity}`].join("\n"), data };
  },
};

const outcomes = {
  stored: "published",
  present: "was published already",
  new: "would be published (nothing was written)",
} as const;

async function compressedBytes(dist: string): Promise<number> {
  const code = (await listFiles(dist)).filter((file) => /\.(js|css)$/.test(file));
  const sizes = await Promise.all(code.map(async (file) => gzipSync(await readFile(path.join(dist, file))).length));
  return sizes.reduce((sum, size) => sum + size, 0);
}
