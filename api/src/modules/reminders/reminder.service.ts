import { payInvoicePath } from "@mandi/shared/contract/page-paths";
import { formatDay } from "@mandi/shared/format/dates";
import { daysAfter } from "@mandi/shared/format/days";
import { formatPaise } from "@mandi/shared/format/rupees";
import { paise } from "@mandi/shared/money/paise";
import { tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { inTransaction } from "../../platform/database/transaction";
import type { JobContext } from "../../platform/jobs/job";
import { type DueReminder, remindedAtOnce, selectDueReminders } from "../../reads/due-reminders.read";
import { notify } from "../notifications/notification.service";
import { readSetting } from "../site/settings";
import { insertReminder } from "./reminder.store";
import { daysOf, reminderDays } from "./reminder-days";

/** A reminder is still sent up to this many days late, in case the market was down on its day. */
const lateDays = 2;

/** Reminds buyers of what is due on the market's reminder days, once for each day; of several due at once, only the latest is sent. */
export async function remindBuyers({ db, clock }: JobContext): Promise<void> {
  const at = clock.now();
  for (const days of daysOf(await readSetting(db, reminderDays))) {
    while ((await inTransaction(db, (tx) => remind(tx, days, at))) === remindedAtOnce);
  }
}

/** @returns how many reminders were due */
async function remind(tx: Db, days: number, at: Date): Promise<number> {
  const today = tradeDay(at);
  const dueOn = { first: daysAfter(today, -days - lateDays), last: daysAfter(today, -days) };
  const due = await selectDueReminders(tx, { dueOn, days, today });
  for (const row of due) {
    if (await insertReminder(tx, { order_id: row.order_id, due_on: row.due_on, days, at }))
      await tell(tx, row, today, at);
  }
  return due.length;
}

async function tell(tx: Db, row: DueReminder, today: string, at: Date): Promise<void> {
  const values = { order: row.number, amount: formatPaise(paise(row.open_paise)), day: formatDay(row.due_on) };
  const isOverdue = row.due_on < today;
  const to = { userIds: [row.buyer_id], link: payInvoicePath(row.order_id, null), at };
  if (row.reported_paise === 0) {
    await notify(tx, { ...to, kind: isOverdue ? "payment overdue" : "payment due", values });
    return;
  }
  const kind = isOverdue ? "rest overdue" : "rest due";
  await notify(tx, { ...to, kind, values: { ...values, reported: formatPaise(paise(row.reported_paise)) } });
}
