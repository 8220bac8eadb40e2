import type { Db } from "@mandi/api/public/database";

const moment = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Kolkata", dateStyle: "short", timeStyle: "medium" });

/**
 * Tells the simulated tax portal which e-way bills it has made: it keeps them only while it runs, and those of the market's past it never saw. Without
 * them it would refuse to extend or cancel them, and give their numbers again. A portal that is away is left alone: whatever it is asked waits for it too.
 */
export async function recallEwayBills(db: Db, portalUrl: string): Promise<void> {
  const bills = await db
    .selectFrom("eway_bill as bill")
    .innerJoin("issued_paper as paper", "paper.id", "bill.paper_id")
    .select(["bill.number", "bill.made_at", "bill.valid_until", "bill.kilometres", "bill.carrier_gstin", "bill.state"])
    .select(["paper.gstin", "paper.number as document"])
    .where("bill.is_typed", "=", false)
    .where("bill.number", "is not", null)
    .orderBy("bill.id")
    .execute();
  for (const bill of bills) {
    const form = {
      ewbNo: Number(bill.number),
      userGstin: bill.gstin,
      docNo: bill.document,
      ewayBillDate: bill.made_at && moment.format(bill.made_at),
      validUpto: bill.valid_until && moment.format(bill.valid_until),
      transDistance: bill.kilometres,
      transporterId: bill.carrier_gstin,
      isCancelled: bill.state === "cancelled",
    };
    await fetch(new URL("recallEwb", portalUrl), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(form),
    }).catch(() => undefined);
  }
}
