import { kilograms } from "@mandi/shared/money/kilograms";
import { rupeesFromPaise, zeroPaise } from "@mandi/shared/money/paise";
import type { ActContext } from "../../platform/act-context";
import { tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { readOrderMoney } from "../ledger/statement.service";
import type { Load } from "../orders/amounts/order-amounts";
import { listOrderLines } from "../orders/amounts/order-amounts.service";
import { readInvoiceParties } from "../orders/invoice/invoice-parties.service";
import type { OrderLineRow, OrderRow } from "../orders/order.store";
import { issuePaper } from "../papers/paper.service";
import { findGstRate } from "../tax/tax-row.service";
import { taxedGoodsOf } from "./taxed-goods";

/** Issues the proforma of an order that its seller has confirmed, with the amounts at the ordered quantity. */
export async function issueProforma(tx: Db, order: OrderRow, dispatchDay: string, context: ActContext): Promise<void> {
  const lines = await listOrderLines(tx, order.id);
  const day = tradeDay(context.at);
  const parties = await readInvoiceParties(tx, order, day);
  const rate = await findGstRate(tx, order.hsn, day);
  const { paidPaise } = await readOrderMoney(tx, order.id);
  const facts = { order, lines, load: wholeOrder(lines), parties, vehicleNumber: "", rate };
  await issuePaper(
    tx,
    {
      kind: "proforma",
      gstin: parties.platform.gst_number,
      partyId: order.buyer_id,
      orderId: order.id,
      draw: (number, date) => ({
        ...taxedGoodsOf(facts, number, date),
        dispatch_on: dispatchDay,
        ...(order.freight_terms !== null && { freight_terms: order.freight_terms }),
        paid: rupeesFromPaise(paidPaise),
      }),
    },
    context,
  );
}

/** The ordered quantity as if loaded on one vehicle. */
function wholeOrder(lines: readonly OrderLineRow[]): Load {
  return {
    shipmentId: 0,
    isLoaded: true,
    freightAdvancePaise: zeroPaise,
    lines: lines.map(({ id, quantity_kg }) => {
      const quantityKg = kilograms(quantity_kg);
      return { lineId: id, plannedKg: quantityKg, loadedKg: quantityKg };
    }),
  };
}
