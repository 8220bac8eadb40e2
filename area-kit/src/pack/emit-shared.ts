import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkout } from "../contract/contract-types";

/**
 * The import prefix of shared code: here, and in a repository with the kit. Only specifiers are rewritten; names on the wire
 * stay.
 */
const specifier = /(\bfrom |\bimport |\bimport\()(["'])@mandi\/shared\//g;

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/**
 * Emits the shared code for the package: JavaScript, declarations, and the styles, pictures and fonts they refer to, in the
 * same folders as here.
 *
 * @param stage folder of the kit being packed
 * @throws with the compiler's messages
 */
export function emitShared(stage: string): void {
  compile(stage);
  const source = path.join(checkout, "shared/src");
  for (const file of filesIn(source).filter((each) => !/(?<!\.d)\.tsx?$/.test(each))) {
    const to = path.join(stage, "shared/src", file);
    mkdirSync(path.dirname(to), { recursive: true });
    cpSync(path.join(source, file), to);
  }
  const emitted = path.join(stage, "shared/src");
  for (const file of filesIn(emitted).filter((each) => /\.(?:js|d\.ts)$/.test(each))) {
    const text = readFileSync(path.join(emitted, file), "utf8");
    const renamed = text.replace(specifier, "$1$2@mandi/area-kit/");
    if (renamed !== text) writeFileSync(path.join(emitted, file), renamed);
  }
}

function compile(stage: string): void {
  const config = path.join(stage, "tsconfig.emit.json");
  const inCheckout = (file: string) => path.join(checkout, file);
  const options = {
    noEmit: false,
    declaration: true,
    rootDir: checkout,
    outDir: stage,
    typeRoots: [inCheckout("node_modules/@types")],
    types: ["jest", "node", inCheckout("shared/node_modules/@testing-library/jest-dom")],
  };
  const include = ["shared/src", "types"].map(inCheckout);
  const exclude = [inCheckout("shared/src/**/*.test.ts"), inCheckout("shared/src/**/*.test.tsx")];
  mkdirSync(stage, { recursive: true });
  const text = { extends: inCheckout("tsconfig.pages.json"), compilerOptions: options, include, exclude };
  writeFileSync(config, JSON.stringify(text));
  const compiler = inCheckout("node_modules/typescript-native/bin/tsc");
  const { status, stdout } = spawnSync(compiler, ["-p", config, "--pretty", "false"], { encoding: "utf8" });
  if (status !== 0) throw new Error(`The shared code does not compile:\n${stdout}`);
}

/** Every file in a folder by its relative path, except tests. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => statSync(path.join(folder, file)).isFile() && !isTest(file))
    .sort();
}
