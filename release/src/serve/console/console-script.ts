import path from "node:path";
import { build } from "esbuild";

/**
 * The console's code for the browser: its TypeScript and the contracts of the answers it reads, bundled into one script. It
 * is compiled when the console is first opened, and cached: nothing has to be built beforehand, and a web server whose
 * console is never opened pays nothing. A failed compilation is retried at the next request.
 *
 * @param folder the console's sources
 */
export function consoleScript(folder: string): () => Promise<string> {
  let script: Promise<string> | undefined;
  return () => {
    script ??= compile(path.join(folder, "main.ts")).catch((error) => {
      script = undefined;
      throw error;
    });
    return script;
  };
}

async function compile(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    charset: "utf8",
    minify: true,
    logLevel: "silent", // Errors are thrown instead of printed.
  });
  return outputFiles.map(({ text }) => text).join("");
}
