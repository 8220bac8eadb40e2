import type { TransporterStep } from "@mandi/shared/contract/transporter/order";
import {
  FormDateField,
  FormFileField,
  FormNumberField,
  FormTextArea,
  FormTextField,
} from "@mandi/shared/forms/parts/form-field";
import { FormTodayField } from "@mandi/shared/forms/parts/today-field";
import { trips } from "@mandi/shared/messages/transporter-trade";
import { useToday } from "@mandi/shared/query/today";
import { paperRule } from "@mandi/shared/ui/controls/paper-file";
import type { ReactNode } from "react";
import type { PaperField as PaperName } from "../kept-steps/kept-step";
import type { WantedStep } from "./wanted-step";

interface StepFieldsProps {
  readonly wanted: WantedStep;
}

function VehicleFields() {
  return (
    <>
      <FormTextField
        name="vehicle_number"
        label={trips.vehicleNumber}
        hint={trips.vehicleHint}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={20}
      />
      <FormNumberField name="planned_quantity" label={trips.quantity} unit="MT" />
      <FormTextField
        name="driver_name"
        label={trips.driverName}
        hint={trips.driverLater}
        autoComplete="off"
        maxLength={120}
      />
      <PhoneField name="driver_phone" label={trips.driverPhone} hint={trips.driverPhoneLater} />
    </>
  );
}

function DriverFields() {
  return (
    <>
      <FormTextField name="driver_name" label={trips.driverName} autoComplete="off" maxLength={120} />
      <PhoneField name="driver_phone" label={trips.driverPhone} />
      <PhoneField name="alternate_phone" label={trips.alternatePhone} isOptional />
      <FormTextField
        name="tracking_number"
        label={trips.trackingNumber}
        hint={trips.trackingHint}
        autoComplete="off"
        maxLength={60}
        isOptional
      />
      <PaperField name="upload_id" label={trips.driverPhoto} isOptional />
      <PaperField name="vehicle_upload_id" label={trips.vehiclePhoto} isOptional />
    </>
  );
}

interface PhoneFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
}

function PhoneField({ name, label, hint, isOptional = false }: PhoneFieldProps) {
  return (
    <FormTextField
      name={name}
      label={label}
      hint={hint}
      isOptional={isOptional}
      prefix="+91"
      type="tel"
      inputMode="numeric"
      autoComplete="off"
    />
  );
}

interface PaperFieldProps {
  readonly name: PaperName;
  readonly label: string;
  readonly isOptional?: boolean;
}

function PaperField({ name, label, isOptional = false }: PaperFieldProps) {
  return <FormFileField name={name} label={label} rule={paperRule} capture="environment" isOptional={isOptional} />;
}

function ReceiptFields({ wanted }: StepFieldsProps) {
  return (
    <>
      <FormTextField
        name="document_number"
        label={trips.receiptNumber}
        hint={trips.receiptHint}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
      />
      <ReceiptDay isKnown={wanted.step !== "vehicle" && Boolean(wanted.trip.transport_receipt_on)} />
      <PaperField name="upload_id" label={trips.receiptPhoto} isOptional />
    </>
  );
}

/** Of a receipt that is not known yet: today. */
function ReceiptDay({ isKnown }: { readonly isKnown: boolean }) {
  const today = useToday();
  const field = { name: "document_date", label: trips.receiptDay, max: today };
  return isKnown ? <FormDateField {...field} /> : <FormTodayField {...field} today={today} />;
}

function EwayFields() {
  return (
    <>
      <FormTextField name="eway_bill" label={trips.ewayNumber} inputMode="numeric" autoComplete="off" maxLength={16} />
      <FormNumberField
        name="distance_km"
        label={trips.distance}
        hint={trips.distanceHint}
        unit="km"
        decimals={0}
        isOptional
      />
      <PaperField name="upload_id" label={trips.ewayPhoto} isOptional />
    </>
  );
}

function ProofFields() {
  return (
    <>
      <PaperField name="upload_id" label={trips.proofPhoto} />
      <FormTextArea name="note" label={trips.note} rows={2} maxLength={500} isOptional />
    </>
  );
}

/** The fields of each step, few enough for one hand. */
export const stepFields: Record<TransporterStep, (props: StepFieldsProps) => ReactNode> = {
  vehicle: VehicleFields,
  driver: DriverFields,
  transport_receipt: ReceiptFields,
  eway_bill: EwayFields,
  proof_of_delivery: ProofFields,
};
