import { taxPortalWrites } from "@mandi/shared/contract/desk/tax-portal";
import { portals } from "@mandi/shared/messages/desk-portals";
import { portalCauses } from "@mandi/shared/messages/desk-states";
import { booksAct, choicesOf } from "./books-act";

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
