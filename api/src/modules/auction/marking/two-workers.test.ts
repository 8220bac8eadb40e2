import { secondsAfter, systemClock } from "../../../platform/clock";
import { createPool } from "../../../platform/database/pool";
import { allJobs } from "../../../platform/jobs/all-jobs";
import { startJobWorker } from "../../../platform/jobs/worker";
import { ask, bid, createRfqMarket, entry, offer } from "../../../testing/rfq-world";
import { createJobContext } from "../../../testing/run-jobs";
import { createTestApi, type TestApi } from "../../../testing/test-api";
import { storeSetting } from "../../site/settings";
import { marketSettings } from "../market-rules";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  await storeSetting(api.db, marketSettings.markAutomatically, true);
});
afterAll(() => api.close());

/** A process that works on the queue by the real clock. */
async function startProcess() {
  const pool = createPool({ url: api.database.url, size: 3, onIdleError: () => undefined });
  const failures: unknown[] = [];
  const worker = await startJobWorker({
    jobs: allJobs,
    pool,
    context: { ...createJobContext(api).context, clock: systemClock },
    onFailure: (_job, error) => void failures.push(error),
    pollMs: 100,
  });
  return {
    failures,
    async stop() {
      await worker.stop();
      await pool.end();
    },
  };
}

it("closes every window once and marks it, with two processes at work and after a restart", async () => {
  // The windows end within the next second of the real clock, which the queue follows.
  api.clock.set(secondsAfter(systemClock.now(), -3_599));
  const market = await createRfqMarket(api);
  const ids: number[] = [];
  for (let count = 0; count < 3; count += 1) ids.push(await ask(api, market));
  for (const id of ids) {
    await offer(api, entry(market.sellers, 0), id, 45_000);
    await bid(api, entry(market.transporters, 0), id, 1_800);
  }
  const before = await startProcess();
  await before.stop();
  const marked = () =>
    api.db
      .selectFrom("marking")
      .select("quotation_id")
      .where("quotation_id", "in", ids)
      .orderBy("quotation_id")
      .execute();

  const processes = await Promise.all([startProcess(), startProcess()]);
  while ((await marked()).length < ids.length) await new Promise((resolve) => setTimeout(resolve, 20));
  await Promise.all(processes.map((process) => process.stop()));

  expect((await marked()).map(({ quotation_id }) => quotation_id)).toEqual(ids);
  expect([before, ...processes].flatMap(({ failures }) => failures)).toEqual([]);
});
