import type { SellerOrder, SellerOrderEventBody, SellerStep, SellerVehicle } from "@mandi/shared/contract/seller-order";
import { figureSchema } from "@mandi/shared/forms/figure-schema";
import { order as words } from "@mandi/shared/messages/seller-trade";
import { figureOf } from "@mandi/shared/money/typed-figure";
import { object, string } from "yup";

export interface StepForm {
  readonly vehicle_id: string;
  readonly dispatch_date: string;
  readonly final_quantity: string;
  readonly freight_advance: string;
  readonly invoice_number: string;
  readonly invoice_date: string;
  /** The picture of the loaded vehicle, or the paper of the invoice. */
  readonly upload_id: File | null;
  readonly note: string;
}

/** The form of a step; a vehicle that is the only one is chosen. */
export function stepFormOf(vehicles: readonly SellerVehicle[], today: string): StepForm {
  return {
    vehicle_id: vehicles.length === 1 ? String(vehicles[0]?.id) : "",
    dispatch_date: today,
    final_quantity: "",
    freight_advance: "",
    invoice_number: "",
    invoice_date: today,
    upload_id: null,
    note: "",
  };
}

const vehicle = string().required(words.vehicleMissing);

export const stepSchemas = {
  confirm: object({ dispatch_date: string().required(words.dateMissing) }),
  loading: object({ vehicle_id: vehicle }),
  final_quantity: object({
    vehicle_id: vehicle,
    final_quantity: figureSchema({ decimals: 3, missing: words.quantityMissing, min: 0.001, max: 1000 }),
    freight_advance: figureSchema({ decimals: 2, max: 10_000_000 }),
  }),
  invoice: object({
    vehicle_id: vehicle,
    invoice_number: string()
      .trim()
      .matches(/^[A-Za-z0-9/-]{1,16}$/u, words.invoiceInvalid)
      .required(words.invoiceInvalid),
    invoice_date: string().required(words.dateMissing),
  }),
};

/** Only what the step is about goes over the wire. */
export function toStepBody(event: SellerStep, form: StepForm): SellerOrderEventBody {
  const note = form.note.trim() === "" ? {} : { note: form.note.trim() };
  const vehicle_id = Number(form.vehicle_id);
  const advance = figureOf(form.freight_advance, 2);
  switch (event) {
    case "confirm":
      return { event, dispatch_date: form.dispatch_date, ...note };
    case "loading":
      return { event, vehicle_id, ...note };
    case "final_quantity":
      return {
        event,
        vehicle_id,
        final_quantity: figureOf(form.final_quantity, 3) ?? 0,
        // Left empty, what was entered before stands; 0 takes it back.
        ...(advance !== null && { freight_advance: advance }),
        ...note,
      };
    case "invoice":
      return {
        event,
        vehicle_id,
        invoice_number: form.invoice_number.trim(),
        invoice_date: form.invoice_date,
        ...note,
      };
  }
}

/** Steps that can be taken now. A weight can be corrected until its vehicle is invoiced. */
export function openSteps({ next_steps }: SellerOrder): readonly SellerStep[] {
  if (next_steps.includes("invoice") && !next_steps.includes("final_quantity")) {
    return stepOrder.filter((step) => step === "final_quantity" || next_steps.includes(step));
  }
  return next_steps;
}
const stepOrder: readonly SellerStep[] = ["confirm", "loading", "final_quantity", "invoice"];

/** The vehicles that a step is about. */
export function vehiclesFor(step: SellerStep, vehicles: readonly SellerVehicle[]): readonly SellerVehicle[] {
  switch (step) {
    case "confirm":
      return [];
    case "loading":
      // One whose driver nobody has named is refused at the plant.
      return vehicles.filter(({ driver_name, reported_at }) => driver_name !== "" && reported_at === null);
    case "final_quantity":
      return vehicles.filter(({ reported_at, invoice }) => reported_at !== null && invoice === null);
    case "invoice":
      return vehicles.filter(({ final_quantity, invoice }) => final_quantity !== null && invoice === null);
  }
}
