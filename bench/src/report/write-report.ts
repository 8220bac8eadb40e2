import { readFile, writeFile } from "node:fs/promises";
import type { Budget } from "./budgets";
import { type Figure, isMissed, type Spread } from "./figures";

/** The results of one run of the bench. */
export interface Findings {
  readonly date: string;
  readonly runs: number;
  readonly machine: string;
  readonly figures: readonly Figure[];
  readonly budgets: readonly Budget[];
  readonly pagesWithCharts: readonly string[];
}

const begin = (name: string) => `<!-- ${name}:begin, written by pnpm bench`;
const end = (name: string) => `<!-- ${name}:end -->`;

/** The result as text: one table per way and profile, the budgets, and every missed target by name. */
export function reportOf({ date, runs, machine, figures, budgets, pagesWithCharts }: Findings): string {
  const missed = [
    ...figures
      .filter(isMissed)
      .map(({ way, what, ratio, target }) => `${way}, ${what}: ${ratio.toFixed(2)}x, target ${target}x`),
    ...budgets
      .filter(({ bytes, limitBytes }) => bytes > limitBytes)
      .map(({ what, bytes, limitBytes }) => `${what}: ${inKB(bytes)}, target ${inKB(limitBytes)}`),
    ...pagesWithCharts.map((page) => `${page} fetches the chart library before a chart is shown`),
  ];
  return [
    `Measured on ${date} with \`pnpm bench --runs ${runs} --keep\` on ${machine}.`,
    "",
    ...tables(figures),
    "| compressed by gzip | kB | target |",
    "| --- | ---: | ---: |",
    ...budgets.map(({ what, bytes, limitBytes }) => `| ${what} | ${inKB(bytes)} | ${inKB(limitBytes)} |`),
    "",
    `Chart library before a chart is shown: ${pagesWithCharts.length === 0 ? "on no page" : pagesWithCharts.join(", ")}.`,
    "",
    missed.length === 0 ? "Every target holds." : "Below target:",
    ...missed.map((words) => `- ${words}`),
  ].join("\n");
}

/** Inserts a report into its place in the document; the surrounding text stays. */
export async function keepReport(
  file: string,
  name: "bench" | "api" | "scale" | "code" | "interactions" | "pages",
  report: string,
): Promise<void> {
  const text = await readFile(file, "utf8");
  const from = text.indexOf("\n", text.indexOf(begin(name)));
  const to = text.indexOf(end(name));
  if (from < 0 || to < from) throw new Error(`${file} has no place for the report`);
  await writeFile(file, `${text.slice(0, from)}\n${report}\n${text.slice(to)}`);
}

function tables(figures: readonly Figure[]): string[] {
  const groups = new Map<string, Figure[]>();
  for (const figure of figures) {
    groups.set(figure.way, [...(groups.get(figure.way) ?? []), figure]);
  }
  return [...groups].flatMap(([title, rows]) => [
    `**${title}**`,
    "",
    "| | composed: median (min to max) | one application | ratio | target |",
    "| --- | ---: | ---: | ---: | ---: |",
    ...rows.map(
      ({ what, composed, one, ratio, target }) =>
        `| ${what} | ${inWords(composed)} | ${inWords(one)} | ${ratio.toFixed(2)}x | ${target ? `≤ ${target}x` : ""} |`,
    ),
    "",
  ]);
}

function inWords({ median, min, max }: Spread): string {
  const round = (value: number) => String(Math.round(value * 10) / 10);
  return min === max ? round(median) : `${round(median)} (${round(min)} to ${round(max)})`;
}

function inKB(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
