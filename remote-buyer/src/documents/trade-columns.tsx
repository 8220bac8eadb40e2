import type { SentOrder } from "@mandi/shared/contract/order";
import type { SentQuotation } from "@mandi/shared/contract/quotation";
import type { ReceivedOrder } from "@mandi/shared/contract/seller-order";
import type { ReceivedQuotation } from "@mandi/shared/contract/seller-quotation";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { quotations } from "@mandi/shared/messages/buyer-trade";
import { goodsInRow } from "@mandi/shared/ui/data/asked-goods";
import type { ViewColumn } from "@mandi/shared/ui/table/view-column";
import { GoodsCell, NumberCell } from "./trade-cells";

/** A quotation or an order, as in a list. */
export type TradeRow = SentQuotation | ReceivedQuotation | SentOrder | ReceivedOrder;

/**
 * The first columns of every list of quotations and orders; the number links to the row's page. On a phone a row is two
 * lines: product, quantity, brand and amount; status, who acts next, day and number. A seller knows their brand: what they
 * received names grade and sizes before it.
 */
export function tradeColumns<Row extends TradeRow>(
  head: string,
  pathOf: (id: number) => string,
  numberOf: (row: Row) => string,
  isReceived = false,
): readonly ViewColumn<Row>[] {
  return [
    {
      key: "number",
      head,
      isRowHead: true,
      phone: "aside",
      value: numberOf,
      cell: (row) => (
        <NumberCell to={pathOf(row.id)} number={numberOf(row)} at={row.created_at} isUnread={row.is_unread === 1} />
      ),
    },
    {
      key: "product",
      head: quotations.product,
      phone: "lead",
      value: (row) => `${row.commodity_product.name}, ${row.brand.name}`,
      cell: (row) => (
        <GoodsCell
          product={row.commodity_product.name}
          brand={row.brand.name}
          quantity={formatTonnes(row.total_quantity)}
          city={"is_brand_open" in row && row.is_brand_open ? null : row.origin_city}
          details={"sizes" in row ? goodsInRow(row) : ""}
          isOwnBrand={isReceived}
          isTogether={"group_id" in row && row.group_id !== null && row.group_id !== undefined}
        />
      ),
    },
    {
      key: "quantity",
      head: quotations.quantity,
      align: "end",
      phone: "hidden",
      value: ({ total_quantity }) => total_quantity,
      cell: ({ total_quantity }) => formatTonnes(total_quantity),
    },
  ];
}
