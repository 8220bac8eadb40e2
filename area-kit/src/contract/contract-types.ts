import path from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const entry = fileURLToPath(new URL("./area-contract.ts", import.meta.url));
export const checkout = path.resolve(path.dirname(entry), "../../..");

export const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts", "lib.dom.asynciterable.d.ts"],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  types: [],
};

/** Between two files of the text; the file's path in the checkout follows. */
const divider = "// ==== ";

/**
 * The public types of the contract as one text: the declarations of `area-contract.ts` and of every file of ours that they
 * import, without comments, in alphabetical order. It contains no function bodies, so only a change of a type changes it.
 *
 * @throws with the compiler's messages when the sources do not compile
 */
export function contractTypes(): string {
  const options: ts.CompilerOptions = {
    ...compilerOptions,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
    rootDir: checkout,
    outDir: checkout,
  };
  const program = ts.createProgram([entry], options, hostOfWorkspace(options));
  const declared = new Map<string, string>();
  const { diagnostics } = program.emit(undefined, (file, text) => declared.set(path.relative(checkout, file), text));
  const [problem] = [...program.getGlobalDiagnostics(), ...diagnostics];
  if (problem) throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, "\n"));

  const files = reached(declared, `${path.relative(checkout, entry).slice(0, -".ts".length)}.d.ts`);
  return [...files]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, text]) => `${divider}${file}\n${text}`)
    .join("");
}

/** The files of such a text, by path. */
export function filesOfTypes(text: string): ReadonlyMap<string, string> {
  const parts = text.split(divider).filter((part) => part !== "");
  return new Map(parts.map((part) => [part.slice(0, part.indexOf("\n")), part.slice(part.indexOf("\n") + 1)]));
}

/** The files that the first file imports, with imports of our own packages as paths, so that the text needs no workspace. */
function reached(declared: ReadonlyMap<string, string>, first: string): Map<string, string> {
  const found = new Map<string, string>();
  follow(first);
  return found;

  function follow(file: string): void {
    const text = declared.get(file);
    if (text === undefined || found.has(file)) return;
    found.set(file, "");
    const next: string[] = [];
    const plain = text.replace(
      /(from |import\()"(\.{1,2}\/[^"]+|@mandi\/shared\/[^"]+)"/g,
      (_all, how: string, name: string) => {
        const target = name.startsWith(".") ? path.join(path.dirname(file), name) : ownFile(name, declared);
        next.push(`${target}.d.ts`);
        const relative = path.relative(path.dirname(file), target);
        return `${how}"${relative.startsWith(".") ? relative : `./${relative}`}"`;
      },
    );
    found.set(file, plain);
    for (const each of next) follow(each);
  }
}

/**
 * Declarations are emitted only for files of the program; a workspace package, reached through a link, would not count as
 * one.
 */
function hostOfWorkspace(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (names, from) =>
    names.map(({ text }) => {
      const { resolvedModule } = ts.resolveModuleName(text, from, options, host);
      if (!resolvedModule) return { resolvedModule };
      const isLibrary = resolvedModule.resolvedFileName.includes("/node_modules/");
      return { resolvedModule: { ...resolvedModule, isExternalLibraryImport: isLibrary } };
    });
  return host;
}

/** `@mandi/shared/http` → `shared/src/http/http`. */
function ownFile(name: string, declared: ReadonlyMap<string, string>): string {
  const inner = `shared/src/${name.slice("@mandi/shared/".length)}`;
  const candidates = [inner, `${inner}/${path.basename(inner)}`];
  const file = candidates.find((each) => declared.has(`${each}.d.ts`));
  if (file === undefined)
    throw new Error(`The contract leads to ${name}, whose types are not among those of area-contract.ts`);
  return file;
}
