import { secondsAfter } from "../../platform/clock";
import { inTransaction } from "../../platform/database/transaction";
import { defineJob, defineMinuteJob, type Job, type JobContext } from "../../platform/jobs/job";
import { selectDuePrices } from "../../reads/due-prices.read";
import { readMarketRules } from "./market-rules";
import { closeQuotation, expireQuotation } from "./marking/closing.service";
import { selectDueWindows, selectLateFreight } from "./quotation.store";
import { closeWindow, endPrice } from "./quotation-deadlines";

const perSweep = 200;

/**
 * Finds what is due from the tables alone: a job that was lost, or a price whose transfer was rejected after it had expired.
 * A quotation that fails does not hold up the others.
 */
async function sweep({ db, clock }: JobContext): Promise<void> {
  const now = clock.now();
  const failures: unknown[] = [];
  const each = async (ids: readonly number[], work: typeof closeQuotation): Promise<void> => {
    for (const id of ids) {
      await inTransaction(db, (tx) => work(tx, id, now)).catch((error: unknown) => failures.push(error));
    }
  };
  await each(await selectDueWindows(db, now, perSweep), closeQuotation);
  const { lastMinute } = await readMarketRules(db);
  const quietSince = secondsAfter(now, -lastMinute.extendBySeconds);
  await each(await selectLateFreight(db, quietSince, perSweep), closeQuotation);
  await each(await selectDuePrices(db, now, perSweep), expireQuotation);
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} quotations could not be swept`);
}

export const quotationJobs: readonly Job[] = [
  defineJob(closeWindow, ({ db, clock }, { id }) => inTransaction(db, (tx) => closeQuotation(tx, id, clock.now()))),
  defineJob(endPrice, ({ db, clock }, { id }) => inTransaction(db, (tx) => expireQuotation(tx, id, clock.now()))),
  defineMinuteJob("sweep quotations", sweep),
];
