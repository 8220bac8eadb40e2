import { formatPaise } from "@mandi/shared/format/rupees";
import { maxPaise, type Paise, subtractPaise, zeroPaise } from "@mandi/shared/money/paise";
import type { Db } from "../../../platform/database/database";
import { invalidField } from "../../../platform/errors";
import { readUnderCheckOfInvoice } from "../../payments/bank-transfer.service";
import { readUnpaidOf, type UnpaidInvoice } from "../../trade-papers/unpaid-of-buyer.service";

/** A transfer that the desk uses for something; without an id where it is not entered yet. */
interface Used {
  readonly id: number | null;
  readonly payerId: number;
  readonly amountPaise: Paise;
}

/**
 * The unpaid invoice or order of a payer that has this number.
 *
 * @throws Refusal 422 at `pays` where it is not theirs or not unpaid, or less is due for the invoice and not under check
 */
export async function unpaidNamed(tx: Db, pays: string, { id, payerId, amountPaise }: Used) {
  const unpaid = await readUnpaidOf(tx, payerId);
  const item = unpaid.find(({ invoice }) => invoice?.number === pays) ?? unpaid.find(({ order }) => order === pays);
  if (item === undefined) {
    throw invalidField("pays", "This is no unpaid invoice or order of the payer. Please choose one of them");
  }
  const invoice = item.invoice?.number === pays ? item.invoice : null;
  if (invoice !== null) await refuseAboveDue(tx, invoice, { id, amountPaise });
  return { orderId: item.orderId, invoiceId: invoice?.id ?? null };
}

async function refuseAboveDue(
  tx: Db,
  invoice: UnpaidInvoice,
  { id, amountPaise }: Pick<Used, "id" | "amountPaise">,
): Promise<void> {
  const restPaise = subtractPaise(invoice.duePaise, await readUnderCheckOfInvoice(tx, invoice.id, id));
  if (amountPaise <= restPaise) return;
  const rest = formatPaise(maxPaise(restPaise, zeroPaise), { decimals: 2 });
  throw invalidField("pays", `Only ${rest} is due for this invoice and not under check. Please choose another`);
}
