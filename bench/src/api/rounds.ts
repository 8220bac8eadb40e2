import { spreadOf } from "../report/figures";
import type { ApiProgram } from "./api-stage";
import type { Call } from "./calls";
import { type Load, type LoadOptions, loadCall } from "./load";
import { familySeconds, processSeconds } from "./processor-time";

/** A call and the anchor, measured at the same time: medians over the rounds. */
export interface Compared {
  readonly what: string;
  readonly target: number | undefined;
  readonly anchorPerSecond: number;
  readonly perSecond: number;
  readonly ratio: number;
  /** CPU time per request in the program and in PostgreSQL, in milliseconds. */
  readonly busyMs: number;
  readonly anchorBusyMs: number;
  readonly p50: number;
  readonly p99: number;
  readonly refused: number;
  readonly notModified: number;
}

interface BusyLoad extends Load {
  readonly busyMs: number;
}

export const anchorCall: Call = {
  what: "anchor",
  next: () => ({ method: "GET", path: "/person/7", headers: {} }),
};

/** Loads anchor and call in turns, so that other work of the machine affects both. */
export async function compareWithAnchor(
  { anchor, api, databasePid }: { readonly anchor: ApiProgram; readonly api: ApiProgram; readonly databasePid: number },
  call: Call,
  { rounds, ...load }: LoadOptions & { readonly rounds: number },
): Promise<Compared> {
  // Warms up code and query plans before the measurement.
  await loadCall(api.origin, call, { ...load, seconds: 1 });
  const loadBusy = async ({ origin, pid }: ApiProgram, asked: Call): Promise<BusyLoad> => {
    const spent = () => processSeconds(pid) + familySeconds(databasePid);
    const before = spent();
    const done = await loadCall(origin, asked, load);
    return { ...done, busyMs: (1_000 * (spent() - before)) / Math.max(1, done.total) };
  };
  const pairs: { readonly anchor: BusyLoad; readonly own: BusyLoad }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const anchored = await loadBusy(anchor, anchorCall);
    pairs.push({ anchor: anchored, own: await loadBusy(api, call) });
  }
  const median = (of: (pair: (typeof pairs)[number]) => number): number => spreadOf(pairs.map(of)).median;
  return {
    what: call.what,
    target: call.target,
    anchorPerSecond: median(({ anchor }) => anchor.perSecond),
    perSecond: median(({ own }) => own.perSecond),
    ratio: median(({ anchor, own }) => own.perSecond / anchor.perSecond),
    busyMs: median(({ own }) => own.busyMs),
    anchorBusyMs: median(({ anchor }) => anchor.busyMs),
    p50: median(({ own }) => own.p50),
    p99: median(({ own }) => own.p99),
    refused: pairs.reduce((sum, { own }) => sum + own.refused, 0),
    notModified: pairs.reduce((sum, { own }) => sum + own.notModified, 0),
  };
}
