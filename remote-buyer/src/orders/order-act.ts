import { shownOrderStatus } from "@mandi/shared/contract/trade-document";
import { orders } from "@mandi/shared/messages/buyer-trade";
import type { ActText } from "@mandi/shared/ui/data/quotation-act";

const { acts } = orders;
const theirs = (text: string): ActText => ({ text, isMine: false });
const mine = (text: string): ActText => ({ text, isMine: true });

/** Who acts next on an order, as its buyer reads it. `due` is in rupees, negative when money is to come back. */
export function buyerAct(status: string, due: number): ActText | null {
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
      if (due < 0) return theirs(acts.weRefund);
      return due > 0 && status !== "cancel" ? mine(acts.payDue) : null;
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
