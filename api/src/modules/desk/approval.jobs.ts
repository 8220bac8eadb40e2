import { defineMinuteJob, type Job } from "../../platform/jobs/job";
import { deskActions } from "./actions/all-actions";
import { endUnfitApprovals } from "./unfit-approval.service";

export const approvalJobs: readonly Job[] = [
  defineMinuteJob("end requests that can no longer be done", ({ db, clock }) =>
    endUnfitApprovals(db, deskActions, clock.now()),
  ),
];
