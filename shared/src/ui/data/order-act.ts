import type { OrderTurn } from "../../contract/order-turn";
import type { SellerStep } from "../../contract/seller-order";
import { type OrderStatus, shownOrderStatus } from "../../contract/trade-document";
import type { TransporterStep } from "../../contract/transporter/order";
import { formatRupees } from "../../format/rupees";
import { carrierSteps, orderActs, sellerSteps, shortSteps } from "../../messages/order-acts";
import type { ActText } from "./quotation-act";

type Words = Required<Pick<ActText, "text" | "short">>;
const theirs = (words: Words): ActText => ({ ...words, isMine: false });
const mine = (words: Words): ActText => ({ ...words, isMine: true });

/** Each step, as worded for those who wait for it. */
const waits: Readonly<Record<OrderTurn, Words>> = {
  confirm: orderActs.sellerConfirms,
  vehicle: orderActs.transporterBooks,
  driver: orderActs.driverToCome,
  loading: orderActs.sellerLoads,
  final_quantity: orderActs.sellerLoads,
  invoice: orderActs.sellerInvoices,
  transport_receipt: orderActs.papersToCome,
  eway_bill: orderActs.papersToCome,
  proof_of_delivery: orderActs.transporterDelivers,
};

/** The step of each status, for answers that do not say which one the vehicles wait for. */
const stepOf: Readonly<Record<OrderStatus, OrderTurn | null>> = {
  pending: "confirm",
  confirm: "vehicle",
  "vehicle booked": "loading",
  loading: "proof_of_delivery",
  delivered: null,
  cancel: null,
};

/** The fields that decide whose turn it is. `due_amount` is in rupees, negative when money is to be refunded. */
interface BuyerTurn {
  readonly status: string;
  readonly due_amount: number;
  /** What is to be paid now: My turn asks for the same amount. */
  readonly payable_now?: number;
  /** What transfers under check come to. */
  readonly reported_amount?: number;
  readonly waits_for?: OrderTurn | null;
}

/** Who acts next on an order, for its buyer. */
export function buyerAct(order: BuyerTurn): ActText | null {
  const { status, due_amount, payable_now = 0, reported_amount = 0, waits_for } = order;
  const reported = reported_amount > 0 ? formatRupees(reported_amount) : null;
  if (payable_now > 0) {
    if (reported === null) return mine(orderActs.payInvoice);
    return mine(orderActs.besideCheck(orderActs.payRest(formatRupees(payable_now)), reported));
  }
  const shown = shownOrderStatus(status);
  if (shown === "delivered" || shown === "cancel") {
    if (due_amount < 0) return theirs(orderActs.weRefund);
    return reported === null ? null : theirs(orderActs.weCheck(reported));
  }
  const step = waits_for ?? stepOf[shown];
  if (step === null) return null;
  return theirs(reported === null ? waits[step] : orderActs.besideCheck(waits[step], reported));
}

/** The fields that decide whose turn it is for a seller. */
interface SellerTurn {
  readonly status: string;
  /** The possible steps; where they are missing, the status decides. */
  readonly next_steps?: readonly SellerStep[];
  readonly waits_for?: OrderTurn | null;
}

/** The same for the seller of an order. */
export function sellerAct({ status, next_steps, waits_for }: SellerTurn): ActText | null {
  const shown = shownOrderStatus(status);
  const [step] = next_steps ?? stepsAt(shown);
  if (step !== undefined) return mine(orderActs.mine(sellerSteps[step](null), shortSteps[step]));
  const other = waits_for ?? stepOf[shown];
  return other === null ? null : theirs(waits[other]);
}

function stepsAt(status: OrderStatus): readonly SellerStep[] {
  if (status === "pending") return ["confirm"];
  return status === "vehicle booked" ? ["loading"] : [];
}

/** The same for the transporter, for one vehicle or for a load without one. */
export function carrierAct(step: TransporterStep | null, status: string): ActText | null {
  const shown = shownOrderStatus(status);
  if (shown === "pending") return theirs(orderActs.sellerConfirms);
  if (shown === "delivered" || shown === "cancel") return null;
  if (step === null) return theirs(shown === "confirm" ? orderActs.otherVehicles : orderActs.sellerNext);
  return mine(orderActs.mine(carrierSteps[step](null), shortSteps[step]));
}
