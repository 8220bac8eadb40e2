import { orderActs } from "@mandi/shared/messages/desk-acts";
import { notNowReasons } from "@mandi/shared/messages/desk-not-now";
import type { Definition } from "@mandi/shared/ui/data/definition-list";
import type { DeskAct } from "../../acts/desk-act";
import type { DeskOrder } from "../order.api";
import { actsByStep, actsOfOrder } from "./acts-of-order";
import { isShortageBorne, isShortageOfConsignee } from "./claim-acts";
import { needsEwayBill } from "./paper-acts";
import { isVehicleStep } from "./vehicle-steps";

/** The acts on orders that are not possible for this one now, each with the reason. */
export function notNowOf(order: DeskOrder): readonly Definition[] {
  if (order.steps === undefined) return [];
  const offered = new Set(actsOfOrder(order).map(({ key }) => key));
  // An order that is over has no further steps.
  const isOver = order.status === "delivered" || order.status === "cancel";
  const steps = isOver ? [] : Object.entries(actsByStep(order)).filter(([, { key }]) => !offered.has(key));
  const lasting = lastingInvoices(order);
  return [
    ...lasting,
    ...steps
      .filter(([step]) => step !== "cancel invoice" || lasting.length === 0)
      .map(([step, { title }]) => ({ term: title, value: whyNoStep(order, step) })),
    ...(isShortageOfConsignee(order) ? [{ term: orderActs.lostGoods, value: notNowReasons.freightToPay }] : []),
    ...(isShortageBorne(order) ? [{ term: orderActs.lostGoods, value: notNowReasons.shortageBorne }] : []),
    ...billsWithoutReceipt(order),
    ...foreignBills(order),
    ...billsNotYet(order),
    ...moneyWithWhy(order).flatMap(([act, title, value]) => (offered.has(act) ? [] : [{ term: title, value }])),
  ];
}

/** Invoices that cannot be cancelled, together where they have the same reason. */
function lastingInvoices({ buyer_view, lasting_invoices: lasting = [] }: DeskOrder): readonly Definition[] {
  const reasons = [...new Set(lasting.map(({ why }) => why))];
  return reasons.map((reason) => {
    const numbers = lasting.filter(({ why }) => why === reason).map(({ invoice }) => invoice);
    const isAll = numbers.length === buyer_view.invoices?.length;
    return { term: isAll ? orderActs.cancelInvoice : notNowReasons.cancelInvoices(numbers.join(", ")), value: reason };
  });
}

/** Where no truck that needs an e-way bill has the transport receipt without which the portal makes none. */
function billsWithoutReceipt({ buyer_view }: DeskOrder): readonly Definition[] {
  const trucks = buyer_view.driver_list.filter(needsEwayBill);
  const isMissing = trucks.length > 0 && trucks.every((truck) => !truck.transport_receipt_number);
  return isMissing ? [{ term: orderActs.makeEway, value: notNowReasons.noReceipt }] : [];
}

/** E-way bills made outside, which the portal does not change for us. */
const foreignBills = ({ buyer_view, eway_bills: bills = [] }: DeskOrder): readonly Definition[] =>
  buyer_view.driver_list
    .filter(
      (truck) =>
        !truck.delivered_at && bills.some(({ number, acts }) => number === truck.eway_bill && acts.length === 0),
    )
    .map(({ eway_bill }) => ({ term: orderActs.ewayOf(eway_bill ?? ""), value: notNowReasons.billOfOthers }));

/** E-way bills that the portal changes for us, and extends only near their end. */
const billsNotYet = ({ eway_bills: bills = [] }: DeskOrder): readonly Definition[] =>
  bills
    .filter(({ acts }) => acts.length > 0 && !acts.includes("extend"))
    .map(({ number }) => ({ term: orderActs.ewayExtendOf(number), value: notNowReasons.billNotNearEnd }));

function whyNoStep({ status, seller_view, buyer_view, steps = [] }: DeskOrder, step: string): string {
  if (step === "change freight" && buyer_view.freight_to_pay) return notNowReasons.freightToPay;
  if (step === "change freight" && buyer_view.is_freight_at_cost === 1) return notNowReasons.freightAtCost;
  if (step === "cancel") return notNowReasons.loading;
  if (step === "confirm") return notNowReasons.confirmed;
  if (step === "award") return notNowReasons.hasVehicles;
  if (status === "pending") return notNowReasons.unconfirmed;
  if (seller_view.vehicles.length === 0) return notNowReasons.noVehicle;
  if (isVehicleStep(step) && steps.some((one) => one === step)) return notNowReasons.ofVehicle[step];
  return notNowReasons.notAllPlanned;
}

function moneyWithWhy({ status }: DeskOrder): readonly (readonly [key: DeskAct["key"], title: string, why: string])[] {
  return [
    ["refund", orderActs.refund, notNowReasons.nothingBeyond],
    ["write-off", orderActs.writeOff, notNowReasons.noDifference],
    ["payout", orderActs.payout, notNowReasons.nothingOwed],
    ["note", orderActs.note, status === "cancel" ? notNowReasons.cancelled : notNowReasons.noInvoice],
  ];
}
