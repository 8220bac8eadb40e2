import { deviceStore } from "@mandi/shared/browser/device-store";
import { mapOf } from "@mandi/shared/contract/map-of";
import type { SellerOrder, SellerStep } from "@mandi/shared/contract/seller-order";
import { Object as ObjectOf, Optional, type Static, String as StringOf } from "typebox";

/** The typed values of a step's form, which has some of these fields. Its file has to be chosen again. */
const KeptStep = ObjectOf({
  vehicle_id: Optional(StringOf()),
  dispatch_date: Optional(StringOf()),
  final_quantity: Optional(StringOf()),
  freight_advance: Optional(StringOf()),
  sizes: Optional(mapOf(StringOf())),
  invoice_number: Optional(StringOf()),
  invoice_date: Optional(StringOf()),
  invoice_total: Optional(StringOf()),
  note: StringOf(),
});
type KeptStep = Static<typeof KeptStep>;

/** The common fields of every step's form, by the names of the wire. */
export type StepValues = Readonly<KeptStep> & {
  /** The picture of the loaded vehicle, or the document of the invoice. */
  readonly upload_id?: File | null;
};

export const keptSteps = deviceStore({ area: "seller", purpose: "step", schema: KeptStep, maxAgeDays: 7 });

/** The name under which the input for a step of an order is stored. */
export const keptStepId = (orderId: number, step: SellerStep): string => `${orderId} ${step}`;

export function keptStepOf({ upload_id: _, ...form }: StepValues, opened: StepValues): KeptStep {
  const kept: KeptStep = { ...form };
  // A day that nobody chose is today when the form opens again.
  for (const day of ["dispatch_date", "invoice_date"] as const) {
    if (kept[day] === opened[day]) delete kept[day];
  }
  return kept;
}

/** Whether there is unsent input for a step of an order. */
export function isKept({ id }: SellerOrder, step: SellerStep): boolean {
  return keptSteps.load(keptStepId(id, step)) !== null;
}
