import { formatPaise } from "@mandi/shared/format/rupees";
import type { Kilograms } from "@mandi/shared/money/kilograms";
import { type Paise, paise } from "@mandi/shared/money/paise";
import { roundLine } from "@mandi/shared/money/rounding";
import type { Db } from "../../platform/database/database";
import { found, invalidField } from "../../platform/errors";
import { recordFreightAdvance } from "../ledger/freight-entries.service";
import { refOf } from "../orders/order.service";
import type { TimelineEntry } from "../orders/steps/step.service";
import { refuseBelowBatch } from "../payouts/open-payout.service";
import { selectAward } from "./freight-award.store";
import { type ShipmentRow, updateShipment } from "./shipment.store";
import type { StepInput } from "./vehicle-step.service";

/** What a vehicle was loaded with, and the total advance to its driver; without an advance, the earlier one is kept. */
export interface AdvancedWeight {
  readonly quantityKg: Kilograms;
  readonly freightAdvancePaise?: Paise | undefined;
}

/**
 * Sets the freight advance of a vehicle, correcting an earlier one (docs/domain.md#ledger). It is a part of the transporter's freight, so
 * it is checked against every weight, even one entered later; the transporter, whose money it was, is notified.
 *
 * @returns the text for the timeline; nothing when the advance stays the same
 * @throws Refusal 409 already paid out to the seller, or in a batch that pays it; 422 more than the freight of this vehicle
 */
export async function setFreightAdvance(
  tx: Db,
  { order, context }: StepInput,
  vehicle: ShipmentRow,
  { quantityKg, freightAdvancePaise }: AdvancedWeight,
): Promise<readonly TimelineEntry[]> {
  const formerPaise = paise(vehicle.freight_advance_paise);
  const amountPaise = freightAdvancePaise ?? formerPaise;
  if (amountPaise > 0) {
    if (order.freight_mode === "to_pay") {
      throw invalidField(
        "freight_advance",
        "The consignee pays this freight to the carrier. Please leave the advance empty",
      );
    }
    const award = found(await selectAward(tx, order.id));
    if (amountPaise > roundLine(paise(award.price_paise), quantityKg)) {
      throw invalidField("freight_advance", "The advance is more than the freight of this vehicle");
    }
  }
  if (amountPaise === formerPaise) return [];
  const number = vehicle.vehicle_number;
  await updateShipment(tx, vehicle.id, { freight_advance_paise: amountPaise });
  await recordFreightAdvance(tx, { order: refOf(order), vehicle: `${number}#${vehicle.id}`, amountPaise }, context);
  await refuseBelowBatch(tx, order.id);
  return [{ text: sentence(number, formerPaise, amountPaise), audience: ["seller", "transporter"] }];
}

function sentence(vehicle: string, formerPaise: Paise, amountPaise: Paise): string {
  const what = `Freight advance to the driver of vehicle ${vehicle}`;
  if (formerPaise === 0) return `${what}: ${formatPaise(amountPaise)} paid by the seller`;
  if (amountPaise === 0) return `${what} cancelled: ${formatPaise(formerPaise)} was entered by mistake`;
  return `${what} corrected from ${formatPaise(formerPaise)} to ${formatPaise(amountPaise)}`;
}
