import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./project-root";

/** One text file of the project, as the project's own checks see it. */
export interface SourceFile {
  /** Relative to the project, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** A line that breaks one of the project's own checks. */
export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

const textual = /\.(?:ts|tsx|cjs|mjs|js|css|html|json|ya?ml|md|sql|svg|sh)$|(?:^|\/)\.npmrc$/;
const notOurs = /^pnpm-lock\.yaml$|^launch\/src\/verify\/fixtures\//;

/** Every file of ours that git tracks or would add; ignored files are not checked. */
export function readSourceFiles(): SourceFile[] {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: projectRoot,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed
    .split("\n")
    .filter((path) => textual.test(path) && !notOurs.test(path))
    .flatMap(readIfThere);
}

/** A listed file may already have been deleted. */
function readIfThere(path: string): SourceFile[] {
  try {
    return [{ path, text: readFileSync(join(projectRoot, path), "utf8") }];
  } catch {
    return [];
  }
}
