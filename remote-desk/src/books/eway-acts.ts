import { ewayBillWrites } from "@mandi/shared/contract/desk/eway-bill";
import { portals as words } from "@mandi/shared/messages/desk-books";
import { booksAct, choicesOf } from "./books-act";

const { properties: extend } = ewayBillWrites["eway-bill extend"].body;
const { properties: vehicle } = ewayBillWrites["eway-bill vehicle"].body;
const { properties: cancel } = ewayBillWrites["eway-bill cancel"].body;
const cause = { kind: "choice", name: "cause", label: words.cause, missing: words.chooseCause } as const;

/** Tells the portal that the goods of an e-way bill, by its key or its number, go on with another vehicle. */
export const vehicleAct = (id: number | string, number: string) =>
  booksAct({
    title: words.vehicleVerb,
    question: words.vehicleTitle(number),
    text: words.vehicleText,
    right: "trade",
    path: `/desk/eway-bill/${id}/vehicle`,
    fields: [
      { kind: "text", name: "vehicle_number", label: words.newVehicle, schema: vehicle.vehicle_number },
      { kind: "text", name: "place", label: words.place, schema: vehicle.place },
      { kind: "text", name: "state", label: words.stateNow, schema: vehicle.state },
      { ...cause, choices: choicesOf(vehicle.cause.enum) },
    ],
  });

/** Extends an e-way bill whose vehicle is on the road. */
export const extendAct = (id: number | string, number: string) =>
  booksAct({
    title: words.extendVerb,
    question: words.extendTitle(number),
    text: words.extendText,
    right: "trade",
    path: `/desk/eway-bill/${id}/extend`,
    fields: [
      { kind: "whole", name: "remaining_km", label: words.km, schema: extend.remaining_km },
      { kind: "text", name: "place", label: words.place, schema: extend.place },
      { kind: "text", name: "state", label: words.stateNow, schema: extend.state },
      { kind: "text", name: "pincode", label: words.pincode, schema: extend.pincode },
      { ...cause, choices: choicesOf(extend.cause.enum) },
    ],
  });

/** Cancels an e-way bill whose goods do not move. */
export const cancelBillAct = (id: number | string, number: string) =>
  booksAct({
    title: words.cancelVerb,
    question: words.cancelBillTitle(number),
    text: words.cancelBillText,
    right: "trade",
    path: `/desk/eway-bill/${id}/cancel`,
    fields: [{ ...cause, choices: choicesOf(cancel.cause.enum) }],
    isDanger: true,
  });

/** Records that an e-way bill was cancelled by whoever made it outside. */
export const recordCancelAct = (id: number, number: string) =>
  booksAct({
    title: words.record,
    question: words.recordTitle(number),
    text: words.recordText,
    right: "trade",
    path: `/desk/eway-bill/${id}/cancel`,
    fields: [{ ...cause, choices: choicesOf(cancel.cause.enum) }],
  });
