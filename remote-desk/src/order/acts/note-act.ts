import { orderWrites } from "@mandi/shared/contract/desk/order";
import { noteCauses } from "@mandi/shared/contract/tax-invoice";
import { orderActs } from "@mandi/shared/messages/desk-acts";
import type { Choice } from "@mandi/shared/ui/controls/select";
import type { ActField, DeskAct } from "../../acts/desk-act";
import type { DeskOrder } from "../order.api";
import { choice, orderAct, sizesOf } from "./act-basis";
import { draftOfNote } from "./order-drafts";

const note = orderWrites["order note"].body.properties;

/** A credit or debit note on one of the invoices. */
export function noteAct(order: DeskOrder, invoices: readonly Choice[]): DeskAct {
  const kinds = (["credit", "debit"] as const).map((one) => ({ value: one, label: orderActs.noteKinds[one] }));
  const causes = noteCauses.map((one) => ({ value: one, label: orderActs.causes[one] }));
  return orderAct(order, {
    command: "note",
    title: orderActs.note,
    text: orderActs.noteText,
    right: "money",
    draft: draftOfNote(order.id),
    fields: [
      choice("invoice", orderActs.noteInvoice, orderActs.chooseInvoice, invoices),
      choice("kind", orderActs.noteKind, orderActs.chooseKind, kinds),
      choice("cause", orderActs.cause, orderActs.chooseCause, causes),
      ...optionalFields(order),
    ],
  });
}

/** What a note needs depends on its kind and on what it is about; the server has the same rules (`noteFigures`). */
function optionalFields(order: DeskOrder): readonly ActField[] {
  const { size, quantity, rate, noteConsent } = orderActs;
  return [
    {
      ...choice("size", size, orderActs.chooseSize, sizesOf(order)),
      hint: orderActs.noteSizeHint,
      isOptional: true,
      isNeededWith: ({ cause, quantity: typed }) =>
        order.lines.length > 1 && Boolean(cause) && cause !== "weight" && Boolean(typed),
    },
    {
      kind: "tonnes",
      name: "quantity",
      label: quantity,
      hint: orderActs.noteQuantityHint,
      schema: note.quantity,
      isOptional: true,
      isNeededWith: ({ kind, cause }) => kind === "debit" && cause === "weight",
    },
    {
      kind: "money",
      name: "rate",
      label: rate,
      hint: orderActs.noteRateHint,
      schema: note.rate,
      isOptional: true,
      isNeededWith: ({ cause }) => Boolean(cause) && cause !== "weight",
    },
    {
      kind: "text",
      name: "consent",
      label: noteConsent,
      hint: orderActs.noteConsentHint,
      schema: note.consent,
      isOptional: true,
      isUnlabelled: true,
      isNeededWith: ({ kind }) => kind === "debit",
    },
  ];
}
