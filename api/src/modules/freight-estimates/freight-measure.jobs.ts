import { secondsAfter } from "../../platform/clock";
import { defineMinuteJob, type Job, type JobContext } from "../../platform/jobs/job";
import { selectAcceptedFreight } from "../../reads/road-freight.read";
import { acceptedOn } from "./accepted-freight";
import { insertMeasure, lastMeasured, listMeasuresTo } from "./freight-measure.store";
import { estimateRoad } from "./road-freight.policy";

/** The rest follows a minute later. */
const perSweep = 200;

/**
 * Keeps, for each freight that was accepted, what would have been estimated of it: by the belts of those who were asked and by what
 * had been accepted before. Once kept it never changes, so that nobody can say that estimates were better than they were.
 */
async function measureFreight({ db, clock }: JobContext): Promise<void> {
  const after = await lastMeasured(db);
  const before = secondsAfter(clock.now(), -60);
  for (const row of await selectAcceptedFreight(db, { after, before, atMost: perSweep })) {
    const { belts, ...measure } = row;
    const accepted = acceptedOn(await listMeasuresTo(db, row, row.at), row.origin_city, row.at);
    const estimate = estimateRoad({ accepted, belts, kilometres: null, line: null });
    await insertMeasure(db, { ...measure, estimate_paise: estimate?.ratePaise ?? null });
  }
}

export const freightMeasureJobs: readonly Job[] = [defineMinuteJob("measure freight estimates", measureFreight)];
