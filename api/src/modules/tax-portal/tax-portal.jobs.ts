import { defineJob, defineMinuteJob, type Job } from "../../platform/jobs/job";
import { warnOfLatePapers } from "./late-papers.service";
import { sendWaitingRequests } from "./send.service";
import { sendPortalRequests } from "./send-job";

export const taxPortalJobs: readonly Job[] = [
  defineJob(sendPortalRequests, sendWaitingRequests),
  defineMinuteJob("sweep portal requests", sendWaitingRequests),
  defineMinuteJob("warn of late papers", warnOfLatePapers),
];
