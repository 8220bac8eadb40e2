import type { Compared } from "./rounds";

/** p99 may be at most this many times p50. */
const tailAtMost = 12;

export interface ApiFindings {
  readonly date: string;
  readonly machine: string;
  readonly command: string;
  readonly compared: readonly Compared[];
}

/** The result as text, with every miss by name. */
export function apiReportOf({ date, machine, command, compared }: ApiFindings): string {
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
