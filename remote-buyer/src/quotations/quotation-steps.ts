import type { Quotation } from "@mandi/shared/contract/quotation";
import { formatShortDay, formatTime } from "@mandi/shared/format/dates";
import { quotationPage } from "@mandi/shared/messages/quotation-page";
import { quotationAct } from "@mandi/shared/ui/data/quotation-act";
import type { Step } from "@mandi/shared/ui/data/stepper";

/** Who acts next, for the buyer. */
export function actOf(quotation: Quotation) {
  return quotationAct({
    status: quotation.status,
    side: "buyer",
    isClosed: quotation.is_closed === 1,
    isPaidByBank: quotation.payment_under_check,
    closesAt: quotation.reply_deadline,
  });
}

/** Requested, offers, marked, ordered; for a quotation that ended otherwise the line stops there. */
export function stepsOf(quotation: Quotation): readonly Step[] {
  const { status, created_at, updated_at, reply_deadline, is_closed, offer_count } = quotation;
  const deadline = formatTime(reply_deadline);
  const requested: Step = {
    key: "requested",
    title: quotationPage.requested,
    detail: `${formatShortDay(created_at)}, ${formatTime(created_at)}`,
    state: "done",
  };
  const offers: Step = {
    key: "offers",
    title: quotationPage.offers(offer_count),
    detail: is_closed === 1 || status !== "pending" ? quotationPage.closed(deadline) : quotationPage.closes(deadline),
    state: status === "pending" ? "now" : "done",
  };
  if (status === "expired" || status === "withdrawn" || status === "rejected") {
    const at = `${formatShortDay(updated_at)}, ${formatTime(updated_at)}`;
    return [requested, offers, { key: "ended", title: status, detail: at, state: "now" }];
  }
  const isOrdered = status === "ordered";
  const markedState = status === "Seller Marked" ? "now" : isOrdered ? "done" : "next";
  const act = actOf(quotation)?.text;
  return [
    requested,
    offers,
    {
      key: "marked",
      title: quotationPage.marked,
      state: markedState,
      ...(markedState === "now" && act !== undefined && { detail: act }),
    },
    { key: "ordered", title: quotationPage.ordered, state: isOrdered ? "done" : "next" },
  ];
}
