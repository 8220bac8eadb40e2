import { shownOrderStatus } from "@mandi/shared/contract/trade-document";
import { orderActs as acts } from "@mandi/shared/messages/order-acts";
import type { ActText } from "@mandi/shared/ui/data/quotation-act";

type Words = Pick<ActText, "text" | "short">;
const theirs = (words: Words): ActText => ({ ...words, isMine: false });
const mine = (words: Words): ActText => ({ ...words, isMine: true });

/** What decides whose turn it is. `due_amount` is in rupees, negative when money is to come back. */
interface BuyerTurn {
  readonly status: string;
  readonly due_amount: number;
  /** What is invoiced and not paid: My turn asks for the same. */
  readonly payable_now?: number;
}

/** Who acts next on an order, as its buyer reads it. */
export function buyerAct({ status, due_amount, payable_now = 0 }: BuyerTurn): ActText | null {
  if (payable_now > 0) return mine(acts.payInvoice);
  switch (shownOrderStatus(status)) {
    case "pending":
      return theirs(acts.sellerConfirms);
    case "confirm":
      return theirs(acts.transporterBooks);
    case "vehicle booked":
      return theirs(acts.sellerLoads);
    case "loading":
      return theirs(acts.transporterDelivers);
    case "delivered":
    case "cancel":
      return due_amount < 0 ? theirs(acts.weRefund) : null;
  }
}

/** The same for the seller of an order. */
export function sellerAct(status: string): ActText | null {
  switch (shownOrderStatus(status)) {
    case "pending":
      return mine(acts.confirmStock);
    case "confirm":
      return theirs(acts.transporterBooks);
    case "vehicle booked":
      return mine(acts.loadTruck);
    case "loading":
      return theirs(acts.transporterDelivers);
    case "delivered":
    case "cancel":
      return null;
  }
}
