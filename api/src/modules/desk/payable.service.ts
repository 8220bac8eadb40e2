import type { DeskUnpaidItem } from "@mandi/shared/contract/unpaid";
import { maxPaise, minPaise, type Paise, rupeesFromPaise, subtractPaise, zeroPaise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";
import { readUnderCheckOfInvoices } from "../payments/bank-transfer.service";
import { presentUnpaidItem } from "../trade-papers/unpaid.presenter";
import { listUnpaidOf, type UnpaidItem } from "../trade-papers/unpaid-of-buyer.service";

/** What a payer owes, with the most that a transfer can pay of it. */
interface PayableItem extends UnpaidItem {
  /** What is due for the invoice and not under check, at most what is due for its order; null without an invoice. */
  readonly payablePaise: Paise | null;
}

/** What a payer owes and can pay by a transfer, which itself does not count as under check. */
export async function listPayableOf(
  db: Db,
  payerId: number,
  transferId: number | null,
): Promise<readonly PayableItem[]> {
  const unpaid = await listUnpaidOf(db, payerId);
  const invoices = unpaid.flatMap(({ invoice }) => (invoice === null ? [] : [invoice.id]));
  const underCheck = await readUnderCheckOfInvoices(db, invoices, transferId);
  return unpaid.map((item) => ({
    ...item,
    payablePaise: item.invoice && freeOf(item, underCheck.get(item.invoice.id) ?? zeroPaise),
  }));
}

function freeOf({ duePaise, orderDuePaise }: UnpaidItem, underCheckPaise: Paise): Paise {
  return minPaise(orderDuePaise, maxPaise(zeroPaise, subtractPaise(duePaise, underCheckPaise)));
}

/** What a payer owes, for the desk that uses a transfer for it. */
export function presentPayableItem(item: PayableItem): DeskUnpaidItem {
  return {
    ...presentUnpaidItem(item),
    payable: item.payablePaise === null ? null : rupeesFromPaise(item.payablePaise),
    order_due: rupeesFromPaise(item.orderDuePaise),
  };
}
