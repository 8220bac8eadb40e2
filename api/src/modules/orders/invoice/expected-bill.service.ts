import type { ExpectedBill } from "@mandi/shared/contract/seller-order";
import type { InvoiceParty } from "@mandi/shared/contract/tax-invoice";
import { tonnesFromKilograms } from "@mandi/shared/money/kilograms";
import { rupeesFromPaise } from "@mandi/shared/money/paise";
import type { Db } from "../../../platform/database/database";
import { findGstRate } from "../../tax/tax-row.service";
import type { Load } from "../amounts/order-amounts";
import type { OrderLineRow, OrderRow } from "../order.store";
import { readSellerParty } from "./invoice-parties.service";
import { includedCommissionOf, taxedPurchaseOf } from "./taxed-purchase";
import { splitOf, type TaxedLoad } from "./taxed-sale";

/** An order with its vehicles, as far as its bills follow from them. */
interface Loaded {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  readonly loads: readonly Load[];
  /** As it is on the day. */
  readonly platform: InvoiceParty;
  readonly shipments: readonly { readonly id: number; readonly invoiced_at: Date | null }[];
}

/**
 * What the seller's bill of each vehicle that waits for one comes to, by vehicle.
 * @param day the day in India on which the bill would be entered
 */
export async function readExpectedBills(
  db: Db,
  { order, lines, loads, shipments, platform }: Loaded,
  day: string,
): Promise<ReadonlyMap<number, ExpectedBill>> {
  const open = new Set(shipments.filter(({ invoiced_at }) => invoiced_at === null).map(({ id }) => id));
  const waiting = loads.filter(({ isLoaded, shipmentId }) => isLoaded && open.has(shipmentId));
  if (waiting.length === 0) return new Map();
  const [seller, rate] = await Promise.all([readSellerParty(db, order.seller_id), findGstRate(db, order.hsn, day)]);
  const parties = { platform, seller };
  return new Map(
    waiting.map((load) => [
      load.shipmentId,
      presentBill(order, taxedPurchaseOf({ order, lines, load, parties, rate })),
    ]),
  );
}

function presentBill(order: OrderRow, { paper, gstBp, placeOfSupply }: TaxedLoad): ExpectedBill {
  return {
    lines: paper.lines.map(({ of: { line, ratePaise, quantityKg }, taxablePaise }) => ({
      value: line.value,
      quantity: tonnesFromKilograms(quantityKg),
      rate: rupeesFromPaise(ratePaise),
      taxable_amount: rupeesFromPaise(taxablePaise),
    })),
    commission: rupeesFromPaise(includedCommissionOf(order)),
    tax: splitOf(paper, gstBp, placeOfSupply),
    round_off: rupeesFromPaise(paper.roundOffPaise),
    total: rupeesFromPaise(paper.payablePaise),
  };
}
