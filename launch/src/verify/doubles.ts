import type { Finding, SourceFile } from "./source-files";

/** This many equal lines in two places should be one function, one component or one class. */
const blockLines = 12;

const source = /\.(?:ts|tsx|cjs|mjs|css)$/;
/** Tests are written out in full; fixtures are broken on purpose. */
const tests = /\.test\.tsx?$|\/testing\/|^(?:e2e|bench)\//;
/** The dark theme exists twice, for the person's choice and for the system setting, and a test compares both. */
const compared = /^shared\/src\/ui\/foundation\/dark-tokens\.css$/;

interface CodeLine {
  readonly file: SourceFile;
  readonly line: number;
  readonly text: string;
}

/** Finds duplicated blocks of source. Blank lines, comments, imports and lone brackets do not count. */
export function findDoubles(files: readonly SourceFile[]): Finding[] {
  const firstOf = new Map<string, CodeLine>();
  const findings: Finding[] = [];
  for (const file of files.filter(({ path }) => source.test(path) && !tests.test(path) && !compared.test(path))) {
    const lines = codeLines(file);
    for (let index = 0; index + blockLines <= lines.length; index++) {
      const block = lines.slice(index, index + blockLines);
      const [start] = block;
      const key = block.map(({ text }) => text).join("\n");
      const first = firstOf.get(key);
      if (!start) continue;
      if (!first) firstOf.set(key, start);
      else if (first.file !== file || start.line - first.line >= blockLines) {
        findings.push({
          path: file.path,
          line: start.line,
          message: `${blockLines} lines from here on are also at ${first.file.path}:${first.line}: write them once`,
        });
        // The rest of a longer block belongs to the same finding.
        index += blockLines - 1;
      }
    }
  }
  return findings;
}

function codeLines(file: SourceFile): CodeLine[] {
  const blank = (part: string): string => part.replace(/[^\n]/g, "");
  const code = file.text
    .replace(/\/\*[\s\S]*?\*\//g, blank)
    .replace(/^\s*\/\/.*$/gm, "")
    .replace(/^(?:import|export) (?:type )?(?:[\w*{][^;'"]*from )?["'][^"']+["'];?$/gm, blank);
  return code.split("\n").flatMap((content, index) => {
    const text = content.trim();
    return /^[\])}>,;/]*$/.test(text) ? [] : [{ file, line: index + 1, text }];
  });
}
