import { cpSync, existsSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { checkout } from "../contract/contract-types";
import { librariesOutside } from "./libraries-outside";

/** The product's logos, and the pictures of the demo market. */
const pictures = ["api/assets", "demo/pictures"];

/**
 * Puts into the kit what an area needs to run alone: the latest build of the shell, example answers to its calls, and
 * pictures.
 *
 * @throws when there is no build of the shell
 */
export async function stageAlone(stage: string): Promise<void> {
  const to = (name: string) => path.join(stage, "alone", name);
  const shell = path.join(checkout, "shell/dist");
  if (!existsSync(path.join(shell, "shell.json"))) throw new Error("The kit needs a build of the shell: pnpm build");
  cpSync(shell, to("shell"), { recursive: true, filter: (file) => !file.endsWith(".map") });
  for (const folder of pictures) cpSync(path.join(checkout, folder), to("pictures"), { recursive: true });
  await build({
    bundle: true,
    format: "esm",
    target: "node20",
    platform: "node",
    logLevel: "silent",
    legalComments: "none",
    entryPoints: [path.join(checkout, "shell/src/testing/examples.ts")],
    outfile: to("shell-examples.mjs"),
    plugins: [librariesOutside],
  });
}
