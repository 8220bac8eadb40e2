import { defineJob, defineMinuteJob, type Job } from "../../platform/jobs/job";
import { deliverOutbox } from "./notification.service";
import { sendOutbox, sweepOutbox } from "./outbox.service";

export const notificationJobs: readonly Job[] = [
  // What could not be sent is left to the sweep: if each notice were tried again by itself, they would keep all other work waiting.
  defineJob(deliverOutbox, async (context) => void (await sendOutbox(context))),
  defineMinuteJob("sweep outbox", sweepOutbox),
];
