import type { DeskFreightBillAnswer } from "@mandi/shared/contract/desk/freight";
import type { Db } from "../../../platform/database/database";
import { selectWaitingFreightBills } from "../../../reads/desk/freight-bills.read";
import { rupees } from "./desk-lists";

/** Carriers' bills that wait for the desk, with what it compares with receipt and weighbridge. */
export async function listFreightBillsForDesk(db: Db, page: number | undefined): Promise<DeskFreightBillAnswer> {
  const rows = await selectWaitingFreightBills(db, page);
  return {
    data: rows.map(({ order_id, order_number, transporter, status, bill, gst_paise }) => ({
      order_id,
      order: order_number,
      vehicle: bill.vehicle_number,
      transporter,
      number: bill.number,
      date: bill.date,
      status,
      receipt: bill.receipt_number,
      gross: bill.gross_quantity,
      net: bill.quantity,
      rate: bill.rate,
      freight: bill.freight,
      detention: bill.detention,
      gst: rupees(gst_paise),
      tax: bill.reverse_charge ? "by the platform" : "by the carrier",
      gstin: bill.supplier.gst_number || null,
    })),
  };
}
