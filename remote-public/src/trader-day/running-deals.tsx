import {
  orderBookPath,
  orderDetailsPath,
  quotationDetailPath,
  quotationListPath,
} from "@mandi/shared/contract/page-paths";
import type { RunningDeal } from "@mandi/shared/contract/trader-day";
import { formatShortDay } from "@mandi/shared/format/dates";
import { joined } from "@mandi/shared/format/joined";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { traderDay } from "@mandi/shared/messages/trader-day";
import { buyerAct } from "@mandi/shared/ui/data/order-act";
import { Price } from "@mandi/shared/ui/data/price";
import { quotationAct } from "@mandi/shared/ui/data/quotation-act";
import { Block } from "@mandi/shared/ui/layout/section";
import { VisuallyHidden } from "@mandi/shared/ui/layout/visually-hidden";
import { Link } from "react-router-dom";
import { DealRow } from "../deal-row/deal-row";
import styles from "./trader-day.module.css";

/** Trades that are open, from the request to the last payment; the whole row is a link. */
export function RunningDeals({ deals }: { readonly deals: readonly RunningDeal[] }) {
  return (
    <Block
      title={traderDay.deals}
      actions={
        <>
          <Link to={quotationListPath}>{traderDay.allQuotations}</Link>
          <Link to={orderBookPath}>{traderDay.allOrders}</Link>
        </>
      }
    >
      {deals.length === 0 ? (
        <p className={styles.empty}>{traderDay.dealsEmpty}</p>
      ) : (
        <ul className={styles.rows}>
          {deals.map((deal) => (
            <RunningDealRow key={`${deal.kind} ${deal.id}`} deal={deal} />
          ))}
        </ul>
      )}
    </Block>
  );
}

function RunningDealRow({ deal }: { readonly deal: RunningDeal }) {
  const { kind, goods, quantity, amount, number, at, status, is_under_check } = deal;
  const act = actOf(deal);
  return (
    <DealRow
      to={kind === "order" ? orderDetailsPath(deal.id) : quotationDetailPath(deal.id)}
      name={goods}
      quantity={formatTonnes(quantity)}
      about={aboutOf(deal)}
      figure={amount === null ? <NoPrice /> : <Price rupees={amount} decimals={0} />}
      status={{ kind, status, isPaidByBank: is_under_check }}
      next={act.text}
      isMine={act.isMine}
      aside={joined(formatShortDay(at), number)}
    />
  );
}

/** The answers to a quotation without a price; else where the goods are loaded, once the brand is known. */
function aboutOf({ offer_count, amount, origin_city, is_brand_open }: RunningDeal): string {
  if (offer_count > 0 && amount === null) return traderDay.offers(offer_count);
  return is_brand_open ? traderDay.anyBrand : `Ex-${origin_city}`;
}

function NoPrice() {
  return (
    <>
      <span aria-hidden="true">{traderDay.noPrice}</span>
      <VisuallyHidden>{traderDay.noPriceSpoken}</VisuallyHidden>
    </>
  );
}

/** Who acts next, as briefly as a row requires. */
function actOf(deal: RunningDeal): { readonly text: string; readonly isMine: boolean } {
  const { kind, status, is_closed, is_under_check, closes_at, payable_now } = deal;
  const act =
    kind === "order"
      ? buyerAct({ ...deal, due_amount: payable_now })
      : quotationAct({ status, side: "buyer", isClosed: is_closed, isPaidByBank: is_under_check, closesAt: closes_at });
  return { text: act?.short ?? act?.text ?? "", isMine: act?.isMine ?? false };
}
