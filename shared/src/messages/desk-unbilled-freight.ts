import { counted } from "../format/counted";
/** Messages of the list of delivered vehicles whose carriers have no approved bill. */
export const unbilledFreight = {
  title: "Delivered vehicles without an approved freight bill",
  text: "GST under reverse charge is booked with the approved bill, but is owed to the government as soon as freight is paid, by us or by the seller in advance. Ask these carriers for their bills.",
  none: "Every delivered vehicle has its approved freight bill.",
  heads: {
    vehicle: "Vehicle",
    carrier: "Transporter",
    order: "Order",
    delivered: "Delivered",
    freight: "Freight",
    paid: "Paid for the order",
    tax: "GST to come",
    bill: "Bill",
  },
  paidByBoth: (byUs: string, bySeller: string) => `${byUs} by Mandi, ${bySeller} by the seller`,
  days: (count: number) => (count === 0 ? "today" : `${counted(count, "day")} ago`),
  bills: { none: "none", submitted: "to check", checked: "to approve", disputed: "disputed" } as Readonly<
    Record<string, string>
  >,
} as const;
