import type { OpenBoards } from "./boards";
import type { Compared } from "./rounds";

/** p99 may be this many times p50. */
const tailAtMost = 12;

export interface ApiFindings {
  readonly date: string;
  readonly machine: string;
  readonly command: string;
  readonly compared: readonly Compared[];
  /** One process against several on the same database. */
  readonly scaled: readonly { readonly processes: number; readonly perSecond: number }[];
  readonly boards: OpenBoards | undefined;
}

/** The result as text, with every miss by name. */
export function apiReportOf({ date, machine, command, compared, scaled, boards }: ApiFindings): string {
  const missed = compared.flatMap(({ what, ratio, target, p50, p99, refused }) => [
    ...(target !== undefined && ratio < target ? [`${what}: ${ratio.toFixed(2)} of the anchor, target ${target}`] : []),
    ...(p99 > tailAtMost * Math.max(p50, 1)
      ? [`${what}: p99 is ${(p99 / Math.max(p50, 1)).toFixed(1)} times p50`]
      : []),
    ...(refused > 0 ? [`${what}: ${refused} answers were refusals or errors`] : []),
  ]);
  return [
    `Measured on ${date} with \`${command}\` on ${machine}.`,
    "",
    "| call | requests/s | anchor | ratio | target | busy ms | anchor | p50 ms | p99 ms |",
    "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ...compared.map(rowOf),
    "",
    ...(scaled.length === 0 ? [] : [scaledWords(scaled), ""]),
    ...(boards === undefined ? [] : [boardsWords(boards), ""]),
    missed.length === 0 ? "Every target holds." : "Below target:",
    ...missed.map((words) => `- ${words}`),
  ].join("\n");
}

function rowOf(compared: Compared): string {
  const { what, perSecond, anchorPerSecond, ratio, target, busyMs, anchorBusyMs, p50, p99, notModified } = compared;
  const words = notModified > 0 ? `${what} (304)` : what;
  const cells = [words, perSecond.toFixed(0), anchorPerSecond.toFixed(0), ratio.toFixed(2)];
  return `| ${[...cells, target === undefined ? "" : `≥ ${target}`, busyMs.toFixed(2), anchorBusyMs.toFixed(2), p50.toFixed(0), p99.toFixed(0)].join(" | ")} |`;
}

function scaledWords(scaled: ApiFindings["scaled"]): string {
  const words = scaled.map(({ processes, perSecond }) => `${perSecond.toFixed(0)} with ${processes}`);
  return `Product detail, requests/s by the number of api processes on one PostgreSQL: ${words.join(", ")}.`;
}

function boardsWords({ people, load, apiCores, databaseCores }: OpenBoards): string {
  const cores = `${apiCores.toFixed(2)} cores of the api and ${databaseCores.toFixed(2)} of PostgreSQL`;
  const asked = `${load.perSecond.toFixed(0)} polls/s, p50 ${load.p50.toFixed(0)} ms, p99 ${load.p99.toFixed(0)} ms`;
  return `${people} people with a seller's board open (${asked}): ${cores}; target less than one core.`;
}
