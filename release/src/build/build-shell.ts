import { copyFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { read } from "@mandi/shared/contract/read";
import { contractVersion } from "@mandi/shared/contract/release/contract-version";
import { ShellManifest } from "@mandi/shared/contract/release/shell-manifest";
import { integrityOf } from "../store/files/integrity";
import { publishedFiles, versionOf } from "./area-files";
import { shellEntries } from "./build-order";
import { hostRanges } from "./host-ranges";
import { runBuild } from "./run-build";
import { folderOf } from "./workspace";

/** The fonts of the first screen; fetched before it is shown so that text does not change typeface. */
const firstFonts = /archivo-(text|rupee)-[^/]+\.woff2$/;

/** Builds the shell into `shell/dist` and writes `shell.json` next to the files. */
export async function buildShell(): Promise<ShellManifest> {
  const folder = folderOf("shell");
  const distFolder = path.join(folder, "dist");
  const account = await runBuild({ kind: "shell", folder, distFolder });
  await copyFile(path.join(folder, "page.html"), path.join(distFolder, "page.html"));

  const files = (await publishedFiles(distFolder)).filter((file) => file !== "shell.json");
  const first = shellEntries.flatMap((entry) => account.entrypoints?.[entry]?.assets ?? []).map(({ name }) => name);
  const description = {
    contract: contractVersion,
    provides: Object.fromEntries(Object.entries(hostRanges({})).map(([name, { provided }]) => [name, provided])),
    page: "page.html",
    scripts: first.filter((file) => file.endsWith(".js")),
    styles: first.filter((file) => file.endsWith(".css")),
    fonts: files.filter((file) => firstFonts.test(file)),
  };
  const integrity = await integrityOf(distFolder, files);
  const manifest = read(ShellManifest, { ...description, version: versionOf(integrity, description), integrity });
  await writeFile(path.join(distFolder, "shell.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}
