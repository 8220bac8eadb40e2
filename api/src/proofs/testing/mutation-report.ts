/** The outcome of one mutation. */
export interface MutantOutcome {
  readonly file: string;
  readonly line: number;
  readonly change: string;
  readonly status: string;
}

/** Tests detected it, or it made them hang. */
const noticed: ReadonlySet<string> = new Set(["Killed", "Timeout"]);
const unnoticed: ReadonlySet<string> = new Set(["Survived", "NoCoverage"]);

const head = `# Mutation testing

\`pnpm mutation\` makes small changes to the code, one at a time, and checks whether a test fails; \`--part money\` runs one part.
The score is the share of changes that a test noticed; the target is 90 % in every part.
A part that did not run keeps the figures, files and lines of its last run, with its date: its files may have changed since.
`;

/** The section of one part: a score per file and every change that no test detected. */
export function describePart(part: string, day: string, mutants: readonly MutantOutcome[]): string {
  const judged = mutants.filter(({ status }) => noticed.has(status) || unnoticed.has(status));
  const files = [...new Set(judged.map(({ file }) => file))].sort();
  const rows = files.map((file) =>
    row(
      file,
      judged.filter((mutant) => mutant.file === file),
    ),
  );
  const left = judged.filter(({ status }) => unnoticed.has(status));
  const survivors = left.map(({ file, line, change, status }) => {
    const words = status === "NoCoverage" ? ", which no test runs" : "";
    return `- ${file}:${line}${words}: ${change}`;
  });
  return [
    `## ${part}`,
    "",
    `Run on ${day}.`,
    "",
    "| file | changes | noticed | score |",
    "| --- | ---: | ---: | ---: |",
    ...rows,
    row("**together**", judged),
    "",
    survivors.length === 0 ? "Every change was noticed." : "Not noticed:",
    ...(survivors.length === 0 ? [] : ["", ...survivors]),
    "",
  ].join("\n");
}

function row(name: string, mutants: readonly MutantOutcome[]): string {
  const killed = mutants.filter(({ status }) => noticed.has(status)).length;
  const score = mutants.length === 0 ? "none" : `${((100 * killed) / mutants.length).toFixed(1)} %`;
  return `| ${name} | ${mutants.length} | ${killed} | ${score} |`;
}

/** The report with fresh sections in place of those of the same part; parts that never ran are named. */
export function updateReport(before: string, fresh: ReadonlyMap<string, string>, parts: readonly string[]): string {
  const old = new Map(
    before
      .split(/^(?=## )/m)
      .filter((section) => section.startsWith("## "))
      .map((section) => [/^## (.*)$/m.exec(section)?.[1] ?? "", section.trimEnd()]),
  );
  const sections = parts.map((part) => fresh.get(part) ?? old.get(part) ?? `## ${part}\n\nNot run yet.`);
  return `${[head.trimEnd(), ...sections.map((section) => section.trimEnd())].join("\n\n")}\n`;
}
