import { formatEnd } from "@mandi/shared/format/dates";
import { secondsAfter } from "../../../platform/clock";
import { inTransaction } from "../../../platform/database/transaction";
import type { JobContext } from "../../../platform/jobs/job";
import { listStaffIds } from "../../identity/standing.service";
import { notify } from "../../notifications/notification.service";
import { readSetting } from "../../site/settings";
import { lockEnding, notPutOff, updateEwayBill } from "./eway-bill.store";
import { ewayWarningHours } from "./eway-warning-hours";

/** The hours of the last warning, whatever the setting. */
const lastHours = 2;

/** Warns the desk of e-way bills that end while their vehicle is on the road: at the time of the setting, and two hours before. */
export async function warnOfEndingEwayBills({ db, clock }: JobContext): Promise<void> {
  const at = clock.now();
  const hours = await readSetting(db, ewayWarningHours);
  for (const left of [Math.min(lastHours, hours), hours]) {
    await inTransaction(db, async (tx) => {
      const ending = await lockEnding(tx, secondsAfter(at, left * 3_600), left);
      if (ending.length === 0) return;
      const userIds = await listStaffIds(tx);
      for (const { id, number, vehicle_number, valid_until, warned_hours } of ending) {
        // What was put off before the first warning was something else than the end.
        await updateEwayBill(tx, id, { warned_hours: left, ...(warned_hours === null && notPutOff) });
        const until = formatEnd(valid_until ?? at);
        const values = { number: number ?? "", vehicle: vehicle_number, until };
        await notify(tx, { kind: "eway bill ending", userIds, values, link: null, at });
      }
    });
  }
}
