import { defineJob, defineMinuteJob, type Job } from "../../platform/jobs/job";
import { deliverOutbox, sendOutbox } from "./notification.service";

export const notificationJobs: readonly Job[] = [
  defineJob(deliverOutbox, sendOutbox),
  defineMinuteJob("sweep outbox", sendOutbox),
];
