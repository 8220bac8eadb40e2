import type {
  DeskFreightDraftAnswer,
  DeskNoteDraftAnswer,
  OrderFigures,
} from "@mandi/shared/contract/desk/order-draft";
import { addPaise, negatePaise, paise, rupeesFromPaise, sumPaise } from "@mandi/shared/money/paise";
import type { ActContext } from "../../platform/act-context";
import type { Db } from "../../platform/database/database";
import { dryRun } from "../../platform/database/dry-run";
import { inTransaction } from "../../platform/database/transaction";
import { rupees } from "../../platform/wire-figures";
import { readOrderMoney } from "../ledger/statement.service";
import { dueOf } from "../orders/amounts/order-due";
import { changeFreight, type FreightChange } from "../orders/changes/order-change.service";
import { creditNotes, debitNotes } from "../orders/invoice/order-papers";
import { issueNote, type NoteRequest } from "../orders/notes/note.service";
import { lockOrder } from "../orders/order.service";
import { listPapersOfOrder } from "../papers/paper.service";

/* What an act on an order would come to. The act itself is done and undone, so that no second computation can differ from it. */

/** The note as it would be issued now, and the order before and after it. @throws Refusal 404, and those of the note itself */
export async function draftNote(
  db: Db,
  orderId: number,
  request: NoteRequest,
  context: ActContext,
): Promise<DeskNoteDraftAnswer> {
  const { before, result, after } = await undone(db, orderId, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const number = await issueNote(tx, order, { ...request, reason: drafted }, context);
    const papers = await listPapersOfOrder(tx, orderId);
    return [...creditNotes(papers), ...debitNotes(papers)].find((note) => note.number === number);
  });
  const part = result?.part;
  if (result === undefined || part === undefined) throw new Error(`A note on order ${orderId} has no part`);
  return {
    data: {
      part,
      reason: result.reason,
      ...("due_on" in result && typeof result.due_on === "string" && { due_on: result.due_on }),
      before,
      after,
    },
  };
}

/** The order as it is, and as it would be with another freight. @throws Refusal 404, and those of the change itself */
export async function draftFreight(
  db: Db,
  orderId: number,
  change: Omit<FreightChange, "reason">,
  context: ActContext,
): Promise<DeskFreightDraftAnswer> {
  const { before, after } = await undone(db, orderId, async (tx) => {
    const order = await lockOrder(tx, orderId);
    await changeFreight(tx, order, { ...change, reason: drafted }, context);
  });
  return { data: { before, after } };
}

/** The reason of an act that is undone; nobody reads it. */
const drafted = "A draft";

/** Does an act and undoes it. @returns what it gave, and the figures of the order before and after it */
async function undone<Result>(db: Db, orderId: number, act: (tx: Db) => Promise<Result>) {
  return inTransaction(db, async (tx) => {
    const before = await figuresOf(tx, orderId);
    const done: { result: Result; after: OrderFigures }[] = [];
    const refusal = await dryRun(tx, async () => {
      const result = await act(tx);
      done.push({ result, after: await figuresOf(tx, orderId) });
    });
    const [once] = done;
    if (refusal !== null || once === undefined) throw refusal ?? new Error("The act did not end");
    return { before, ...once };
  });
}

async function figuresOf(tx: Db, orderId: number): Promise<OrderFigures> {
  const order = await lockOrder(tx, orderId);
  const { chargedPaise, keptPaise, notedPaise, paidPaise } = await readOrderMoney(tx, orderId);
  const transportPaise = addPaise(paise(order.transport_price_paise), paise(order.freight_change_paise));
  return {
    price: rupees(order.for_paise),
    transport_price: rupeesFromPaise(transportPaise),
    charged: rupeesFromPaise(sumPaise([chargedPaise, keptPaise, negatePaise(notedPaise)])),
    due: rupeesFromPaise(dueOf(order, paidPaise)),
  };
}
