import { spreadOf } from "../report/figures";
import type { Call } from "./calls";
import { type Load, type LoadOptions, loadCall } from "./load";

/** A call and the anchor, measured in the same minutes: medians over the rounds. */
export interface Compared {
  readonly what: string;
  readonly target: number | undefined;
  readonly anchorPerSecond: number;
  readonly perSecond: number;
  readonly ratio: number;
  readonly p50: number;
  readonly p99: number;
  readonly refused: number;
  readonly notModified: number;
}

export const anchorCall: Call = {
  what: "anchor",
  next: () => ({ method: "GET", path: "/person/7", headers: {} }),
};

/** Loads anchor and call in turns, so that whatever else the machine does falls on both. */
export async function compareWithAnchor(
  origins: { readonly anchor: string; readonly api: string },
  call: Call,
  { rounds, ...load }: LoadOptions & { readonly rounds: number },
): Promise<Compared> {
  // Code and plans are warm before anything counts.
  await loadCall(origins.api, call, { ...load, seconds: 1 });
  const pairs: { readonly anchor: Load; readonly own: Load }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const anchor = await loadCall(origins.anchor, anchorCall, load);
    pairs.push({ anchor, own: await loadCall(origins.api, call, load) });
  }
  const median = (of: (pair: (typeof pairs)[number]) => number): number => spreadOf(pairs.map(of)).median;
  return {
    what: call.what,
    target: call.target,
    anchorPerSecond: median(({ anchor }) => anchor.perSecond),
    perSecond: median(({ own }) => own.perSecond),
    ratio: median(({ anchor, own }) => own.perSecond / anchor.perSecond),
    p50: median(({ own }) => own.p50),
    p99: median(({ own }) => own.p99),
    refused: pairs.reduce((sum, { own }) => sum + own.refused, 0),
    notModified: pairs.reduce((sum, { own }) => sum + own.notModified, 0),
  };
}
