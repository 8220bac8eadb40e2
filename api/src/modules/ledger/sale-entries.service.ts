import { minPaise, negatePaise, type Paise, paisePerRupee, subtractPaise, zeroPaise } from "@mandi/shared/money/paise";
import { gstOf, type TaxedPaper } from "@mandi/shared/pricing/taxed-paper";
import type { ActContext } from "../../platform/act-context";
import type { Db } from "../../platform/database/database";
import { Refusal } from "../../platform/errors";
import { orderAccount, platformAccount } from "./account";
import { lockBalances } from "./account.service";
import { post, readJournal, reverse } from "./ledger.service";
import { ledgerEvents } from "./ledger-events";
import type { InvoiceKey, OrderRef } from "./ledger-facts";

/** The sale of goods and freight on one document, with freight at cost beside it: the buyer owes its total, then the advance pays as much of it as it can. */
export async function recordSale(
  tx: Db,
  entry: InvoiceKey & { readonly paper: TaxedPaper; readonly agentPaise: Paise },
  context: ActContext,
): Promise<void> {
  const { order, invoice, quantityKg, paper, agentPaise } = entry;
  await lockBalances(
    tx,
    orderAccount("advance", order.id),
    orderAccount("receivable", order.id),
    ...(["sales", "freight_recovered", "agent_freight", "gst_out", "rounding"] as const).map(platformAccount),
  );
  const sale = ledgerEvents.saleInvoiced({
    order,
    invoice,
    quantityKg,
    netPaise: paper.goodsPaise,
    freightPaise: paper.freightPaise,
    gstPaise: gstOf(paper.heads),
    roundOffPaise: paper.roundOffPaise,
  });
  const onOrder = { ...context, orderId: order.id };
  await post(tx, sale, { ...onOrder, onceKey: `sale:${order.id}:${invoice}` });
  if (agentPaise > 0) {
    const freight = ledgerEvents.agentFreightCharged({ order, invoice, amountPaise: agentPaise });
    await post(tx, freight, { ...onOrder, onceKey: `agent-freight:${order.id}:${invoice}` });
  }
  await applyAdvance(tx, order, context);
}

/** Lets the advance pay what the buyer owes, as far as both reach. Nothing to apply is not an error. */
export async function applyAdvance(tx: Db, order: OrderRef, context: ActContext): Promise<Paise> {
  const [advance, receivable] = [orderAccount("advance", order.id), orderAccount("receivable", order.id)];
  const balanceOf = await lockBalances(tx, advance, receivable);
  const amountPaise = minPaise(balanceOf(advance), balanceOf(receivable));
  if (amountPaise <= 0) return zeroPaise;
  await post(tx, ledgerEvents.advanceApplied({ order, amountPaise }), { ...context, orderId: order.id });
  return amountPaise;
}

/**
 * Reverses what counted as paid for an order, even where invoices have since used the advance: the buyer then owes it.
 *
 * @throws Refusal as `reverse` does
 */
export async function takePaymentBack(
  tx: Db,
  entry: { readonly order: OrderRef; readonly journalId: number; readonly reason: string },
  context: ActContext,
): Promise<void> {
  const { order, journalId, reason } = entry;
  const [advance, receivable] = [orderAccount("advance", order.id), orderAccount("receivable", order.id)];
  const { lines } = await readJournal(tx, journalId);
  const balanceOf = await lockBalances(tx, advance, receivable, ...lines.map(({ account }) => account));
  const tookPaise = lines.find(({ account }) => account.kind === "advance")?.amountPaise ?? zeroPaise;
  const usedPaise = subtractPaise(negatePaise(tookPaise), balanceOf(advance));
  if (tookPaise < 0 && usedPaise > 0) {
    const facts = { order, amountPaise: negatePaise(usedPaise) };
    await post(tx, ledgerEvents.advanceApplied(facts), { ...context, orderId: order.id });
  }
  await reverse(tx, { journalId, reason }, context);
}

/**
 * Writes off at most a rupee that would keep a delivered order open; the rest of an advance is applied first.
 *
 * @throws Refusal 422 above one rupee, 409 when there is nothing to write off
 */
export async function writeOffResidue(tx: Db, order: OrderRef, context: ActContext): Promise<void> {
  const [advance, receivable] = [orderAccount("advance", order.id), orderAccount("receivable", order.id)];
  const balanceOf = await lockBalances(tx, advance, receivable);
  const onOrder = { ...context, orderId: order.id };
  const amountPaise = subtractPaise(balanceOf(receivable), balanceOf(advance));
  if (amountPaise === 0) throw new Refusal("conflict", { message: "There is no difference to write off." });
  if (Math.abs(amountPaise) > paisePerRupee) {
    throw new Refusal("refused", { message: "Only a difference of at most one rupee is written off." });
  }
  if (balanceOf(advance) > 0) {
    await post(tx, ledgerEvents.advanceApplied({ order, amountPaise: balanceOf(advance) }), onOrder);
  }
  await post(tx, ledgerEvents.residueWrittenOff({ order, amountPaise }), onOrder);
}
