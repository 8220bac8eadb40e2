import { formatEnd } from "@mandi/shared/format/dates";
import type { Db } from "../../../platform/database/database";
import { type EwayBillRow, insertEwayBill, lockLatestOfPaper, notPutOff, updateEwayBill } from "./eway-bill.store";

/** An e-way bill that was made elsewhere, as a step enters it. */
export interface TypedEwayBill {
  readonly orderId: number;
  readonly shipmentId: number;
  readonly paperId: number;
  readonly number: string;
  readonly vehicle: string;
  readonly kilometres: number | undefined;
  readonly validUntil: Date | null;
  readonly at: Date;
}

/** Stores an e-way bill that was made elsewhere; the same number again changes its end, another number replaces it. */
export async function recordTyped(tx: Db, typed: TypedEwayBill): Promise<void> {
  const latest = await lockLatestOfPaper(tx, typed.paperId);
  const isSame = latest?.state === "active" && latest.number === typed.number;
  const row = {
    ...notPutOff,
    state: "active",
    is_typed: isSame ? latest.is_typed : true,
    number: typed.number,
    kilometres: typed.kilometres ?? latest?.kilometres ?? 0,
    vehicle_number: isSame ? latest.vehicle_number : typed.vehicle,
    made_at: isSame ? latest.made_at : typed.at,
    valid_until: typed.validUntil,
    warned_hours: null,
    code: null,
    message: null,
  } as const;
  const isReplaced = latest?.state === "active" && !isSame;
  if (latest !== undefined && isReplaced) await replaceEwayBill(tx, latest, typed);
  else if (latest !== undefined && latest.state !== "cancelled") return updateEwayBill(tx, latest.id, row);
  const { orderId: order_id, shipmentId: shipment_id, paperId: paper_id } = typed;
  await insertEwayBill(tx, { ...row, order_id, shipment_id, paper_id, carrier_gstin: "" });
}

/** It keeps its number and its end, with why another one took its place. */
function replaceEwayBill(tx: Db, { id, valid_until: end }: EwayBillRow, { number, at }: TypedEwayBill): Promise<void> {
  const message =
    end !== null && end <= at
      ? `Expired on ${formatEnd(end)}; ${number} was entered in its place.`
      : `${number} was entered in its place.`;
  return updateEwayBill(tx, id, { state: "replaced", warned_hours: null, code: null, message });
}

/** The vehicle of an invoice has delivered, so its e-way bill is done. */
export async function closeEwayBill(tx: Db, paperId: number): Promise<void> {
  const latest = await lockLatestOfPaper(tx, paperId);
  if (latest?.state === "active") await updateEwayBill(tx, latest.id, { state: "done" });
}
