import { once } from "node:events";
import { createEmulator, slowMs } from "../../alone/emulator";
import { examplesFile, loadExamples } from "../../alone/load-examples";
import { kitPictures, kitShellExamples } from "./kit-files";

/** The emulator in its own process, which reports its port to the parent; a changed example starts another process. */
export async function emulate(folder: string): Promise<never> {
  const [shell, { makeExamples, addresses }] = await Promise.all([kitShellExamples(), loadExamples(folder)]);
  const server = createEmulator({
    pictures: [kitPictures],
    file: examplesFile,
    shell,
    areas: makeExamples,
    addresses,
    slowMs,
    onMistake: (words) => console.error(words),
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  process.send?.(typeof address === "object" ? address?.port : undefined);
  await once(process, "disconnect");
  process.exit(0); // A browser may still have a connection open, and there is nothing to save.
}
