import { once } from "node:events";
import type { EmulatedPerson } from "../../alone/people";
import type { DevBuild } from "../dev/dev-origin";
import { aloneProduct } from "./alone-product";
import { kitShell, kitShellFolder } from "./kit-files";
import { startEmulator } from "./running-emulator";

/** The initial person. */
export interface AloneRequest {
  readonly person: EmulatedPerson | undefined;
}

/** Starts the backend of an area that runs alone; `restart` reloads its examples. */
export async function startAlone(
  folder: string,
  { person }: AloneRequest,
  builds: ReadonlyMap<string, DevBuild>,
): Promise<{ readonly url: string; readonly restart: () => void }> {
  const emulator = startEmulator(folder);
  const product = aloneProduct({
    shell: await kitShell(),
    shellFolder: kitShellFolder,
    emulator: emulator.url,
    area: () => [...builds.values()].at(-1)?.manifest ?? null,
    person,
  }).listen(0, "127.0.0.1");
  await once(product, "listening");
  const address = product.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { url: `http://127.0.0.1:${port}`, restart: emulator.restart };
}
