import type { TaxInvoice } from "@mandi/shared/contract/tax-invoice";
import { drawSaleInvoice, type InvoiceFacts } from "../orders/invoice/tax-invoice";
import { taxedSaleOf } from "../orders/invoice/taxed-sale";
import type { Proforma } from "../papers/trade-paper";

/** What goods cost the buyer with tax and freight, with the figures of an invoice issued today. */
export function taxedGoodsOf(
  facts: InvoiceFacts,
  number: string,
  date: string,
): Omit<Proforma, "dispatch_on" | "paid"> {
  const invoice: TaxInvoice = drawSaleInvoice(facts, taxedSaleOf(facts), { number, date, dueOn: date });
  return {
    number,
    date,
    order: facts.order.number,
    supplier: invoice.supplier,
    recipient: invoice.recipient,
    consignee: invoice.consignee,
    place_of_supply: invoice.place_of_supply,
    lines: invoice.lines,
    tax: invoice.tax,
    goods_amount: invoice.goods_amount,
    freight: invoice.freight,
    ...(invoice.agent_freight && { agent_freight: invoice.agent_freight }),
    round_off: invoice.round_off ?? 0,
    tax_rows: invoice.tax_rows ?? [],
    total: invoice.total,
  };
}
