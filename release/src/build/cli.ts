import path from "node:path";
import { buildArea } from "./build-area";
import { workspacePlace } from "./build-place";
import { buildShell } from "./build-shell";

const folder = process.argv[2] ?? path.basename(process.cwd());
const started = performance.now();
try {
  const { version, files } = summary(folder === "shell" ? await buildShell() : await buildArea(workspacePlace(folder)));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${folder}: version ${version}, ${files} files, ${seconds} s`);
} catch (error) {
  console.error(`${folder}: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

function summary({
  version,
  integrity,
}: {
  readonly version: string;
  readonly integrity: Readonly<Record<string, string>>;
}) {
  return { version, files: Object.keys(integrity).length };
}
