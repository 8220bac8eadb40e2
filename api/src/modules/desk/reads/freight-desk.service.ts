import type {
  DeskFreightBillAnswer,
  DeskFreightBillShowAnswer,
  DeskUnbilledFreightAnswer,
} from "@mandi/shared/contract/desk/freight";
import { daysBetween } from "@mandi/shared/format/days";
import { paise } from "@mandi/shared/money/paise";
import { roundTax } from "@mandi/shared/money/rounding";
import { freightBillSums } from "@mandi/shared/pricing/freight-bill-sums";
import { tradeDay } from "../../../platform/clock";
import type { Db } from "../../../platform/database/database";
import { financialYear } from "../../../platform/document-numbers";
import { found } from "../../../platform/errors";
import { instant, rupees, rupeesOrNull, tonnesOrNull } from "../../../platform/wire-figures";
import { type DeskBillRow, selectFreightBill, selectWaitingFreightBills } from "../../../reads/desk/freight-bills.read";
import { selectUnbilledVehicles } from "../../../reads/desk/unbilled-freight.read";
import { findFreightRate, readFreightTaxes } from "../../freight-bills/freight-tax.service";
import { selectAllWaitingAbout } from "../approval.store";
import { mustLeaveToOthers } from "../conflict.service";

/** Carriers' bills that wait for the desk, with the figures that it compares with receipt and weighbridge. */
export async function listFreightBillsForDesk(db: Db, page: number | undefined): Promise<DeskFreightBillAnswer> {
  return { data: (await selectWaitingFreightBills(db, page)).map(rowOf) };
}

/** Delivered vehicles that have no approved bill, with the GST under reverse charge that is in no account until they have one. */
export async function listUnbilledFreightForDesk(
  db: Db,
  page: number | undefined,
  now: Date,
): Promise<DeskUnbilledFreightAnswer> {
  const rows = await selectUnbilledVehicles(db, page);
  const [today, year] = [tradeDay(now), financialYear(now)];
  const law = await findFreightRate(db, "reverse charge", today);
  const carriers = [...new Set(rows.map(({ transporter_id: id }) => id))];
  const taxes = await readFreightTaxes(db, carriers, year);
  return {
    data: rows.map((row) => {
      const isOurs = taxes.get(row.transporter_id) === "reverse charge" && law !== undefined;
      return {
        order_id: row.order_id,
        order: row.order_number,
        vehicle: row.vehicle,
        transporter: row.transporter,
        phone: row.phone,
        delivered_at: row.delivered_at.toISOString(),
        days: daysBetween(tradeDay(row.delivered_at), today),
        freight: rupees(row.freight_paise),
        paid: rupees(row.paid_paise),
        advanced: rupees(row.advanced_paise),
        reverse_charge: isOurs ? rupees(roundTax(paise(row.freight_paise), law.bp)) : 0,
        bill: row.bill_status ?? "none",
      };
    }),
  };
}

/**
 * A carrier's bill beside the agreed rate, the loaded weight and the receipt of its vehicle.
 *
 * @param readerId whose approval waits for a second person where they checked it themselves
 * @throws Refusal 404
 */
export async function readFreightBillForDesk(db: Db, id: number, readerId: number): Promise<DeskFreightBillShowAnswer> {
  const row = found(await selectFreightBill(db, id));
  const parts = [row.bill.vehicle_id, row.bill.vehicle_number].map((part) => `order:${row.order_id}:${part}`);
  const [isOwnCheck, ...waiting] = await Promise.all([
    mustLeaveToOthers(db, readerId, row.checked_by),
    ...parts.map((part) => selectAllWaitingAbout(db, part)),
  ]);
  const { bill, gst_paise: gst, detention_paise: detention } = row;
  return {
    data: {
      ...rowOf(row),
      status: row.status,
      vehicle_id: bill.vehicle_id,
      transporter_phone: row.transporter_phone,
      total: bill.total,
      beyond_freight: rupees(gst + detention),
      agreed_rate: rupeesOrNull(row.agreed_paise),
      loaded: tonnesOrNull(row.loaded_kg),
      vehicle_receipt: row.vehicle_receipt,
      delivered_at: instant(row.delivered_at),
      submitted_at: row.submitted_at.toISOString(),
      dispute: row.dispute,
      checked_by: row.checked_by_name,
      waits_after_check: isOwnCheck ? 1 : 0,
      approval_ids: waiting.flat(),
      paper_id: row.paper_id,
    },
  };
}

function rowOf({ bill, ...row }: DeskBillRow): DeskFreightBillAnswer["data"][number] {
  return {
    id: row.id,
    order_id: row.order_id,
    order: row.order_number,
    vehicle: bill.vehicle_number,
    transporter: row.transporter,
    number: bill.number,
    date: bill.date,
    status: row.status,
    receipt: bill.receipt_number,
    gross: bill.gross_quantity,
    net: bill.quantity,
    rate: bill.rate,
    freight: bill.freight,
    detention: bill.detention,
    gst: row.is_at_cost ? buyersGst(bill) : rupees(row.gst_paise),
    tax: payerOf(bill, row.is_at_cost),
    is_at_cost: row.is_at_cost ? 1 : 0,
    gstin: bill.supplier.gst_number || null,
  };
}

/** Of a bill to the buyer, which is in no account of ours. */
function buyersGst(bill: DeskBillRow["bill"]): number {
  return freightBillSums(bill).find(({ kind }) => kind === "reverse")?.amount ?? 0;
}

function payerOf({ reverse_charge }: DeskBillRow["bill"], isAtCost: boolean): string {
  if (!reverse_charge) return "by the carrier";
  return isAtCost ? "by the buyer" : "by the platform";
}
