import type { OpenBoards } from "../api/boards";
import type { Compared } from "../api/rounds";
import type { Scaled } from "./processes";

/** How many times as much a request may cost in the large market as in the small one. */
const growthAtMost = 1.3;

export interface ScaleFindings {
  readonly date: string;
  readonly machine: string;
  readonly command: string;
  /** One process against several on the same database. */
  readonly scaled: readonly Scaled[];
  readonly boards: OpenBoards | undefined;
  /** Reads with 1,000 orders and 500 listings, and with this many. */
  readonly markets: {
    readonly orders: number;
    readonly listings: number;
    readonly few: readonly Compared[];
    readonly many: readonly Compared[];
  };
}

/** The result as text. */
export function scaleReportOf({ date, machine, command, scaled, boards, markets }: ScaleFindings): string {
  return [
    `Measured on ${date} with \`${command}\` on ${machine}.`,
    ...(scaled.length === 0 ? [] : ["", ...processRows(scaled)]),
    ...(boards === undefined ? [] : ["", boardsWords(boards)]),
    ...(markets.many.length === 0 ? [] : ["", ...marketRows(markets)]),
  ].join("\n");
}

function processRows(scaled: readonly Scaled[]): string[] {
  const one = scaled[0]?.perSecond ?? 0;
  return [
    "| api processes on one PostgreSQL | product details/s | of one process |",
    "| ---: | ---: | ---: |",
    ...scaled.map(
      ({ processes, perSecond }) => `| ${processes} | ${perSecond.toFixed(0)} | ${times(perSecond, one)} |`,
    ),
  ];
}

function boardsWords({ people, load, apiCores, databaseCores }: OpenBoards): string {
  const cores = `${apiCores.toFixed(2)} cores of the api and ${databaseCores.toFixed(2)} of PostgreSQL`;
  const asked = `${load.perSecond.toFixed(0)} polls/s, p50 ${load.p50.toFixed(0)} ms, p99 ${load.p99.toFixed(0)} ms`;
  return `${people} people with a seller's board open (${asked}): ${cores}; target less than one core.`;
}

/** By CPU time, which other work on the machine affects least, and by the ratio to the anchor on the same market. */
function marketRows({ orders, listings, few, many }: ScaleFindings["markets"]): string[] {
  const [small, large] = [
    "1,000 orders",
    `${orders.toLocaleString("en")} orders, ${listings.toLocaleString("en")} listings`,
  ];
  return [
    `| read | busy ms, ${small} | ${large} | growth | target | of the anchor, ${small} | ${large} |`,
    "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ...many.flatMap((one) => {
      const before = few.find(({ what }) => what === one.what);
      if (before === undefined) return [];
      const growth = times(one.busyMs, before.busyMs);
      return `| ${one.what} | ${before.busyMs.toFixed(2)} | ${one.busyMs.toFixed(2)} | ${growth} | ≤ ${growthAtMost}x | ${before.ratio.toFixed(2)} | ${one.ratio.toFixed(2)} |`;
    }),
  ];
}

const times = (value: number, of: number) => `${(value / of).toFixed(2)}x`;
