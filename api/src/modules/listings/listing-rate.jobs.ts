import { basisPoints } from "@mandi/shared/money/percent";
import { tradeDay } from "../../platform/clock";
import { inTransaction } from "../../platform/database/transaction";
import { defineMinuteJob, type Job, type JobContext } from "../../platform/jobs/job";
import { selectListingsOffRate, selectOffRate } from "../../reads/off-rate.read";
import { changeProductRate } from "../catalogue/catalogue-change.open.store";
import { changeListingRate, followCatalogue } from "./listing-price.service";

/** The rest follows a minute later. */
const perSweep = 500;

/** Products and listings follow the rates of the day, which change when a row begins or ends or the desk adds one. */
async function followRates({ db, clock }: JobContext): Promise<void> {
  const now = clock.now();
  for (const off of await selectOffRate(db, tradeDay(now))) {
    const gst = basisPoints(off.gst_bp);
    await changeProductRate(db, off.hsn, gst);
    for (const id of await selectListingsOffRate(db, off, perSweep)) {
      await inTransaction(db, (tx) => changeListingRate(tx, id, gst, now));
    }
  }
}

export const listingJobs: readonly Job[] = [
  defineMinuteJob("follow GST rates", followRates),
  defineMinuteJob("follow qualities and packaging", ({ db, clock }) => followCatalogue(db, perSweep, clock.now())),
];
