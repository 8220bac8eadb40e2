/**
 * Builds shell and areas and makes them live in the store named on the command line. A program of its own because the
 * bundler is an ES module, which Jest does not load.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { buildArea } from "@mandi/release/build/build-area";
import { buildShell } from "@mandi/release/build/build-shell";
import { promote } from "@mandi/release/pointer/promote";
import { publishArea, publishShell } from "@mandi/release/publish/publish";
import { openDirectoryStore } from "@mandi/release/store/directory-store";

const root = join(import.meta.dirname, "../../..");
const store = openDirectoryStore(process.argv[2] ?? "");

await buildShell();
const published = [await publishShell(store, join(root, "shell/dist"))];
for (const folder of readdirSync(root).filter((name) => name.startsWith("remote-"))) {
  await buildArea(folder);
  published.push(await publishArea(store, join(root, folder, "dist")));
}
const candidates = Object.fromEntries(published.map(({ unit, version }) => [unit, version]));
await promote(store, candidates, { who: "e2e", why: "browser journeys" });
