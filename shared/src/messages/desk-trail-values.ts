import { orderActs } from "./desk-acts";
import { quotation } from "./desk-marking";
import { portals } from "./desk-portals";
import { roles } from "./desk-roles";
import { portalCauses, settingChoices } from "./desk-states";

/** Words of the values that acts choose from a list, by field; a value that is typed is shown as it was. */
export const trailValues: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cause: { ...portalCauses, ...orderActs.causes },
  commission_type: settingChoices,
  effect: { accepted: "Accepted", rejected: "Rejected" },
  event: {
    confirm: "Order confirmed",
    loading: "Vehicle reported at the plant",
    final_quantity: "Loaded weight",
    invoice: "Invoice",
    cancel_invoice: "Invoice cancelled",
    vehicle: "Vehicle",
    driver: "Driver",
    transport_receipt: "Transport receipt",
    eway_bill: "E-way bill",
    proof_of_delivery: "Proof of delivery",
  },
  freight_mode: quotation.own.freightModes,
  from: { seller: "Seller", transporter: "Transporter" },
  kind: { credit: "Credit note", debit: "Debit note", goods: "Goods", freight: "Freight" },
  role: roles.names,
  roles: roles.names,
  side: { buyer: "Buyer", seller: "Seller", transporter: "Transporter" },
  standing: portals.standings,
  status: { approved: "Approved", rejected: "Rejected", verified: "Verified", refused: "Rejected" },
  to: { seller: "Seller", transporter: "Transporter" },
};
