import { secondsAfter } from "@mandi/api/public/clock";
import type { Db } from "@mandi/api/public/database";
import { askRegistration } from "@mandi/api/public/expect-registration.service";
import { listPapers } from "@mandi/api/public/paper.service";
import { registeredPaperOf } from "@mandi/api/public/registered-paper";

/** The portal accepts no document older than 30 days. */
const takenSeconds = 28 * 24 * 3_600;

/** Requests the registration of the invoices whose goods have arrived: the portal answers once the market is opened. */
export async function registerDelivered(tx: Db, now: Date): Promise<void> {
  const rows = await tx
    .selectFrom("issued_paper")
    .innerJoin("shipment", "shipment.id", "issued_paper.shipment_id")
    .select("issued_paper.id")
    .where("issued_paper.kind", "=", "invoice")
    .where("issued_paper.issued_at", ">", secondsAfter(now, -takenSeconds))
    .where("shipment.delivered_at", "is not", null)
    .execute();
  const issued = await listPapers(
    tx,
    rows.map(({ id }) => id),
  );
  for (const paper of issued) {
    const known = registeredPaperOf(paper);
    if (known) await askRegistration(tx, { id: paper.id, paper: known, days: undefined }, { at: now, actorId: null });
  }
}
