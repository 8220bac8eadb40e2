import type { TestApi } from "../../testing/test-api";
import { observeStatements, type Wait } from "./observe-statements";
import { findReadings, type Reading } from "./read-everything";

/** What one list or detail costs in two markets: the median time that it waits for its statements. */
export interface Growth {
  readonly route: string;
  readonly address: string;
  readonly caller: string;
  readonly smallMs: number;
  readonly largeMs: number;
}

const passes = 41;

/**
 * Calls every list and detail of two markets in turn, pass by pass, so that other load on the machine affects all of them
 * equally, and compares how long PostgreSQL takes to answer.
 */
export async function measureGrowth(small: TestApi, large: TestApi): Promise<readonly Growth[]> {
  const timed = async (api: TestApi, { address, caller }: Reading): Promise<number> => {
    const waits: Wait[] = [];
    const { status } = await observeStatements(
      (_text, wait) => void waits.push(wait),
      () => api.get(address, caller),
    );
    if (status >= 500) throw new Error(`${address} answered ${status}`);
    return lengthOf(waits);
  };
  const inLarge = new Map((await findReadings(large)).map((reading) => [keyOf(reading), reading]));
  const pairs = (await findReadings(small)).map((inSmall) => {
    // The same page of the same kind of person; the keys differ between the markets.
    const other = inLarge.get(keyOf(inSmall));
    if (!other) throw new Error(`${inSmall.address} is not read in the large market`);
    return { inSmall, inLarge: other, smallMs: [] as number[], largeMs: [] as number[] };
  });
  for (let pass = 0; pass < passes; pass += 1) {
    for (const pair of pairs) {
      // The second caller finds warmer caches, so they take turns.
      if (pass % 2 === 0) pair.smallMs.push(await timed(small, pair.inSmall));
      pair.largeMs.push(await timed(large, pair.inLarge));
      if (pass % 2 === 1) pair.smallMs.push(await timed(small, pair.inSmall));
    }
  }
  return pairs.map(({ inSmall: { route, address, caller }, smallMs, largeMs }) => {
    return { route, address, caller: caller?.type ?? "visitor", smallMs: median(smallMs), largeMs: median(largeMs) };
  });
}

/** The total waiting time; statements sent together are waited for together. */
function lengthOf(waits: readonly Wait[]): number {
  let total = 0;
  let until = 0;
  for (const { beganAt, endedAt } of [...waits].sort((one, other) => one.beganAt - other.beganAt)) {
    total += Math.max(0, endedAt - Math.max(beganAt, until));
    until = Math.max(until, endedAt);
  }
  return total;
}

function keyOf({ route, address, caller }: Reading): string {
  return [route, address.replace(/search=[^&]*/, "search").replace(/\d+/g, "0"), caller?.type].join(" ");
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
