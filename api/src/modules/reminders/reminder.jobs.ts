import { defineMinuteJob, type Job } from "../../platform/jobs/job";
import { remindBuyers } from "./reminder.service";

export const reminderJobs: readonly Job[] = [defineMinuteJob("remind buyers", remindBuyers)];
