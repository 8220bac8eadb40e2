import { withConnection } from "@mandi/launch/postgres/connection";
import { reconcile } from "../../modules/ledger/reconcile";
import startDatabase from "../../testing/global-setup";
import stopDatabase from "../../testing/global-teardown";
import { createTestApi, type TestApi } from "../../testing/test-api";
import { findScans } from "./find-scans";
import { type Growth, measureGrowth } from "./measure-growth";
import { observeStatements } from "./observe-statements";
import { findReadings } from "./read-everything";
import { fillMarket, type OnProgress } from "./scale";
import { type ScaleSize, sizeOfMarket } from "./scale-size";

const smallSize = sizeOfMarket({ orders: 1_000, listings: 500 });
/** The most that the median may grow by from the small market to the large one. */
const growthAtMost = 1.5;
/** How many of the calls that grew most are printed. */
const shown = 15;

/** Fills both markets, prints the results and returns whether the proof holds. */
export async function proveScale(size: ScaleSize, say: OnProgress): Promise<boolean> {
  await startDatabase();
  try {
    const [small, large] = [await openMarket(smallSize, () => undefined), await openMarket(size, say)];
    const differences = await reconcile(large.db);
    say(`${differences.length} differences in the books of ${size.orders} orders`);
    const scans = await countScans(large, say);
    const growth = await measureGrowth(small, large);
    const tooSlow = describeGrowth(growth, say);
    await small.close();
    await large.close();
    return differences.length + scans + tooSlow === 0;
  } finally {
    await stopDatabase();
  }
}

async function openMarket(size: ScaleSize, say: OnProgress): Promise<TestApi> {
  const api = await createTestApi();
  api.clock.set(new Date());
  await withConnection(api.database.url, (client) => fillMarket(client, size, say));
  return api;
}

async function countScans(api: TestApi, say: OnProgress): Promise<number> {
  const statements = new Set<string>();
  await observeStatements(
    (text) => void statements.add(text),
    async () => {
      for (const { address, caller } of await findReadings(api)) await api.get(address, caller);
    },
  );
  const scans = await findScans(api.database.url, [...statements]);
  for (const { table, statement } of scans) say(`reads all of ${table}: ${statement.slice(0, 300)}`);
  say(`${statements.size} statements, ${scans.length} of them scan a large table`);
  return scans.length;
}

function describeGrowth(growth: readonly Growth[], say: OnProgress): number {
  const ratioOf = ({ smallMs, largeMs }: Growth): number => largeMs / smallMs;
  const sorted = growth.filter(({ smallMs }) => smallMs > 0).sort((one, other) => ratioOf(other) - ratioOf(one));
  say("| call | by | small ms | large ms | grows |");
  say("| --- | --- | ---: | ---: | ---: |");
  for (const each of sorted.slice(0, shown)) {
    const { address, caller, smallMs, largeMs } = each;
    say(`| ${address} | ${caller} | ${smallMs.toFixed(2)} | ${largeMs.toFixed(2)} | ${ratioOf(each).toFixed(2)} |`);
  }
  const middle = sorted[Math.floor(sorted.length / 2)];
  const tooSlow = sorted.filter((each) => ratioOf(each) > growthAtMost).length;
  say(
    `${sorted.length} calls; half of them grow by less than ${middle ? ratioOf(middle).toFixed(2) : 0}; ` +
      `${tooSlow} by more than ${growthAtMost}`,
  );
  return tooSlow;
}
