import path from "node:path";
import { build } from "esbuild";

/**
 * The console's code as a browser runs it: its TypeScript and the shapes of the answers that it reads, as one script. It is made from
 * the sources when somebody opens the console for the first time, and kept: nothing has to be built before, and a web server whose
 * console nobody opens pays nothing. A compiler that fails is asked again at the next request.
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
    logLevel: "silent", // What is wrong is thrown.
  });
  return outputFiles.map(({ text }) => text).join("");
}
