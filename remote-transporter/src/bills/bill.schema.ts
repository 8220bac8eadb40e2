import { FreightBillBody, type FreightTax } from "@mandi/shared/contract/transporter/freight-bill";
import { contractText } from "@mandi/shared/forms/contract-schema";
import { figureSchema } from "@mandi/shared/forms/figure-schema";
import { bills } from "@mandi/shared/messages/transporter-bills";
import { figureOf } from "@mandi/shared/money/typed-figure";
import { object, string } from "yup";

export interface BillForm {
  readonly number: string;
  readonly date: string;
  readonly gross_quantity: string;
  readonly detention: string;
}

export const billSchema = object({
  number: string()
    .trim()
    .required(bills.numberMissing)
    .matches(/^[A-Za-z1-9][A-Za-z0-9/-]{0,15}$/u, bills.numberInvalid),
  date: contractText(FreightBillBody.properties.date),
  gross_quantity: figureSchema({ decimals: 3, min: 0.001, max: 200 }),
  detention: figureSchema({ decimals: 2, min: 0, max: 1_000_000 }),
});

/** The request body from the form. */
export function billBody({ number, date, gross_quantity, detention }: BillForm, tax: FreightTax): FreightBillBody {
  const [gross, waiting] = [figureOf(gross_quantity, 3), figureOf(detention, 2)];
  return {
    number: number.trim(),
    date,
    tax,
    ...(gross !== null && { gross_quantity: gross }),
    ...(waiting !== null && { detention: waiting }),
  };
}
