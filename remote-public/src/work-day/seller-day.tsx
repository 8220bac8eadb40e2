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
import { ordinal } from "@mandi/shared/format/ordinal";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatRupees } from "@mandi/shared/format/rupees";
import { common } from "@mandi/shared/messages/common";
import { workDay } from "@mandi/shared/messages/work-day";
import { sellerAct } from "@mandi/shared/ui/data/order-act";
import { quotationAct } from "@mandi/shared/ui/data/quotation-act";
import { StatusPill } from "@mandi/shared/ui/data/status-pill";
import { DayIngot } from "../trader-day/day-ingot";
import { DayBlock } from "./day-block";
import { DayRow } from "./day-row";
import { rowsAtMost, useSellerDay } from "./use-work-day";

/** A seller's day: their open bids and base prices, what they deliver, and the money coming in. */
export function SellerDay() {
  const { bids, prices, orders } = useSellerDay();
  return (
    <>
      <div>
        <DayBlock
          title={workDay.bids}
          to={`${quotationListPath}?type=received`}
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
              <DayRow
                key={id}
                to={ownProductPath(id)}
                name={name}
                about={brands.name}
                figure={base_price > 0 ? formatRupees(base_price) : common.missing}
                note={workDay.exCity(city)}
                aside={last_updated === null ? workDay.noPrice : formatShortDay(last_updated)}
              />
            ))
          }
        />
      </div>
      <div>
        <DayIngot />
        <DayBlock
          title={workDay.deals}
          to={`${orderBookPath}?type=received`}
          more={workDay.orders}
          state={orders}
          empty={workDay.noDeals}
          rows={({ data }) =>
            data
              .filter(({ status }) => status !== "delivered" && status !== "cancel")
              .slice(0, rowsAtMost)
              .map((order) => orderRow(order, order.for_price, order.due_amount))
          }
        />
        <DayBlock
          title={workDay.money}
          to={`${orderBookPath}?type=received`}
          more={workDay.orders}
          state={orders}
          empty={workDay.noMoney}
          rows={({ data }) =>
            data
              .filter(({ due_amount, status }) => due_amount > 0 && status === "delivered")
              .slice(0, rowsAtMost)
              .map((order) => orderRow(order, order.due_amount))
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
  const { id, unique_id, commodity_product, total_quantity, origin_city, status, my_base_price, my_rank } = row;
  const act = quotationAct({
    status,
    side: "seller",
    isClosed: row.is_closed === 1,
    closesAt: row.reply_deadline,
    hasOffered: my_base_price !== null,
  });
  return (
    <DayRow
      key={id}
      to={sellerQuotationPath(id)}
      name={commodity_product.name}
      about={`${formatTonnes(total_quantity)} · ${workDay.exCity(origin_city)}`}
      figure={my_rank === null ? priceOf(my_base_price) : `${ordinal(my_rank)}, ${priceOf(my_base_price)}`}
      note={
        <>
          <StatusPill kind="quotation" status={status} />
          {act?.short}
        </>
      }
      aside={unique_id}
    />
  );
}

const priceOf = (rupees: number | null): string => (rupees === null ? common.missing : formatRupees(rupees));

/**
 * @param due the part of it still to come, shown while it is on the way; a delivered order is listed under its own
 * title
 */
function orderRow(order: ReceivedOrder, rupees: number, due = 0) {
  const { id, order_id, commodity_product, total_quantity, status } = order;
  return (
    <DayRow
      key={id}
      to={sellerOrderPath(id)}
      name={commodity_product.name}
      about={formatTonnes(total_quantity)}
      figure={formatRupees(rupees)}
      note={
        <>
          <StatusPill kind="order" status={status} />
          {[sellerAct(order)?.short ?? "", due > 0 ? workDay.toCome(formatRupees(due)) : ""]
            .filter(Boolean)
            .join(" · ")}
        </>
      }
      aside={order_id}
    />
  );
}
