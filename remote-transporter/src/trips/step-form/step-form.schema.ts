import { sentenceOf } from "@mandi/shared/contract/field-problem";
import {
  receiptPhotoMissing,
  TransporterOrderEventBody,
  type TransporterStep,
} from "@mandi/shared/contract/transporter/order";
import { normaliseMobile } from "@mandi/shared/format/mobile";
import { formatKg } from "@mandi/shared/format/quantity";
import { checkVehicle, normaliseVehicle } from "@mandi/shared/format/vehicle";
import { contractText } from "@mandi/shared/forms/contract-schema";
import { figureSchema } from "@mandi/shared/forms/figure-schema";
import { trips } from "@mandi/shared/messages/transporter-trade";
import { figureOf } from "@mandi/shared/money/typed-figure";
import { todayInIndia } from "@mandi/shared/query/today";
import { mixed, object, type Schema, string } from "yup";
import type { WantedStep } from "./wanted-step";

/** All fields of all steps, by the names of the wire, so that a refusal of the server finds its field. */
export interface StepForm {
  readonly vehicle_number: string;
  readonly planned_quantity: string;
  readonly driver_name: string;
  readonly driver_phone: string;
  readonly alternate_phone: string;
  readonly tracking_number: string;
  readonly document_number: string;
  readonly document_date: string;
  readonly eway_bill: string;
  readonly distance_km: string;
  readonly note: string;
  readonly upload_id: File | null;
  readonly vehicle_upload_id: File | null;
}

const sent = TransporterOrderEventBody.properties;
const phone = contractText(sent.driver_phone, normaliseMobile);
const optionalPhone = contractText(sent.alternate_phone, normaliseMobile);
const vehicleInvalid = sentenceOf(sent.vehicle_number);
const distanceInvalid = sentenceOf(sent.distance_km);
const mostKg = 100_000;
const quantityUpTo = (max: number, tooHigh?: string) =>
  figureSchema({
    decimals: 3,
    missing: sentenceOf(sent.planned_quantity),
    min: 0.001,
    max,
    ...(tooHigh !== undefined && { tooHigh }),
  });
const someone = (text: unknown) => typeof text === "string" && text.trim() !== "";

const fields: Record<TransporterStep, Record<string, Schema>> = {
  vehicle: {
    vehicle_number: string()
      .required(vehicleInvalid)
      .test("vehicle", vehicleInvalid, (text) => checkVehicle(text).kind === "valid"),
    planned_quantity: quantityUpTo(mostKg / 1000),
    // A phone without a name would not be sent.
    driver_name: string().test(
      "named",
      sentenceOf(sent.driver_name),
      (text, { parent }) => someone(text) || !someone(parent.driver_phone),
    ),
    driver_phone: string().when("driver_name", ([name]) => (someone(name) ? phone : optionalPhone)),
  },
  driver: {
    driver_name: contractText(sent.driver_name),
    driver_phone: phone,
    alternate_phone: optionalPhone,
  },
  transport_receipt: {
    document_number: contractText(sent.document_number),
    document_date: contractText(sent.document_date),
  },
  eway_bill: {
    eway_bill: contractText(sent.eway_bill, digitsOf),
    distance_km: figureSchema({
      decimals: 0,
      tooFine: distanceInvalid,
      min: 1,
      tooLow: distanceInvalid,
      max: 5000,
      tooHigh: distanceInvalid,
    }),
  },
  proof_of_delivery: { upload_id: mixed().required(receiptPhotoMissing) },
};

/** A vehicle carries at most what has none yet, and what a truck can. */
export function stepSchema(wanted: WantedStep) {
  const schema = object(fields[wanted.step]);
  if (wanted.step !== "vehicle" || wanted.unplannedKg > mostKg) return schema;
  const { unplannedKg } = wanted;
  return schema.shape({ planned_quantity: quantityUpTo(unplannedKg / 1000, trips.leftToPlan(formatKg(unplannedKg))) });
}

/** The initial form: what is known is filled in. */
export function emptyStep(wanted: WantedStep): StepForm {
  const trip = wanted.step === "vehicle" ? null : wanted.trip;
  return {
    vehicle_number: "",
    planned_quantity: wanted.step === "vehicle" ? String(wanted.unplannedKg / 1000) : "",
    driver_name: trip?.driver_name ?? "",
    driver_phone: trip?.driver_phone ?? "",
    alternate_phone: trip?.alternate_phone ?? "",
    tracking_number: trip?.tracking_number ?? "",
    document_number: trip?.transport_receipt ?? "",
    document_date: trip?.transport_receipt_on ?? todayInIndia(),
    eway_bill: trip?.eway_bill ?? "",
    distance_km: "",
    note: "",
    upload_id: null,
    vehicle_upload_id: null,
  };
}

/** Only the fields of the step: a closed body refuses others. */
export function stepBody(wanted: WantedStep, form: StepForm): TransporterOrderEventBody {
  if (wanted.step === "vehicle") {
    return {
      event: "vehicle",
      vehicle_number: normaliseVehicle(form.vehicle_number),
      planned_quantity: figureOf(form.planned_quantity, 3) ?? 0,
      ...(someone(form.driver_name) && driverOf(form)),
    };
  }
  const named = { event: wanted.step, trip_id: wanted.trip.id };
  const distance = figureOf(form.distance_km, 0);
  switch (wanted.step) {
    case "driver":
      return {
        ...named,
        ...driverOf(form),
        alternate_phone: normaliseMobile(form.alternate_phone),
        tracking_number: form.tracking_number.trim(),
      };
    case "transport_receipt":
      return { ...named, document_number: form.document_number.trim(), document_date: form.document_date };
    case "eway_bill":
      return {
        ...named,
        eway_bill: digitsOf(form.eway_bill),
        ...(distance !== null && { distance_km: distance }),
      };
    case "proof_of_delivery":
      return { ...named, ...(form.note.trim() !== "" && { note: form.note.trim() }) };
  }
}

function driverOf({ driver_name, driver_phone }: StepForm) {
  return { driver_name: driver_name.trim(), driver_phone: normaliseMobile(driver_phone) };
}

function digitsOf(text: string): string {
  return text.replaceAll(/[\s-]/g, "");
}
