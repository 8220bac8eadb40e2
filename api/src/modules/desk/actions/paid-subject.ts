import { formatExactPaise } from "@mandi/shared/format/exact";
import type { Paise } from "@mandi/shared/money/paise";
import type { Db } from "../../../platform/database/database";
import { invalidField } from "../../../platform/errors";
import { listPayableOf } from "../payable.service";

/** A transfer that the desk uses for something; without an id where it is not entered yet. */
interface Used {
  readonly id: number | null;
  readonly payerId: number;
  readonly amountPaise: Paise;
}

/**
 * The unpaid invoice, debit note or order of a payer that has this number.
 *
 * @throws Refusal 422 at `pays` where it is not theirs or not unpaid, or the transfer is more than it can be used for
 */
export async function unpaidNamed(tx: Db, pays: string, { id, payerId, amountPaise }: Used) {
  const unpaid = await listPayableOf(tx, payerId, id);
  const item = unpaid.find(({ invoice }) => invoice?.number === pays) ?? unpaid.find(({ order }) => order === pays);
  if (item === undefined) {
    throw invalidField(
      "pays",
      "This is no unpaid invoice, debit note or order of the payer. Please choose one of them",
    );
  }
  const invoice = item.invoice?.number === pays ? item.invoice : null;
  if (invoice === null) refuseAbove(item.orderDuePaise, amountPaise, "due for this order");
  else refuseAbove(item.payablePaise ?? item.duePaise, amountPaise, `due for this ${invoice.kind} and not under check`);
  return { orderId: item.orderId, invoiceId: invoice?.id ?? null };
}

function refuseAbove(mostPaise: Paise, amountPaise: Paise, what: string): void {
  if (amountPaise <= mostPaise) return;
  throw invalidField("pays", `Only ${formatExactPaise(mostPaise)} is ${what}. Please choose another`);
}
