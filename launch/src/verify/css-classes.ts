import { posix } from "node:path";
import type { Finding, SourceFile } from "./source-files";

const importOfSheet = /import (\w+) from ["'](\.{1,2}\/[^"']+\.module\.css)["']/g;

/**
 * The compiler does not know the class names of CSS modules (types/assets.d.ts). Finds classes that are read but missing
 * from their style sheet, and classes in a style sheet that are never read.
 */
export function findCssClassBreaks(files: readonly SourceFile[]): Finding[] {
  const sheets = new Map(files.filter(({ path }) => path.endsWith(".module.css")).map((file) => [file.path, file]));
  const read = new Map<string, Set<string>>();
  const findings: Finding[] = [];
  for (const file of files.filter(({ path }) => /(?<!\.test)\.tsx?$/.test(path))) {
    for (const use of usesIn(file)) {
      const classes = read.get(use.sheet) ?? new Set<string>();
      read.set(use.sheet, classes);
      for (const name of use.names) classes.add(name);
      const sheet = sheets.get(use.sheet);
      findings.push(...missingIn(sheet, use, file.path));
    }
  }
  for (const [path, sheet] of sheets) findings.push(...unreadIn(sheet, read.get(path) ?? new Set()));
  return findings;
}

interface Use {
  readonly sheet: string;
  readonly names: ReadonlySet<string>;
}

/** A class name composed at run time (`styles[tone]`) counts as any class: "*". */
function usesIn({ path, text }: SourceFile): Use[] {
  return [...text.matchAll(importOfSheet)].map(([, variable, from]) => {
    const names = [...text.matchAll(new RegExp(`\\b${variable}\\.(\\w+)|\\b${variable}\\[["'](\\w+)["']\\]`, "g"))];
    const computed = new RegExp(`\\b${variable}(?:\\[(?!["']\\w+["']\\])|\\s*[,)}])`).test(text);
    return {
      sheet: posix.join(posix.dirname(path), from ?? ""),
      names: new Set([...names.map(([, dotted, quoted]) => dotted ?? quoted ?? ""), ...(computed ? ["*"] : [])]),
    };
  });
}

/** A selector is everything before a brace, regardless of line breaks. */
const selector = /([^{};]*)\{/g;

function classesOf({ text }: SourceFile): Map<string, number> {
  const withoutComments = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, " "));
  const classes = new Map<string, number>();
  for (const { 1: names = "", index } of withoutComments.matchAll(selector)) {
    for (const { 1: name = "", index: offset } of names.matchAll(/\.([A-Za-z_][\w-]*)/g)) {
      const line = withoutComments.slice(0, index + offset).split("\n").length;
      if (!classes.has(name)) classes.set(name, line);
    }
  }
  return classes;
}

function missingIn(sheet: SourceFile | undefined, { sheet: path, names }: Use, reader: string): Finding[] {
  if (!sheet) return [{ path: reader, line: 1, message: `${path} does not exist` }];
  const known = classesOf(sheet);
  return [...names]
    .filter((name) => name !== "*" && !known.has(name))
    .map((name) => ({ path: reader, line: 1, message: `class "${name}" is not in ${path}` }));
}

function unreadIn(sheet: SourceFile, names: ReadonlySet<string>): Finding[] {
  if (names.has("*")) return [];
  const composed = new Set(
    [...sheet.text.matchAll(/composes:([^;]+);/g)].flatMap(([, list = ""]) => list.trim().split(/\s+/)),
  );
  return [...classesOf(sheet)]
    .filter(([name]) => !names.has(name) && !composed.has(name))
    .map(([name, line]) => ({ path: sheet.path, line, message: `class "${name}" is never read` }));
}
