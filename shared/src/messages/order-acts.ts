import type { SellerStep } from "../contract/seller-order";
import type { TransporterStep } from "../contract/transporter/order";
import { formatVehicle } from "../format/vehicle";

/** Names a vehicle by its number, if it has one already. */
type Vehicle = string | null;
const of = (vehicle: Vehicle): string => (vehicle === null ? "" : ` of ${formatVehicle(vehicle)}`);

/** The seller's next act, in the same words at home, in lists and on the order. */
export const sellerSteps: Readonly<Record<SellerStep, (vehicle: Vehicle) => string>> = {
  confirm: () => "confirm stock and date",
  loading: (vehicle) => `report ${vehicle === null ? "the vehicle" : formatVehicle(vehicle)} at the plant`,
  final_quantity: (vehicle) => `enter the loaded weight${of(vehicle)}`,
  invoice: (vehicle) => `upload the invoice${of(vehicle)}`,
};

/** The transporter's next act. */
export const carrierSteps: Readonly<Record<TransporterStep, (vehicle: Vehicle) => string>> = {
  vehicle: () => "add a vehicle",
  driver: (vehicle) => `add the driver${of(vehicle)}`,
  transport_receipt: (vehicle) => `add the transport receipt${of(vehicle)}`,
  eway_bill: (vehicle) => `add the e-way bill${of(vehicle)}`,
  proof_of_delivery: (vehicle) => `add the proof of delivery${of(vehicle)}`,
};

/** The same, short, for a row with little room. */
export const shortSteps: Readonly<Record<SellerStep | TransporterStep, string>> = {
  confirm: "confirm",
  loading: "report",
  final_quantity: "weight",
  invoice: "invoice",
  vehicle: "add a vehicle",
  driver: "add the driver",
  transport_receipt: "add receipt",
  eway_bill: "add e-way bill",
  proof_of_delivery: "add proof",
};

/** The button of each act. */
export const carrierButtons: Readonly<Record<TransporterStep, string>> = {
  vehicle: "Add vehicle",
  driver: "Add driver",
  transport_receipt: "Add transport receipt",
  eway_bill: "Add e-way bill",
  proof_of_delivery: "Add proof of delivery",
};

/** Who acts next on an order; `short` is for the row of a list on a phone. */
export const orderActs = {
  mine: (verb: string, short: string) => ({ text: `You act next: ${verb}`, short: `you: ${short}` }),
  sellerConfirms: { text: "The seller confirms the stock", short: "seller confirms" },
  transporterBooks: { text: "The transporter books a vehicle", short: "truck awaited" },
  driverToCome: { text: "The transporter names the driver", short: "driver awaited" },
  sellerLoads: { text: "The seller loads the truck", short: "seller loads" },
  sellerInvoices: { text: "The seller sends the invoice", short: "seller invoices" },
  papersToCome: { text: "The transporter adds the documents", short: "documents awaited" },
  sellerNext: { text: "Waiting for the seller", short: "waiting for the seller" },
  otherVehicles: { text: "Waiting for your other vehicles", short: "waiting for the others" },
  transporterDelivers: { text: "The transporter delivers", short: "on the way" },
  payInvoice: { text: "You act next: pay what is due now", short: "you: pay" },
  payRest: (rest: string) => ({ text: `You act next: pay ${rest}`, short: "you: pay" }),
  besideCheck: (next: { readonly text: string; readonly short: string }, reported: string) => ({
    text: `${next.text}; ${reported} is being checked`,
    short: next.short,
  }),
  weCheck: (reported: string) => ({
    text: `We are checking your payment of ${reported}`,
    short: `${reported} being checked`,
  }),
  weRefund: { text: "We are refunding you", short: "we refund" },
} as const;
