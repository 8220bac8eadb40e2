import { formatDay } from "@mandi/shared/format/dates";
import { daysAfter } from "@mandi/shared/format/days";
import { tradeDay } from "../../platform/clock";
import { inTransaction } from "../../platform/database/transaction";
import type { JobContext } from "../../platform/jobs/job";
import { listStaffIds } from "../identity/standing.service";
import { notify } from "../notifications/notification.service";
import { readPaper } from "../papers/paper.service";
import { selectUnregistered, updateEInvoice } from "./e-invoice.store";

/** Days after issue on which the desk is notified of an unregistered document, the most urgent first. */
const warnedDays = [27, 20, 3] as const;

/** Notifies the desk of documents that the portal has not registered, once for each of these days. */
export async function warnOfLatePapers({ db, clock }: JobContext): Promise<void> {
  const at = clock.now();
  for (const days of warnedDays) {
    await inTransaction(db, async (tx) => {
      const late = await selectUnregistered(tx, daysAfter(tradeDay(at), -days), days);
      if (late.length === 0) return;
      const userIds = await listStaffIds(tx);
      for (const { paper_id, report_by } of late) {
        const { number } = await readPaper(tx, paper_id);
        const until = report_by === null ? "soon" : `by ${formatDay(report_by)}`;
        await updateEInvoice(tx, paper_id, { warned_days: days });
        await notify(tx, { kind: "paper not registered", userIds, values: { number, until }, link: null, at });
      }
    });
  }
}
