import type { DeskAct } from "../acts/desk-act";
import { cancelBillAct, extendAct, recordCancelAct, vehicleAct } from "../books/eway-acts";
import { isToRecord } from "../books/eway-bill-state";
import type { EwayBill } from "./eway-bill.api";

/** What the portal would accept of an e-way bill now; of one made outside, the record that it was cancelled there. */
export function ewayBillActs(bill: EwayBill): readonly DeskAct[] {
  const { id, number, acts } = bill;
  if (number === null) return [];
  if (bill.is_typed === 1) return isToRecord(bill) ? [recordCancelAct(id, number)] : [];
  const known = {
    extend: extendAct(id, number),
    vehicle: vehicleAct(id, number),
    cancel: cancelBillAct(id, number),
  };
  return (["extend", "vehicle", "cancel"] as const).filter((act) => acts.includes(act)).map((act) => known[act]);
}
