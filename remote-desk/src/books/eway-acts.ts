import { ewayBillWrites } from "@mandi/shared/contract/desk/eway-bill";
import { stateNames } from "@mandi/shared/format/state-codes";
import { acts } from "@mandi/shared/messages/desk-acts";
import { portals } from "@mandi/shared/messages/desk-portals";
import { portalCauses } from "@mandi/shared/messages/desk-states";
import type { DeskOrder } from "../order/order.api";
import { booksAct, choicesOf } from "./books-act";

const { properties: extend } = ewayBillWrites["eway-bill extend"].body;
const { properties: vehicle } = ewayBillWrites["eway-bill vehicle"].body;
const { properties: cancel } = ewayBillWrites["eway-bill cancel"].body;
const cause = { kind: "choice", name: "cause", label: portals.cause, missing: portals.chooseCause } as const;

/** The portal knows states by number: one that is chosen cannot be misspelt. */
const stateField = {
  kind: "choice",
  name: "state",
  label: portals.stateNow,
  missing: portals.chooseState,
  choices: choicesOf(stateNames),
} as const;

type PartB = NonNullable<NonNullable<DeskOrder["eway_bills"]>[number]["part_b"]>[number];

/**
 * Reports to the portal that the goods of an e-way bill, by its key or its number, continue with another vehicle. It starts with what the portal
 * refused last.
 */
export const vehicleAct = (id: number | string, number: string, refused?: PartB) =>
  booksAct({
    title: portals.vehicleVerb,
    question: portals.vehicleTitle(number),
    text: portals.vehicleText,
    right: "trade",
    path: `/desk/eway-bill/${id}/vehicle`,
    fields: [
      {
        kind: "text",
        name: "vehicle_number",
        label: portals.newVehicle,
        schema: vehicle.vehicle_number,
        ...(refused && { initial: refused.vehicle, hint: portals.vehicleRefused(refused.message ?? "") }),
      },
      {
        kind: "text",
        name: "vehicle_again",
        label: portals.vehicleAgain,
        hint: portals.vehicleAgainHint,
        schema: vehicle.vehicle_again,
        isOptional: true,
        isUnlabelled: true,
      },
      { kind: "text", name: "place", label: portals.place, schema: vehicle.place },
      stateField,
      { ...cause, choices: choicesOf(vehicle.cause.enum, portalCauses) },
    ],
  });

/** Extends an e-way bill whose vehicle is on the road. */
export const extendAct = (id: number | string, number: string) =>
  booksAct({
    title: portals.extendVerb,
    question: portals.extendTitle(number),
    text: portals.extendText,
    right: "trade",
    path: `/desk/eway-bill/${id}/extend`,
    fields: [
      { kind: "whole", name: "remaining_km", label: portals.km, schema: extend.remaining_km },
      { kind: "text", name: "place", label: portals.place, schema: extend.place },
      stateField,
      { kind: "text", name: "pincode", label: portals.pincode, schema: extend.pincode },
      {
        kind: "choice",
        name: "standing",
        label: portals.standing,
        missing: portals.moving,
        choices: extend.standing.enum.map((value) => ({ value, label: portals.standings[value] })),
        isOptional: true,
      },
      { ...cause, choices: choicesOf(extend.cause.enum, portalCauses) },
    ],
  });

/** Cancels an e-way bill whose goods do not move. */
export const cancelBillAct = (id: number | string, number: string) =>
  booksAct({
    title: portals.cancelVerb,
    keepText: acts.keep,
    question: portals.cancelBillTitle(number),
    text: portals.cancelBillText,
    right: "trade",
    path: `/desk/eway-bill/${id}/cancel`,
    fields: [{ ...cause, choices: choicesOf(cancel.cause.enum, portalCauses) }],
    isDanger: true,
  });

/** Records that an e-way bill made outside was cancelled there. */
export const recordCancelAct = (id: number, number: string) =>
  booksAct({
    title: portals.record,
    question: portals.recordTitle(number),
    text: portals.recordText,
    right: "trade",
    path: `/desk/eway-bill/${id}/cancel`,
    fields: [{ ...cause, choices: choicesOf(cancel.cause.enum, portalCauses) }],
  });
