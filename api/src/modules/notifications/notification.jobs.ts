import { defineJob, defineMinuteJob, type Job } from "../../platform/jobs/job";
import { deliverOutbox } from "./notification.service";
import { sendOutbox } from "./outbox.service";

export const notificationJobs: readonly Job[] = [
  defineJob(deliverOutbox, sendOutbox),
  defineMinuteJob("sweep outbox", sendOutbox),
];
