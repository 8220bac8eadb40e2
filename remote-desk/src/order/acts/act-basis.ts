import type { DeskRight } from "@mandi/shared/contract/desk/right";
import { withCapital } from "@mandi/shared/format/capital";
import { formatVehicle } from "@mandi/shared/format/vehicle";
import { orderActs } from "@mandi/shared/messages/desk-acts";
import type { Choice } from "@mandi/shared/ui/controls/select";
import type { Definition } from "@mandi/shared/ui/data/definition-list";
import type { ActField, DeskAct } from "../../acts/desk-act";
import { exact } from "../../common/exact";
import type { DeskOrder } from "../order.api";
import { type VehicleStep, vehiclesFor } from "./vehicle-steps";

interface Wanted {
  readonly command: string;
  readonly title: string;
  readonly text?: string;
  readonly right?: DeskRight;
  readonly fields?: readonly ActField[];
  /** Additional figures, below status, price and what is due. */
  readonly figures?: readonly Definition[];
  /** The step, for a command with several. */
  readonly event?: string;
  /** Sent with the typed values, in addition to the state that was read. */
  readonly fixed?: DeskAct["fixed"];
  /** What it comes to, before it is done. */
  readonly draft?: DeskAct["draft"];
  /** Converts the typed values into the body. */
  readonly shape?: DeskAct["shape"];
  readonly isDanger?: boolean;
  readonly confirmFor?: DeskAct["confirmFor"];
  readonly keepText?: string;
}

/**
 * An act on an order, with the state on which it is decided: the server refuses it (409) when that has changed since.
 */
export function orderAct(order: DeskOrder, wanted: Wanted): DeskAct {
  const {
    command,
    title,
    text,
    right = "trade",
    fields = [],
    figures = [],
    event,
    fixed = {},
    draft,
    shape,
    isDanger = false,
    confirmFor,
    keepText,
  } = wanted;
  const { id, status, for_price, money } = order;
  return {
    key: event === undefined ? command : `${command} ${event}`,
    title,
    ...(text !== undefined && { text }),
    right,
    path: `/desk/order/${id}/${command}`,
    fields,
    figures: [
      { term: orderActs.status, value: withCapital(status) },
      { term: orderActs.price, value: exact(for_price) },
      money.due < 0
        ? { term: orderActs.overpaid, value: exact(-money.due) }
        : { term: orderActs.due, value: exact(money.due) },
      ...figures,
    ],
    fixed: {
      ...(event !== undefined && { event }),
      ...fixed,
      expected_status: status,
      expected_price: for_price,
      expected_due: money.due,
    },
    ...(draft !== undefined && { draft }),
    ...(shape !== undefined && { shape }),
    ...(confirmFor !== undefined && { confirmFor }),
    ...(keepText !== undefined && { keepText }),
    isDanger,
  };
}

/** One of several values. */
export const choice = (
  name: string,
  label: string,
  missing: string,
  choices: readonly Choice[],
  change: { readonly isKey?: boolean } = {},
): ActField => ({ kind: "choice", name, label, missing, choices, ...change });

/** The sizes of an order to choose from. */
export const sizesOf = ({ lines }: DeskOrder): readonly Choice[] =>
  lines.map(({ size }) => ({ value: size, label: size }));

/** The vehicles that can take a step now; the field's name differs between the calls. */
export function vehicleField(order: DeskOrder, name: "vehicle_id" | "trip_id", step: VehicleStep): ActField {
  return {
    kind: "choice",
    name,
    label: orderActs.vehicle,
    missing: orderActs.chooseVehicle,
    isKey: true,
    choices: vehicleChoices(order, step),
  };
}

/** These vehicles to choose from, by their key. */
export const vehicleChoices = (order: DeskOrder, step: VehicleStep): readonly Choice[] =>
  vehiclesFor(order, step).map(({ id, vehicle_number }) => ({
    value: String(id),
    label: formatVehicle(vehicle_number),
  }));
