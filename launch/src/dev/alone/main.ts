/**
 * The emulator of `pnpm dev AREA --alone`, in its own process: it is restarted whenever an example is saved. Its parameters
 * are the areas' folders, `EMULATOR_PORT` its port on the loopback address.
 */
import { join } from "node:path";
import { createEmulator, slowMs } from "@mandi/area-kit/alone/emulator";
import { examplesFile, loadExamples } from "@mandi/area-kit/alone/load-examples";
import { findCheckout } from "../../checkout";

const checkout = findCheckout();
const folders = process.argv.slice(2);
const shell = await loadExamples(join(checkout, "shell"));
const areas = await Promise.all(folders.map((folder) => loadExamples(join(checkout, folder))));

createEmulator({
  pictures: ["api/assets", "demo/pictures"].map((folder) => join(checkout, folder)),
  file: folders.map((folder) => `${folder}/${examplesFile}`).join(" or "),
  shell: shell.makeExamples,
  areas: (world) => areas.flatMap(({ makeExamples }) => makeExamples(world)),
  addresses: Object.assign({}, ...areas.map(({ addresses }) => addresses)),
  slowMs,
  onMistake: (words) => process.stderr.write(`${words}\n`),
}).listen(Number(process.env["EMULATOR_PORT"]), "127.0.0.1");

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(0)); // Nothing to save.
