/**
 * The emulator of `pnpm dev AREA --alone`, in a process of its own: it is started again whenever an example is saved.
 * Folders of the areas are its parameters, `EMULATOR_PORT` its port on the loopback address.
 */
import { findCheckout } from "../../checkout";
import { createEmulator } from "./emulator";
import { examplesFile, loadExamples } from "./load-examples";

const slowMs = 3000;

const checkout = findCheckout();
const folders = process.argv.slice(2);
const shell = await loadExamples(checkout, "shell");
const areas = await Promise.all(folders.map((folder) => loadExamples(checkout, folder)));

createEmulator({
  checkout,
  file: folders.map((folder) => `${folder}/${examplesFile}`).join(" or "),
  shell: shell.makeExamples,
  areas: (world) => areas.flatMap(({ makeExamples }) => makeExamples(world)),
  addresses: Object.assign({}, ...areas.map(({ addresses }) => addresses)),
  slowMs,
  onMistake: (words) => process.stderr.write(`${words}\n`),
}).listen(Number(process.env["EMULATOR_PORT"]), "127.0.0.1");

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(0)); // Nothing to save.
