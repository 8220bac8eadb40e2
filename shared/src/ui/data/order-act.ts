import type { SellerStep } from "../../contract/seller-order";
import { type OrderStatus, shownOrderStatus } from "../../contract/trade-document";
import type { TransporterStep } from "../../contract/transporter/order";
import { carrierSteps, orderActs, sellerSteps, shortSteps } from "../../messages/order-acts";
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

/** What decides whose turn it is for a seller. */
interface SellerTurn {
  readonly status: string;
  /** What they can do now; where it is not known the status says it. */
  readonly next_steps?: readonly SellerStep[];
}

/** The same for the seller of an order. */
export function sellerAct({ status, next_steps }: SellerTurn): ActText | null {
  const shown = shownOrderStatus(status);
  const [step] = next_steps ?? stepsAt(shown);
  if (step !== undefined) return mine(orderActs.mine(sellerSteps[step](null), shortSteps[step]));
  switch (shown) {
    case "confirm":
      return theirs(orderActs.transporterBooks);
    case "vehicle booked":
      return theirs(orderActs.truckComes);
    case "loading":
      return theirs(orderActs.transporterDelivers);
    default:
      return null;
  }
}

function stepsAt(status: OrderStatus): readonly SellerStep[] {
  if (status === "pending") return ["confirm"];
  return status === "vehicle booked" ? ["loading"] : [];
}

/** The same for the transporter, of one vehicle or of what has none yet. */
export function carrierAct(step: TransporterStep | null, status: string): ActText | null {
  const shown = shownOrderStatus(status);
  if (shown === "pending") return theirs(orderActs.sellerConfirms);
  if (shown === "delivered" || shown === "cancel") return null;
  return step === null
    ? theirs(orderActs.sellerNext)
    : mine(orderActs.mine(carrierSteps[step](null), shortSteps[step]));
}
