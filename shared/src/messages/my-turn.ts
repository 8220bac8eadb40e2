import type { TurnItem, TurnKind } from "../contract/my-turn";
import type { SellerStep } from "../contract/seller-order";
import type { TransporterStep } from "../contract/transporter/order";
import { counted } from "../format/counted";
import { paperInSentence } from "../format/paper-name";
import { formatVehicle } from "../format/vehicle";
import { carrierButtons, carrierSteps, sellerSteps } from "./order-acts";

/** A task of a person, beginning with a verb, and the button that leads to it. */
interface ActWords {
  readonly title: string;
  readonly button: string;
}

/** The next act on an order, as a title for its page and for lists. */
const titleOf = (verb: string) => `${verb.charAt(0).toUpperCase()}${verb.slice(1)}`;
const sellers =
  (step: SellerStep, button: string) =>
  ({ vehicle }: { readonly vehicle: string | null }): ActWords => ({
    title: titleOf(sellerSteps[step](vehicle)),
    button,
  });
/** Beside the title, which names the document in full. */
const shortButtons: Partial<Readonly<Record<TransporterStep, string>>> = {
  transport_receipt: "Add receipt",
  proof_of_delivery: "Add proof",
};
const carriers =
  (step: TransporterStep) =>
  ({ vehicle }: { readonly vehicle: string | null }): ActWords => ({
    title: titleOf(carrierSteps[step](vehicle)),
    button: shortButtons[step] ?? carrierButtons[step],
  });

const fromDesk = ({ count }: { readonly count: number }): ActWords => ({
  title: count === 1 ? "Message from our desk" : `${count} messages from our desk`,
  button: "Read",
});

/** Texts of the reader's tasks and news, by kind. */
export const turnActs: Readonly<Record<TurnKind, (item: Pick<TurnItem, "vehicle" | "count" | "paper">) => ActWords>> = {
  "pay booking": () => ({ title: "Pay booking amount", button: "Pay" }),
  "pay invoice": ({ paper }) => ({
    title: paper === undefined ? "Pay what is due now" : `Pay ${paperInSentence(paper)}`,
    button: "Open payment",
  }),
  profile: () => ({ title: "Complete your profile", button: "Complete" }),
  offer: () => ({ title: "Give your price", button: "Give price" }),
  "rejected listing": () => ({ title: "Correct your product", button: "Correct" }),
  "old prices": ({ count }) => ({
    title: `Confirm ${counted(count, "price")}`,
    button: "Check",
  }),
  confirm: sellers("confirm", "Confirm"),
  report: sellers("loading", "Report"),
  weigh: sellers("final_quantity", "Enter weight"),
  bill: sellers("invoice", "Upload"),
  bid: () => ({ title: "Bid for this load", button: "Bid" }),
  vehicle: carriers("vehicle"),
  driver: carriers("driver"),
  transport_receipt: carriers("transport_receipt"),
  eway_bill: carriers("eway_bill"),
  proof_of_delivery: carriers("proof_of_delivery"),
  "freight bill": ({ vehicle }) => ({
    title: `Bill the freight of ${vehicle === null ? "the vehicle" : formatVehicle(vehicle)}`,
    button: "Send bill",
  }),
  "buyer message": fromDesk,
  "seller message": fromDesk,
  "transporter message": fromDesk,
};

/** The line under the title for tasks without a quotation or order. */
export const turnNotes: Partial<Readonly<Record<TurnKind, string>>> = {
  profile: "Name, company and GSTIN are printed on your documents",
  "old prices": "Buyers see their age, and you get no new requests",
};

export const asking = {
  title: "What do you need?",
  label: "What do you need?",
  example: "12mm tmt fe500d 25 ton, or paste a list",
  ask: "Request quotes",
  failed: "The field for your request did not load",
} as const;

export const myTurn = {
  title: "My turn",
  byItself: "Updates automatically",
  notSince: (time: string) => `Not updated since ${time}`,
  empty: "Nothing is waiting for you",
  emptyText: "As soon as something is, it appears here.",
  failed: "What is waiting for you did not load",
  news: "Unread messages",
  all: (count: number) => `All ${count}`,
  /** Other vehicles of the order that wait beside the named one. */
  more: (count: number) => `${count} more in this order`,
  payAmount: (amount: string) => `Pay ${amount}`,
  reported: (amount: string) => `${amount} being checked`,
  rate: (rupees: string) => `${rupees}/MT`,
  dueToday: "due today",
  dueLater: "due later",
  by: (day: string) => `by ${day}`,
  waiting: (start: string) => `since ${start}`,
} as const;
