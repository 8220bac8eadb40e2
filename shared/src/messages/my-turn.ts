import type { TurnKind } from "../contract/my-turn";
import { formatVehicle } from "../format/vehicle";

/** What a person is asked to do: a verb first, and the button that leads there. */
interface ActWords {
  readonly title: string;
  readonly button: string;
}

const vehicleOf = (vehicle: string | null) => (vehicle === null ? "the vehicle" : formatVehicle(vehicle));

const readMessage = { title: "Read the message from our desk", button: "Read" };

/** Texts of what waits for the reader, by kind. */
export const turnActs: Readonly<
  Record<TurnKind, (item: { readonly vehicle: string | null; readonly count: number }) => ActWords>
> = {
  "pay booking": () => ({ title: "Pay booking amount", button: "Pay" }),
  "pay invoice": () => ({ title: "Pay the invoice", button: "Open payment" }),
  profile: () => ({ title: "Complete your profile", button: "Complete" }),
  offer: () => ({ title: "Give your price", button: "Give price" }),
  "rejected listing": () => ({ title: "Correct your product", button: "Correct" }),
  "old prices": ({ count }) => ({
    title: count === 1 ? "Confirm 1 price" : `Confirm ${count} prices`,
    button: "Check",
  }),
  confirm: () => ({ title: "Confirm stock and date", button: "Confirm" }),
  report: ({ vehicle }) => ({ title: `Report ${vehicleOf(vehicle)} at the plant`, button: "Report" }),
  weigh: ({ vehicle }) => ({ title: `Load ${vehicleOf(vehicle)}`, button: "Enter weight" }),
  bill: ({ vehicle }) => ({ title: `Upload the invoice of ${vehicleOf(vehicle)}`, button: "Upload" }),
  bid: () => ({ title: "Bid for this load", button: "Bid" }),
  vehicle: () => ({ title: "Name a vehicle", button: "Name vehicle" }),
  driver: ({ vehicle }) => ({ title: `Name the driver of ${vehicleOf(vehicle)}`, button: "Name driver" }),
  transport_receipt: ({ vehicle }) => ({ title: `Transport receipt of ${vehicleOf(vehicle)}`, button: "Upload" }),
  eway_bill: ({ vehicle }) => ({ title: `E-way bill of ${vehicleOf(vehicle)}`, button: "Enter" }),
  proof_of_delivery: ({ vehicle }) => ({ title: `Proof of delivery of ${vehicleOf(vehicle)}`, button: "Upload" }),
  "freight bill": ({ vehicle }) => ({ title: `Bill the freight of ${vehicleOf(vehicle)}`, button: "Send bill" }),
  "buyer message": () => readMessage,
  "seller message": () => readMessage,
  "transporter message": () => readMessage,
};

/** The line under the title where there is no quotation or order to name. */
export const turnNotes: Partial<Readonly<Record<TurnKind, string>>> = {
  profile: "Name, company and GSTIN are printed on your papers",
  "old prices": "Buyers see that they are old, and you are not asked for new quotations",
};

export const asking = {
  title: "What do you need?",
  label: "What do you need?",
  example: "12mm tmt fe500d 25 ton, or paste a list",
  ask: "Request quotes",
} as const;

export const myTurn = {
  title: "My turn",
  byItself: "Updates by itself",
  notSince: (time: string) => `Not updated since ${time}`,
  empty: "Nothing is waiting for you",
  emptyText: "As soon as something is, it appears here.",
  failed: "What is waiting for you did not load",
  all: (count: number) => `All ${count}`,
  payAmount: (amount: string) => `Pay ${amount}`,
  by: (day: string) => `by ${day}`,
  waiting: (ago: string) => `since ${ago}`,
} as const;
