import { shownOrderStatus } from "../../contract/trade-document";
import { orderActs } from "../../messages/order-acts";
import type { ActText } from "./quotation-act";

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
  if (payable_now > 0) return mine(orderActs.payInvoice);
  switch (shownOrderStatus(status)) {
    case "pending":
      return theirs(orderActs.sellerConfirms);
    case "confirm":
      return theirs(orderActs.transporterBooks);
    case "vehicle booked":
      return theirs(orderActs.sellerLoads);
    case "loading":
      return theirs(orderActs.transporterDelivers);
    case "delivered":
    case "cancel":
      return due_amount < 0 ? theirs(orderActs.weRefund) : null;
  }
}

/** The same for the seller of an order. */
export function sellerAct(status: string): ActText | null {
  switch (shownOrderStatus(status)) {
    case "pending":
      return mine(orderActs.confirmStock);
    case "confirm":
      return theirs(orderActs.transporterBooks);
    case "vehicle booked":
      return mine(orderActs.loadTruck);
    case "loading":
      return theirs(orderActs.transporterDelivers);
    case "delivered":
    case "cancel":
      return null;
  }
}
