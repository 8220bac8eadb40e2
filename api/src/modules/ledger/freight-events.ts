import { addPaise, zeroPaise } from "@mandi/shared/money/paise";
import { orderAccount, platformAccount } from "./account";
import { define } from "./define-event";
import { credit, debit } from "./journal";
import type { FreightBillFacts, FreightFacts, OrderFacts, OrderKey, SetOffFacts } from "./ledger-facts";

const receivable = (order: OrderKey) => orderAccount("receivable", order.id);
const payableSeller = (order: OrderKey) => orderAccount("payable:seller", order.id);
const payableTransporter = (order: OrderKey) => orderAccount("payable:transporter", order.id);
/** Owed from the delivery, when the carrier has not given it the number of a bill yet. */
const freightText = ({ vehicle }: FreightFacts): string => `Freight, vehicle ${vehicle}`;

/** Freight charged to the buyer and owed to the carrier; a part of the table of all events. */
export const freightEvents = {
  /** At cost (rule 33): neither income nor cost of the platform, which pays the same to the carrier. */
  agentFreightCharged: define<OrderFacts & { readonly invoice: string }>(
    "agent freight charged",
    ({ invoice }) => `Freight at cost, invoice ${invoice}`,
    ({ order, amountPaise }) => [
      debit(receivable(order), amountPaise),
      credit(platformAccount("agent_freight"), amountPaise),
    ],
  ),
  freightAdvancedBySeller: define<OrderFacts>(
    "freight advanced by seller",
    () => "Freight advance paid to the driver",
    ({ order, amountPaise }) => [
      debit(payableTransporter(order), amountPaise),
      credit(payableSeller(order), amountPaise),
    ],
  ),
  freightBilled: define<FreightFacts>("freight billed", freightText, ({ order, amountPaise }) => [
    debit(platformAccount("freight_out"), amountPaise),
    credit(payableTransporter(order), amountPaise),
  ]),
  /** Freight that the buyer was charged at cost. */
  agentFreightBilled: define<FreightFacts>("agent freight billed", freightText, ({ order, amountPaise }) => [
    debit(platformAccount("agent_freight"), amountPaise),
    credit(payableTransporter(order), amountPaise),
  ]),
  /** Both orders are of one carrier, who reads the text in the ledger of each. */
  transporterSetOff: define<SetOffFacts>(
    "transporter set off",
    ({ order, debtor, bill }) =>
      `Set off: owed for ${bill === null ? "" : `bill ${bill}, `}${debtor.number}, against ${order.number}`,
    ({ order, debtor, amountPaise }) => [
      debit(payableTransporter(order), amountPaise),
      credit(payableTransporter(debtor), amountPaise),
    ],
  ),
  /** The carrier's bill for a vehicle: freight is owed from the delivery, detention and GST from the bill. */
  freightBillApproved: define<FreightBillFacts>(
    "freight bill approved",
    ({ bill }) => `Bill ${bill}, GST and detention`,
    ({ order, detentionPaise, gstPaise, isReverseCharge }) => [
      debit(platformAccount("freight_out"), detentionPaise),
      debit(platformAccount("gst_in"), gstPaise),
      credit(payableTransporter(order), addPaise(detentionPaise, isReverseCharge ? zeroPaise : gstPaise)),
      credit(platformAccount("rcm_payable"), isReverseCharge ? gstPaise : zeroPaise),
    ],
  ),
} as const;
