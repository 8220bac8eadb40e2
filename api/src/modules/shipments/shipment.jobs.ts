import { defineMinuteJob, type Job } from "../../platform/jobs/job";
import { warnOfEndingEwayBills } from "./eway/eway-warning.service";

export const shipmentJobs: readonly Job[] = [defineMinuteJob("warn of ending e-way bills", warnOfEndingEwayBills)];
