import { formatPaise } from "@mandi/shared/format/rupees";
import { negatePaise, type Paise } from "@mandi/shared/money/paise";
import type { ActContext } from "../../platform/act-context";
import type { Db } from "../../platform/database/database";
import { invalidField, Refusal } from "../../platform/errors";
import { type AccountRef, orderAccount } from "./account";
import { lockBalance } from "./account.service";
import { bankReference } from "./bank-reference";
import { type JournalContext, type PostedJournal, post } from "./ledger.service";
import { ledgerEvents } from "./ledger-events";
import type { OrderRef, SetOffFacts } from "./ledger-facts";
import { keyOfReference } from "./once-key";

/** A payment from the platform's bank for an order, under the bank's reference in the form of `bankReference`. */
export interface PayoutEntry {
  readonly order: OrderRef;
  readonly amountPaise: Paise;
  readonly reference: string;
}

/** A payment from the platform's bank to the seller. @throws Refusal 422 above what the platform owes. */
export async function payoutSeller(tx: Db, entry: PayoutEntry, context: ActContext): Promise<PostedJournal> {
  await refuseAbove(tx, orderAccount("payable:seller", entry.order.id), entry.amountPaise);
  return post(tx, ledgerEvents.sellerPaidOut(entry), await payoutContext(tx, "seller", entry, context));
}

/** A payment from the platform's bank to the transporter. @throws Refusal 422 above what the platform owes. */
export async function payoutTransporter(tx: Db, entry: PayoutEntry, context: ActContext): Promise<PostedJournal> {
  await refuseAbove(tx, orderAccount("payable:transporter", entry.order.id), entry.amountPaise);
  return post(tx, ledgerEvents.transporterPaidOut(entry), await payoutContext(tx, "transporter", entry, context));
}

/** A payment to the platform's bank by a side that owes it for the order. @throws Refusal 422 above that, 409 for a used reference */
export async function recordPaidBack(
  tx: Db,
  from: "seller" | "transporter",
  entry: PayoutEntry,
  context: ActContext,
): Promise<PostedJournal> {
  const { order, amountPaise } = entry;
  const reference = bankReference(entry.reference);
  const owesPaise = negatePaise(await lockBalance(tx, orderAccount(`payable:${from}`, order.id)));
  if (amountPaise <= 0 || amountPaise > owesPaise) {
    const message = owesPaise > 0 ? `The ${from} owes ${formatPaise(owesPaise)}` : `The ${from} owes nothing`;
    throw invalidField("amount", message);
  }
  const event = from === "seller" ? ledgerEvents.sellerPaidBack : ledgerEvents.transporterPaidBack;
  const onceKey = await keyOfReference(tx, `paid-back:${reference}`);
  return post(tx, event({ ...entry, reference }), { ...context, orderId: order.id, onceKey });
}

/** What a carrier owes for one order comes off what they are owed for another. The caller knows both amounts under lock. */
export function recordSetOff(tx: Db, entry: SetOffFacts, context: ActContext): Promise<PostedJournal> {
  return post(tx, ledgerEvents.transporterSetOff(entry), { ...context, orderId: entry.order.id });
}

async function refuseAbove(tx: Db, account: AccountRef, amountPaise: Paise): Promise<void> {
  const owed = await lockBalance(tx, account);
  if (amountPaise <= 0 || amountPaise > owed) {
    throw new Refusal("refused", { message: "This is more than is owed for this order. Please enter what is owed." });
  }
}

async function payoutContext(
  tx: Db,
  to: string,
  { order, reference }: PayoutEntry,
  context: ActContext,
): Promise<JournalContext> {
  const onceKey = await keyOfReference(tx, `payout:${to}:${order.id}:${reference}`);
  return { ...context, orderId: order.id, onceKey };
}
