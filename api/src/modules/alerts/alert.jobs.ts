import { inTransaction } from "../../platform/database/transaction";
import { defineMinuteJob, type Job, type JobContext } from "../../platform/jobs/job";
import { tellMoves } from "./tell-moves.service";

/** What is left after so many goes on at once, in a transaction of its own. */
const perTransaction = 500;

async function tellAll({ db, clock }: JobContext): Promise<void> {
  const now = clock.now();
  while (!(await inTransaction(db, (tx) => tellMoves(tx, now, perTransaction))));
}

export const alertJobs: readonly Job[] = [defineMinuteJob("tell price moves", tellAll)];
