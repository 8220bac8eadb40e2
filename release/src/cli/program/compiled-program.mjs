import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const checkout = fileURLToPath(new URL("../../../../", import.meta.url));
const cache = join(checkout, ".cache/programs");
const ownFile = fileURLToPath(import.meta.url);
const mark = "\n// inputs ";
/** Addresses in a compiled file are whole: in a folder that was renamed it is compiled again. */
const ofCheckout = ":checkout";

/**
 * A program compiled to one file, and to another one for each part that it imports late; compiled again when one of its
 * modules or packages has changed since.
 *
 * @param {string} entry the program's TypeScript file
 * @returns {Promise<string>} the file to run
 */
export async function compiledProgram(entry) {
  const compiled = join(cache, relative(checkout, entry).replace(/\W+/g, "-"), "program.mjs");
  if (!isCurrent(compiled)) await compile(entry, compiled);
  return compiled;
}

/** @param {string} compiled */
function isCurrent(compiled) {
  try {
    const text = readFileSync(compiled, "utf8");
    /** @type {Record<string, string>} */
    const { [ofCheckout]: of, ...inputs } = JSON.parse(text.slice(text.lastIndexOf(mark) + mark.length));
    return of === checkout && Object.entries(inputs).every(([file, state]) => stateOf(file) === state);
  } catch {
    return false; // Not compiled yet, or a file of it is gone.
  }
}

/**
 * Unlike the time of modification, the time of change cannot be set: a file copied from elsewhere never passes for an older one.
 *
 * @param {string} file relative to the checkout
 * @param {number} [begunAt] when reading began: a file that has changed since may have been read before it did, so it has no state
 */
function stateOf(file, begunAt = Number.POSITIVE_INFINITY) {
  const { ctimeMs, size } = statSync(join(checkout, file));
  return ctimeMs < begunAt ? `${ctimeMs} ${size}` : "changed while it was read";
}

/**
 * @param {string} entry
 * @param {string} compiled
 */
async function compile(entry, compiled) {
  const { build } = await import("esbuild");
  const begunAt = Date.now();
  const { metafile, outputFiles } = await build({
    entryPoints: [entry],
    outdir: dirname(compiled),
    outExtension: { ".js": ".mjs" },
    entryNames: "program",
    absWorkingDir: checkout,
    bundle: true,
    splitting: true, // What the program imports late, with the packages that this needs, is loaded late.
    platform: "node",
    format: "esm",
    target: "node20",
    sourcemap: "inline",
    sourcesContent: false,
    keepNames: true,
    metafile: true,
    write: false,
    logLevel: "silent",
    plugins: [workspaceOnly, ownPlaces],
  });
  const modules = Object.keys(metafile.inputs);
  const packages = new Set(modules.map((file) => join(file.split(sep, 1)[0] ?? "", "package.json")));
  const around = [...packages, "pnpm-lock.yaml", "tsconfig.base.json"].filter((file) =>
    existsSync(join(checkout, file)),
  );
  const inputs = [...modules, ...around, relative(checkout, ownFile)];
  const states = Object.fromEntries(inputs.map((file) => [file, stateOf(file, begunAt)]));
  mkdirSync(dirname(compiled), { recursive: true });
  // The program last: its other files have names of their own for each content.
  for (const { path, text } of outputFiles.toSorted(({ path }) => (path === compiled ? 1 : -1)))
    writeWhole(
      path,
      path === compiled ? `${text}${mark}${JSON.stringify({ ...states, [ofCheckout]: checkout })}\n` : text,
    );
}

/**
 * Written beside and then renamed: programs that start at the same moment never read half a file.
 *
 * @param {string} path
 * @param {string} text
 */
function writeWhole(path, text) {
  const beside = `${path}.${process.pid}`;
  writeFileSync(beside, text);
  renameSync(beside, path);
}

/**
 * Compiles the TypeScript of the workspace. All else stays a file of its own, imported from where its importer finds it:
 * packages, and plain JavaScript, which may count on its own place.
 *
 * @type {import("esbuild").Plugin}
 */
const workspaceOnly = {
  name: "workspace only",
  setup({ onResolve, resolve }) {
    onResolve({ filter: /./ }, async ({ path, pluginData, ...from }) => {
      if (pluginData === workspaceOnly || from.kind === "entry-point") return undefined;
      const found = await resolve(path, { ...from, pluginData: workspaceOnly });
      const isOfProgram = /\.tsx?$|\.json$/.test(found.path) && !found.path.includes("/node_modules/");
      if (found.external || found.errors.length > 0 || isOfProgram) return found;
      return { path: pathToFileURL(found.path).href, external: true };
    });
  },
};

/**
 * A module that finds files beside itself finds them where its source is.
 *
 * @type {import("esbuild").Plugin}
 */
const ownPlaces = {
  name: "own places",
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      const source = readFileSync(path, "utf8");
      if (!source.includes("import.meta.")) return undefined;
      const contents = source
        .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(path).href))
        .replaceAll("import.meta.dirname", JSON.stringify(dirname(path)));
      return { contents, loader: path.endsWith("x") ? "tsx" : "ts" };
    });
  },
};
