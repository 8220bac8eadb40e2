import type { Db } from "../../platform/database/database";
import { found } from "../../platform/errors";
import type { Party } from "../orders/order.policy";
import { selectQuotation, updateUnreadFor } from "./quotation.store";
import { notifyOf } from "./quotation-notices";

/** The desk wrote to a party: their list marks it as new. They are notified unless the previous message is still unread. */
export async function announceMessage(
  tx: Db,
  message: {
    readonly quotationId: number;
    readonly side: Party;
    readonly partyId: number;
    readonly hasUnread: boolean;
    readonly at: Date;
  },
): Promise<void> {
  const { quotationId, side, partyId, hasUnread, at } = message;
  await updateUnreadFor(tx, quotationId, side, partyId);
  if (hasUnread) return;
  const quotation = found(await selectQuotation(tx, quotationId));
  await notifyOf(tx, quotation, { kind: "message received", to: side, userIds: [partyId], at, isAboutMessages: true });
}
