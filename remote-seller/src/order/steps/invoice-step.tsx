import { SellerOrderEventBody, type SellerVehicle } from "@mandi/shared/contract/seller-order";
import { contractText } from "@mandi/shared/forms/contract-schema";
import { FormFileField, FormMoneyField, FormTextField } from "@mandi/shared/forms/parts/form-field";
import { FormTodayField } from "@mandi/shared/forms/parts/today-field";
import { order } from "@mandi/shared/messages/seller-order";
import { figureOf } from "@mandi/shared/money/typed-figure";
import { useToday } from "@mandi/shared/query/today";
import { paperRule } from "@mandi/shared/ui/controls/paper-file";
import { object } from "yup";
import { billTotalSchema, ExpectedBillLines } from "./expected-bill";
import { StepForm, type StepProps } from "./step-form";
import { onlyVehicle, VehicleField, vehicleSchema } from "./vehicle-field";

const sent = SellerOrderEventBody.properties;

const invoiceSchema = (vehicles: readonly SellerVehicle[]) =>
  object({
    vehicle_id: vehicleSchema,
    invoice_number: contractText(sent.invoice_number),
    invoice_date: contractText(sent.invoice_date),
    invoice_total: billTotalSchema(vehicles),
  });

interface InvoiceForm {
  readonly vehicle_id: string;
  readonly invoice_number: string;
  readonly invoice_date: string;
  readonly invoice_total: string;
  readonly upload_id: File | null;
  readonly note: string;
}

/** The seller's invoice for a loaded vehicle. */
export function InvoiceStep(props: StepProps) {
  const today = useToday();
  const vehicles = props.order.vehicles.filter(
    ({ final_quantity, invoice }) => final_quantity !== null && invoice === null,
  );
  const initialValues: InvoiceForm = {
    vehicle_id: onlyVehicle(vehicles),
    invoice_number: "",
    invoice_date: today,
    invoice_total: "",
    upload_id: null,
    note: "",
  };
  return (
    <StepForm
      {...props}
      step="invoice"
      text={order.invoiceText}
      initialValues={initialValues}
      schema={invoiceSchema(vehicles)}
      toBody={invoiceBody}
    >
      <VehicleField vehicles={vehicles} />
      <ExpectedBillLines vehicles={vehicles} />
      <FormTextField name="invoice_number" label={order.invoiceNumber} autoComplete="off" />
      <FormTodayField name="invoice_date" label={order.invoiceDate} max={today} today={today} />
      <FormMoneyField name="invoice_total" label={order.invoiceTotal} hint={order.invoiceTotalHint} isOptional />
      <FormFileField name="upload_id" label={order.invoicePaper} rule={paperRule} isOptional />
    </StepForm>
  );
}

function invoiceBody({ vehicle_id, invoice_number, invoice_date, invoice_total }: InvoiceForm): SellerOrderEventBody {
  const total = figureOf(invoice_total, 2);
  return {
    event: "invoice",
    vehicle_id: Number(vehicle_id),
    invoice_number: invoice_number.trim(),
    invoice_date,
    ...(total === null ? {} : { invoice_total: total }),
  };
}
