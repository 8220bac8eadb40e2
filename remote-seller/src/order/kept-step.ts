import { deviceStore } from "@mandi/shared/browser/device-store";
import type { SellerOrder, SellerStep } from "@mandi/shared/contract/seller-order";
import { Object as ObjectOf, type Static, String as StringOf } from "typebox";
import type { StepForm } from "./step.schema";

/** What was typed into the form of a step. Its file is chosen again. */
const KeptStep = ObjectOf({
  vehicle_id: StringOf(),
  dispatch_date: StringOf(),
  final_quantity: StringOf(),
  freight_advance: StringOf(),
  invoice_number: StringOf(),
  invoice_date: StringOf(),
  note: StringOf(),
});
type KeptStep = Static<typeof KeptStep>;

export const keptSteps = deviceStore({ area: "seller", purpose: "step", schema: KeptStep, maxAgeDays: 7 });

/** The name of what was typed for a step of an order. */
export const keptStepId = (orderId: number, step: SellerStep): string => `${orderId} ${step}`;

export function keptStepOf({ upload_id: _, ...kept }: StepForm): KeptStep {
  return kept;
}

/** Whether something was typed for a step of an order and never sent. */
export function isKept({ id }: SellerOrder, step: SellerStep): boolean {
  return keptSteps.load(keptStepId(id, step)) !== null;
}
