import {
  orderBookPath,
  ownProductPath,
  ownProductsPath,
  quotationListPath,
  sellerOrderPath,
  sellerQuotationPath,
} from "@mandi/shared/contract/page-paths";
import type { ReceivedOrder } from "@mandi/shared/contract/seller-order";
import type { ReceivedQuotation } from "@mandi/shared/contract/seller-quotation";
import { formatShortDay } from "@mandi/shared/format/dates";
import { formatEntered } from "@mandi/shared/format/entered";
import { joined } from "@mandi/shared/format/joined";
import { ordinal } from "@mandi/shared/format/ordinal";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatRupees, formatWhole } from "@mandi/shared/format/rupees";
import { common } from "@mandi/shared/messages/common";
import { workDay } from "@mandi/shared/messages/work-day";
import { useServerNow } from "@mandi/shared/query/use-server-now";
import { type AskedGoods, goodsInRow } from "@mandi/shared/ui/data/asked-goods";
import { sellerAct } from "@mandi/shared/ui/data/order-act";
import { quotationAct } from "@mandi/shared/ui/data/quotation-act";
import { DealRow } from "../deal-row/deal-row";
import { DayBlock } from "./day-block";
import { rowsAtMost, useSellerDay } from "./use-work-day";

/** A seller's day: their open bids and base prices, what they deliver, and the money coming in. */
export function SellerDay() {
  const { bids, prices, orders } = useSellerDay();
  const now = useServerNow();
  return (
    <>
      <div>
        <DayBlock
          title={workDay.bids}
          to={`${quotationListPath}?list=received`}
          more={({ total }) => workDay.allOf(total)}
          state={bids}
          empty={workDay.noBids}
          rows={({ data }) => data.filter(isOpen).slice(0, rowsAtMost).map(bidRow)}
        />
        <DayBlock
          title={workDay.basePrices}
          to={ownProductsPath}
          more={workDay.products}
          state={prices}
          empty={workDay.noPrices}
          rows={({ data }) =>
            data.map(({ id, name, brands, city, base_price, last_updated }) => (
              <DealRow
                key={id}
                to={ownProductPath(id)}
                name={name}
                about={brands.name}
                figure={base_price > 0 ? formatRupees(base_price) : common.missing}
                next={workDay.exCity(city)}
                aside={last_updated === null ? workDay.noPrice : formatEntered(last_updated, now)}
              />
            ))
          }
        />
      </div>
      <div>
        <DayBlock
          title={workDay.deals}
          to={`${orderBookPath}?list=received`}
          more={workDay.orders}
          state={orders}
          empty={workDay.noDeals}
          rows={({ data }) =>
            data
              .filter(({ status }) => status !== "delivered" && status !== "cancel")
              .slice(0, rowsAtMost)
              .map((order) => orderRow(order, order.for_price))
          }
        />
        <DayBlock
          title={workDay.money}
          to={`${orderBookPath}?list=received`}
          more={workDay.orders}
          state={orders}
          empty={workDay.noMoney}
          rows={({ data }) =>
            data
              .flatMap((order) => (order.due_on ? [{ order, dueOn: order.due_on }] : []))
              .sort((one, other) => one.dueOn.localeCompare(other.dueOn))
              .slice(0, rowsAtMost)
              .map(({ order, dueOn }) =>
                orderRow(order, order.invoiced_due ?? order.due_amount, workDay.dueOn(formatShortDay(dueOn))),
              )
          }
        />
      </div>
    </>
  );
}

/** It can still bring the reader an order. */
function isOpen({ status, has_won }: ReceivedQuotation): boolean {
  return status === "pending" || (status === "Seller Marked" && has_won);
}

function bidRow(row: ReceivedQuotation) {
  const { id, unique_id, commodity_product, total_quantity, status, created_at } = row;
  const { my_base_price, my_rank } = row;
  const act = quotationAct({
    status,
    side: "seller",
    isClosed: row.is_closed === 1,
    closesAt: row.reply_deadline,
    hasOffered: my_base_price !== null,
  });
  return (
    <DealRow
      key={id}
      to={sellerQuotationPath(id)}
      name={commodity_product.name}
      quantity={formatTonnes(total_quantity)}
      about={aboutOf(row)}
      figure={my_rank === null ? priceOf(my_base_price) : `${ordinal(my_rank)}, ${priceOf(my_base_price)}`}
      status={{ kind: "quotation", status }}
      next={act?.short}
      isMine={act?.isMine ?? false}
      aside={joined(formatShortDay(created_at), unique_id)}
    />
  );
}

/** A seller knows their brand: grade and sizes tell their trades apart. */
const aboutOf = (row: AskedGoods & { readonly origin_city: string }): string =>
  joined(goodsInRow(row), workDay.exCity(row.origin_city));

const priceOf = (rupees: number | null): string => (rupees === null ? common.missing : formatRupees(rupees));

function orderRow(order: ReceivedOrder, rupees: number, reason?: string) {
  const { id, order_id, commodity_product, total_quantity, status, created_at } = order;
  const act = sellerAct(order);
  return (
    <DealRow
      key={id}
      to={sellerOrderPath(id)}
      name={commodity_product.name}
      quantity={formatTonnes(total_quantity)}
      about={aboutOf(order)}
      figure={formatWhole(rupees)}
      status={{ kind: "order", status }}
      next={reason ?? act?.short}
      isMine={act?.isMine ?? false}
      aside={joined(formatShortDay(created_at), order_id)}
    />
  );
}
