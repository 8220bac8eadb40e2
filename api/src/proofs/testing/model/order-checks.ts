import { kilograms } from "@mandi/shared/money/kilograms";
import { ledgerSum } from "@mandi/shared/money/ledger-sum";
import { addPaise, type Paise, paise, rupeesFromPaise, sumPaise } from "@mandi/shared/money/paise";
import { roundLine } from "@mandi/shared/money/rounding";
import { payoutEvents } from "../../../modules/ledger/event-groups";
import { readOrderLedger, readOrderMoney } from "../../../modules/ledger/statement.service";
import { amountsOfPart, chargedOf, currentAmounts, loadedLines } from "../../../modules/orders/amounts/order-amounts";
import { listOrderLines } from "../../../modules/orders/amounts/order-amounts.service";
import { dueOf } from "../../../modules/orders/amounts/order-due";
import { readOrder } from "../../../modules/orders/order.service";
import type { OrderRow } from "../../../modules/orders/order.store";
import { presentLedgerRow } from "../../../modules/orders/views/order.presenter";
import { ledgerRange } from "../../../modules/orders/views/order-view.service";
import { listLoads } from "../../../modules/shipments/shipment-load.open.store";
import { readUnpaidOfOrder } from "../../../modules/trade-papers/unpaid-of-buyer.service";
import type { Db } from "../../../platform/database/database";

/** Everything that must always hold for an order. */
export async function checkOrder(db: Db, orderId: number): Promise<void> {
  const order = await readOrder(db, orderId);
  const lines = await listOrderLines(db, orderId);
  const loads = await listLoads(db, orderId);
  const now = currentAmounts(order, lines, loads);
  expect([order.ex_paise, order.freight_paise, order.for_paise, order.receivable_paise, order.total_kg]).toEqual([
    now.exPaise,
    now.freightPaise,
    now.forPaise,
    now.receivablePaise,
    now.totalKg,
  ]);

  const money = await readOrderMoney(db, orderId);
  // The head of the buyer's ledger is the sum of its rows and matches the order.
  const ledger = (await readOrderLedger(db, orderId, ledgerRange({}))).rows.map(presentLedgerRow);
  expect([ledgerSum(ledger, "debit"), ledgerSum(ledger, "credit")]).toEqual([
    rupeesFromPaise(addPaise(money.chargedPaise, money.keptPaise)),
    rupeesFromPaise(money.paidPaise),
  ]);
  // Invoices and debit notes together ask for exactly what is open for the order.
  const unpaid = await readUnpaidOfOrder(db, orderId);
  const unpaidPaise = sumPaise(unpaid.invoices.map(({ duePaise }) => duePaise));
  expect(unpaidPaise).toBe(Math.max(0, money.balancePaise));
  const shipments = await db
    .selectFrom("shipment")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("removed_at", "is", null)
    .execute();
  const partOf = (id: number) => {
    const load = loads.find(({ shipmentId }) => shipmentId === id);
    return load && amountsOfPart(order, lines, loadedLines(load));
  };
  const invoiced = shipments.filter(({ invoiced_at }) => invoiced_at !== null).flatMap(({ id }) => partOf(id) ?? []);
  const total = (amounts: readonly Paise[]): number => sumPaise(amounts);
  // The buyer is charged exactly what their invoices charge, to the paisa.
  expect(money.chargedPaise).toBe(total(invoiced.map(chargedOf)) + order.paper_difference_paise);
  const advances = total(shipments.map(({ freight_advance_paise }) => paise(freight_advance_paise)));
  expect(money.sellerOwedPaise + money.sellerPaidPaise).toBe(
    total(invoiced.map(({ sellerNetPaise }) => sellerNetPaise)) + order.bill_difference_paise + advances,
  );
  const award = await db
    .selectFrom("freight_award")
    .select("price_paise")
    .where("order_id", "=", orderId)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  const carried = shipments
    .filter(({ delivered_at }) => delivered_at !== null && order.freight_mode !== "to_pay")
    .map(({ loaded_kg }) => roundLine(paise(award?.price_paise ?? 0), kilograms(loaded_kg ?? 0)));
  expect(money.transporterOwedPaise + advances + (await paidToTransporter(db, orderId))).toBe(
    total(carried) + (await chargedByTransporter(db, orderId)),
  );
  checkEnd(order, money, shipments);
}

/** What must hold for a finished order. */
function checkEnd(
  order: OrderRow,
  money: Awaited<ReturnType<typeof readOrderMoney>>,
  shipments: readonly { readonly delivered_at: Date | null }[],
): void {
  if (order.status === "cancel") expect([money.advancePaise, money.chargedPaise]).toEqual([0, 0]);
  if (order.settled_at !== null) {
    expect([order.status, dueOf(order, money.paidPaise), money.sellerOwedPaise, money.transporterOwedPaise]).toEqual([
      "delivered",
      0,
      0,
      0,
    ]);
  }
  if (order.status === "delivered") expect(shipments.every(({ delivered_at }) => delivered_at !== null)).toBe(true);
}

/** What approved bills add to the freight: detention, and the GST that the carrier charges. */
async function chargedByTransporter(db: Db, orderId: number): Promise<number> {
  const rows = await db
    .selectFrom("freight_bill")
    .select(["gst_paise", "detention_paise", "is_reverse_charge"])
    .where("order_id", "=", orderId)
    .where("status", "=", "approved")
    .execute();
  return rows.reduce(
    (sum, { gst_paise, detention_paise, is_reverse_charge }) =>
      sum + detention_paise + (is_reverse_charge ? 0 : gst_paise),
    0,
  );
}

/** What was paid to the carrier and, on their behalf, to the tax office, and the lost goods that they bear. */
async function paidToTransporter(db: Db, orderId: number): Promise<number> {
  const rows = await db
    .selectFrom("journal")
    .innerJoin("posting", "posting.journal_id", "journal.id")
    .innerJoin("account", "account.id", "posting.account_id")
    .leftJoin("journal as undone", "undone.id", "journal.reverses_id")
    .select("posting.amount_paise")
    .where("account.code", "=", `payable:transporter:${orderId}`)
    .where(({ fn, ref }) => fn.coalesce(ref("undone.event"), ref("journal.event")), "in", [
      ...payoutEvents.transporter,
      ...["tax deducted from transporter", "lost goods charged"],
    ])
    .execute();
  return rows.reduce((sum, { amount_paise }) => sum + amount_paise, 0);
}
