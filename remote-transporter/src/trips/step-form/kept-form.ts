import { deviceStore } from "@mandi/shared/browser/device-store";
import { Object as ObjectOf, Optional, type Static, String as StringOf } from "typebox";
import type { StepForm } from "./step-form.schema";
import type { WantedStep } from "./wanted-step";

/** Input in the form of a step that was not sent yet. Its photos have to be taken again. */
const KeptForm = ObjectOf({
  vehicle_number: StringOf(),
  planned_quantity: StringOf(),
  driver_name: StringOf(),
  driver_phone: StringOf(),
  alternate_phone: StringOf(),
  tracking_number: StringOf(),
  document_number: StringOf(),
  document_date: Optional(StringOf()),
  eway_bill: StringOf(),
  distance_km: StringOf(),
  note: StringOf(),
});
type KeptForm = Static<typeof KeptForm>;

export const keptForms = deviceStore({ area: "transporter", purpose: "form", schema: KeptForm, maxAgeDays: 7 });

/** The name under which the input for a step is stored: a new vehicle has no trip yet. */
export function keptFormId(wanted: WantedStep): string {
  return [wanted.order.id, wanted.step, wanted.step === "vehicle" ? "" : wanted.trip.id].join(" ");
}

export function keptFormOf(form: StepForm, opened: StepForm): KeptForm {
  const { upload_id: _, vehicle_upload_id: __, document_date, ...kept } = form;
  // A day that nobody chose is today when the form opens again.
  return document_date === opened.document_date ? kept : { ...kept, document_date };
}
