import type { DeskRole } from "@mandi/shared/contract/desk/right";
import type { TrailSubject } from "@mandi/shared/contract/desk/trail-subject";
import { paise } from "@mandi/shared/money/paise";
import { recordAudit } from "../../platform/audit";
import { apiOfFile } from "../../testing/api-of-file";
import { createWellStockedMarket } from "../../testing/order-market";
import { createBookedOrder } from "../../testing/order-world";

const api = apiOfFile();

/** The newest entry about a subject, as a member of the desk with these roles reads it. */
async function read(subject: TrailSubject, roles: readonly DeskRole[]) {
  const staff = await api.signIn("staff", { roles });
  return (await api.get(`/desk/audit?subject=${subject}`, staff)).body.data[0];
}

it("names a payout and reported TDS with person and amount to those who may read them, and by their order to others", async () => {
  const order = await createBookedOrder(api, { market: await createWellStockedMarket(api) });
  await api.db.updateTable("users").set({ name: "Sita Rao" }).where("id", "=", order.seller.id).execute();
  await api.db.updateTable("users").set({ name: "Ramesh Rao" }).where("id", "=", order.buyer.id).execute();
  const at = api.clock.now();
  const batch = await api.db
    .insertInto("payout_batch")
    .values({ made_at: at, made_by: order.staff.id })
    .returning("id")
    .executeTakeFirstOrThrow();
  const payout = await api.db
    .insertInto("payout")
    .values({
      batch_id: batch.id,
      order_id: order.orderId,
      side: "seller",
      payee_id: order.seller.id,
      amount_paise: paise(12_345_600),
      utr: null,
      ended_at: null,
      journal_id: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const journal = await api.db.selectFrom("journal").select("id").limit(1).executeTakeFirstOrThrow();
  const advice = await api.db
    .insertInto("tds_advice")
    .values({
      order_id: order.orderId,
      buyer_id: order.buyer.id,
      tan: "MUMB12345C",
      code: "1031",
      financial_year: "2026",
      quarter: 3,
      date: "2026-11-21",
      amount_paise: paise(100_000),
      journal_id: journal.id,
      at,
      actor_id: order.buyer.id,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const matched = { at, actorId: null, action: "bank-line match", subject: "bank-line:1" } as const;
  await recordAudit(api.db, { ...matched, detail: { payout_id: payout.id } });
  const refused: TrailSubject = `tds-advice:${advice.id}`;
  await recordAudit(api.db, { at, actorId: null, action: "tds-advice refuse", subject: refused });
  const shown = async (roles: readonly DeskRole[]) => {
    const { named } = await read("bank-line:1", roles);
    const { about, page } = await read(refused, roles);
    return { payout: named, advice: about, page };
  };

  const page = `/desk/order/${order.orderId}`;
  for (const role of ["accountant", "approver"] as const) {
    expect(await shown([role])).toEqual({
      payout: [{ field: "payout_id", words: `₹1,23,456.00 to Sita Rao, order ${order.number}` }],
      advice: `TDS of ₹1,000.00, Ramesh Rao, order ${order.number}`,
      page,
    });
  }
  for (const role of ["operator", "admin"] as const) {
    expect(await shown([role])).toEqual({
      payout: [{ field: "payout_id", words: `Payout, order ${order.number}` }],
      advice: `TDS, order ${order.number}`,
      page,
    });
  }
});
