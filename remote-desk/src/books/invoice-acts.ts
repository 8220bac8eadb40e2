import { type DeskEInvoiceListAnswer, taxPortalWrites } from "@mandi/shared/contract/desk/tax-portal";
import { acts } from "@mandi/shared/messages/desk-acts";
import { portals } from "@mandi/shared/messages/desk-portals";
import { portalCauses } from "@mandi/shared/messages/desk-states";
import { serverNow } from "@mandi/shared/query/server-clock";
import { booksAct, choicesOf } from "./books-act";

type Invoice = DeskEInvoiceListAnswer["data"][number];

/** The portal cancels a registration within this time. */
const cancelWithinMs = 24 * 3_600_000;

/** Whether the portal would still cancel the registration of a document. */
export const isCancellable = ({ state, acknowledged_at: at, is_final }: Invoice): boolean =>
  is_final !== 1 && state === "registered" && at !== null && serverNow() <= Date.parse(at) + cancelWithinMs;

const { cause } = taxPortalWrites["e-invoice cancel"].body.properties;

/** Asks the portal once more to register a document that it refused. */
export const retryAct = (number: string) =>
  booksAct({
    title: portals.retry,
    question: portals.retryTitle(number),
    text: portals.retryText,
    right: "money",
    path: `/desk/e-invoice/${number}/retry`,
  });

/** Cancels a registration; the document no longer counts. */
export const cancelInvoiceAct = (number: string) =>
  booksAct({
    title: portals.cancelVerb,
    keepText: acts.keep,
    question: portals.cancelInvoiceTitle(number),
    text: portals.cancelInvoiceText,
    right: "money",
    path: `/desk/e-invoice/${number}/cancel`,
    fields: [
      {
        kind: "choice",
        name: "cause",
        label: portals.cause,
        missing: portals.chooseCause,
        choices: choicesOf(cause.enum, portalCauses),
      },
    ],
    isDanger: true,
  });
