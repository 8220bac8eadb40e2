import path from "node:path";
import ts from "typescript";
import { checkout, compilerOptions, filesOfTypes } from "./contract-types";

/**
 * What a change of the contract's types requires of its version, with the compiler's messages where it breaks earlier
 * builds.
 */
export type ContractChange =
  | { readonly kind: "none" }
  | { readonly kind: "added" }
  | { readonly kind: "broken"; readonly reasons: readonly string[] };

/** Both directions: a new shell provides what an old area uses, and accepts what an old area passes. */
const question = `
import type * as Was from "../was/area-kit/src/contract/area-contract";
import type * as Is from "../is/area-kit/src/contract/area-contract";
export const given = (shell: Is.GivenByShell): Was.GivenByShell => shell;
export const taken = (area: Was.TakenByShell): Is.TakenByShell => area;
`;

/**
 * Compares two texts of `contractTypes`. The compiler decides: an area that was built against the first text has to run on a shell that
 * was built with the second.
 */
export function contractChange(was: string, is: string): ContractChange {
  if (was === is) return { kind: "none" };
  const asked = path.join(placeOf("question"), "question.ts");
  const files = new Map([[asked, question], ...filesIn("was", was), ...filesIn("is", is)]);
  const program = ts.createProgram([asked], { ...compilerOptions, noEmit: true }, hostWith(files));
  const source = program.getSourceFile(asked);
  const problems = [...program.getSyntacticDiagnostics(), ...program.getSemanticDiagnostics(source)];
  if (problems.length === 0) return { kind: "added" };
  return {
    kind: "broken",
    reasons: problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n")),
  };
}

/** A temporary folder for the compiler, next to the packages that the types import (TypeBox, zustand). */
function placeOf(name: string): string {
  return path.join(checkout, "shared", "contract-in-memory", name);
}

function filesIn(place: "was" | "is", text: string): (readonly [string, string])[] {
  return [...filesOfTypes(text)].map(([file, content]) => [path.join(placeOf(place), file), content]);
}

function hostWith(files: ReadonlyMap<string, string>): ts.CompilerHost {
  const { directoryExists: _, ...host } = ts.createCompilerHost(compilerOptions);
  return {
    ...host,
    fileExists: (file) => files.has(file) || host.fileExists(file),
    readFile: (file) => files.get(file) ?? host.readFile(file),
    getSourceFile: (file, language, ...rest) => {
      const text = files.get(file);
      return text === undefined
        ? host.getSourceFile(file, language, ...rest)
        : ts.createSourceFile(file, text, language);
    },
  };
}
