import { secondsAfter } from "../../platform/clock";
import { defineMinuteJob, type Job, type JobContext } from "../../platform/jobs/job";
import { selectAcceptedFreight } from "../../reads/road-freight.read";
import { acceptedOn } from "./accepted-freight";
import { insertMeasure, selectLastMeasured, selectMeasuresTo } from "./freight-measure.store";
import { estimateRoad } from "./road-freight.policy";

/** The most in one run; the rest follows a minute later. */
const perSweep = 200;

/**
 * Records, for each accepted freight, what would have been estimated from the belts of those asked and from earlier accepted
 * freight. A record never changes, so that estimates cannot be made to look better than they were.
 */
async function measureFreight({ db, clock }: JobContext): Promise<void> {
  const after = await selectLastMeasured(db);
  const before = secondsAfter(clock.now(), -60);
  for (const row of await selectAcceptedFreight(db, { after, before, atMost: perSweep })) {
    const { belts, ...measure } = row;
    const accepted = acceptedOn(await selectMeasuresTo(db, row, row.at), row.origin_city, row.at);
    const estimate = estimateRoad({ accepted, belts, kilometres: null, line: null, missPaise: null });
    await insertMeasure(db, { ...measure, estimate_paise: estimate?.ratePaise ?? null });
  }
}

export const freightMeasureJobs: readonly Job[] = [defineMinuteJob("measure freight estimates", measureFreight)];
