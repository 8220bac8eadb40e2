import type { DeskFreightBillAnswer, DeskFreightBillShowAnswer } from "@mandi/shared/contract/desk/freight";
import type { Db } from "../../../platform/database/database";
import { found } from "../../../platform/errors";
import { type DeskBillRow, selectFreightBill, selectWaitingFreightBills } from "../../../reads/desk/freight-bills.read";
import { instant, rupees, rupeesOrNull, tonnes } from "./desk-lists";

/** Carriers' bills that wait for the desk, with what it compares with receipt and weighbridge. */
export async function listFreightBillsForDesk(db: Db, page: number | undefined): Promise<DeskFreightBillAnswer> {
  return { data: (await selectWaitingFreightBills(db, page)).map(rowOf) };
}

/** A carrier's bill beside the agreed rate, the loaded weight and the receipt of its vehicle. @throws Refusal 404 */
export async function readFreightBillForDesk(db: Db, id: number): Promise<DeskFreightBillShowAnswer> {
  const row = found(await selectFreightBill(db, id));
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
    gst: rupees(row.gst_paise),
    tax: bill.reverse_charge ? "by the platform" : "by the carrier",
    gstin: bill.supplier.gst_number || null,
  };
}
