import { negatePaise, type Paise, zeroPaise } from "@mandi/shared/money/paise";
import type { ActContext } from "../../../platform/act-context";
import type { Db } from "../../../platform/database/database";
import { post } from "../ledger.service";
import { ledgerEvents } from "../ledger-events";
import type { OrderRef } from "../ledger-facts";
import { applyAdvance } from "../sale-entries.service";

/** Charges a buyer this much more for an order by a debit note, or less by a credit note; an advance pays what it can. */
export async function changeByNote(
  tx: Db,
  { order, amountPaise }: { readonly order: OrderRef; readonly amountPaise: Paise },
  context: ActContext,
): Promise<void> {
  const freightPaise = negatePaise(amountPaise);
  const sums = { goodsPaise: zeroPaise, freightPaise, gstPaise: zeroPaise, roundOffPaise: zeroPaise };
  const note = ledgerEvents.noteIssued({ order, note: "MD1", ...sums, totalPaise: freightPaise });
  await post(tx, note, { ...context, orderId: order.id });
  await applyAdvance(tx, order, context);
}
