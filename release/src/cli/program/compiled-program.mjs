import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const checkout = fileURLToPath(new URL("../../../../", import.meta.url));
const cache = join(checkout, ".cache/programs");
const ownFile = fileURLToPath(import.meta.url);
const mark = "\n// inputs ";
/** A compiled file contains absolute paths, so it is compiled again when the folder was renamed. */
const ofCheckout = ":checkout";

/**
 * Compiles a program to one file, plus one for each part that it imports dynamically; compiles it again when one of its
 * modules or packages has changed.
 *
 * @param {string} entry the program's TypeScript file
 * @returns {Promise<string>} the file to run
 */
export async function compiledProgram(entry) {
  const compiled = join(folderOf(relative(checkout, entry)), "program.mjs");
  if (!isCurrent(compiled)) await compile(entry, compiled);
  return compiled;
}

/** @param {string} source relative to the checkout */
function folderOf(source) {
  return join(cache, source.replace(/\W+/g, "-"));
}

/**
 * @param {string} compiled
 * @returns {Record<string, string>} the state of each file that it was compiled of, and its checkout
 */
function inputsOf(compiled) {
  const text = readFileSync(compiled, "utf8");
  return JSON.parse(text.slice(text.lastIndexOf(mark) + mark.length));
}

/** @param {string} compiled */
function isCurrent(compiled) {
  try {
    const { [ofCheckout]: of, ...inputs } = inputsOf(compiled);
    return of === checkout && Object.entries(inputs).every(([file, state]) => stateOf(file) === state);
  } catch {
    return false; // Not compiled yet, or a file of it is gone.
  }
}

/**
 * Unlike mtime, ctime cannot be set, so a file copied from elsewhere never passes for an older one.
 *
 * @param {string} file relative to the checkout
 * @param {number} [begunAt] when reading began: a file that changed later may have been read before the change, so it has no state
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
    splitting: true, // Dynamic imports stay dynamic, together with the packages they need.
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
  // The program's main file last: the names of the others depend on their content.
  for (const { path, text } of outputFiles.toSorted(({ path }) => (path === compiled ? 1 : -1)))
    writeWhole(
      path,
      path === compiled ? `${text}${mark}${JSON.stringify({ ...states, [ofCheckout]: checkout })}\n` : text,
    );
  removeOldParts(dirname(compiled), new Set(outputFiles.map(({ path }) => path)));
  removeOrphans();
}

/** A process that started from an older compilation may still import a part of it; none runs longer than this. */
const keptForMs = 7 * 24 * 60 * 60_000;

/**
 * @param {string} folder of a program
 * @param {Set<string>} current files of its compilation
 */
function removeOldParts(folder, current) {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (!current.has(file) && written < Date.now() - keptForMs) rmSync(file, { force: true });
  }
}

/** Removes the programs whose source is gone. */
function removeOrphans() {
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name);
    if (isOrphan(folder)) rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder */
function isOrphan(folder) {
  try {
    const source = Object.keys(inputsOf(join(folder, "program.mjs"))).find((file) => folderOf(file) === folder);
    return source !== undefined && !existsSync(join(checkout, source));
  } catch {
    return false; // Another process is compiling or has removed it.
  }
}

/**
 * Written to a temporary file and renamed, so that programs starting at the same moment never read half a file.
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
 * Compiles the workspace's TypeScript. Everything else stays a separate file, imported from where its importer finds it:
 * packages, and plain JavaScript, which may depend on its own location.
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
 * Lets a module that looks for files beside itself find them beside its source.
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
