import { inTransaction } from "../../platform/database/transaction";
import { defineMinuteJob, type Job, type JobContext } from "../../platform/jobs/job";
import { tellMoves } from "./tell-moves.service";

/** The most alerts sent in one transaction; the rest follow at once in the next. */
const perTransaction = 500;

async function tellAll({ db, clock }: JobContext): Promise<void> {
  const now = clock.now();
  while (!(await inTransaction(db, (tx) => tellMoves(tx, now, perTransaction))));
}

export const alertJobs: readonly Job[] = [defineMinuteJob("tell price moves", tellAll)];
