import type { DeskFreightBillAnswer, DeskFreightBillShowAnswer } from "@mandi/shared/contract/desk/freight";
import { freightBillSums } from "@mandi/shared/pricing/freight-bill-sums";
import type { Db } from "../../../platform/database/database";
import { found } from "../../../platform/errors";
import { type DeskBillRow, selectFreightBill, selectWaitingFreightBills } from "../../../reads/desk/freight-bills.read";
import { selectAllWaitingAbout } from "../approval.store";
import { instant, rupees, rupeesOrNull, tonnes } from "./desk-lists";

/** Carriers' bills that wait for the desk, with the figures that it compares with receipt and weighbridge. */
export async function listFreightBillsForDesk(db: Db, page: number | undefined): Promise<DeskFreightBillAnswer> {
  return { data: (await selectWaitingFreightBills(db, page)).map(rowOf) };
}

/** A carrier's bill beside the agreed rate, the loaded weight and the receipt of its vehicle. @throws Refusal 404 */
export async function readFreightBillForDesk(db: Db, id: number): Promise<DeskFreightBillShowAnswer> {
  const row = found(await selectFreightBill(db, id));
  const parts = [row.bill.vehicle_id, row.bill.vehicle_number].map((part) => `order:${row.order_id}:${part}`);
  const waiting = await Promise.all(parts.map((part) => selectAllWaitingAbout(db, part)));
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
      loaded: row.loaded_kg === null ? null : tonnes(row.loaded_kg),
      vehicle_receipt: row.vehicle_receipt,
      delivered_at: instant(row.delivered_at),
      submitted_at: row.submitted_at.toISOString(),
      dispute: row.dispute,
      approval_ids: waiting.flat(),
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
