import { alertJobs } from "../../modules/alerts/alert.jobs";
import { quotationJobs } from "../../modules/auction/quotation.jobs";
import { approvalJobs } from "../../modules/desk/approval.jobs";
import { freightMeasureJobs } from "../../modules/freight-estimates/freight-measure.jobs";
import { listingJobs } from "../../modules/listings/listing-rate.jobs";
import { notificationJobs } from "../../modules/notifications/notification.jobs";
import { reminderJobs } from "../../modules/reminders/reminder.jobs";
import { shipmentJobs } from "../../modules/shipments/shipment.jobs";
import { taxPortalJobs } from "../../modules/tax-portal/tax-portal.jobs";
import type { Job } from "./job";

/** Everything that runs in the background, one line per module. */
export const allJobs: readonly Job[] = [
  ...quotationJobs,
  ...listingJobs,
  ...alertJobs,
  ...approvalJobs,
  ...freightMeasureJobs,
  ...notificationJobs,
  ...reminderJobs,
  ...shipmentJobs,
  ...taxPortalJobs,
];
