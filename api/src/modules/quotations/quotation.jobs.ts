import { inTransaction } from "../../platform/database/transaction";
import { defineJob, defineMinuteJob, type Job, type JobContext } from "../../platform/jobs/job";
import { closeQuotation, expireQuotation } from "./closing.service";
import { listDuePrices, listDueWindows } from "./quotation.store";
import { closeWindow, endPrice } from "./quotation-jobs";

const perSweep = 200;

/** Finds what is due by the tables alone: a job that was lost, or a price whose transfer was rejected after its time. */
async function sweep({ db, clock }: JobContext): Promise<void> {
  const now = clock.now();
  for (const id of await listDueWindows(db, now, perSweep)) {
    await inTransaction(db, (tx) => closeQuotation(tx, id, now));
  }
  for (const id of await listDuePrices(db, now, perSweep)) {
    await inTransaction(db, (tx) => expireQuotation(tx, id, now));
  }
}

export const quotationJobs: readonly Job[] = [
  defineJob(closeWindow, ({ db, clock }, { id }) => inTransaction(db, (tx) => closeQuotation(tx, id, clock.now()))),
  defineJob(endPrice, ({ db, clock }, { id }) => inTransaction(db, (tx) => expireQuotation(tx, id, clock.now()))),
  defineMinuteJob("sweep quotations", sweep),
];
