import type { OrderTdsBody } from "@mandi/shared/contract/order-tds";
import { formatRupees } from "@mandi/shared/format/rupees";
import { checkTan, normaliseTan } from "@mandi/shared/format/tan";
import { figureSchema } from "@mandi/shared/forms/figure-schema";
import { tds } from "@mandi/shared/messages/buyer-tds";
import { figureOf } from "@mandi/shared/money/typed-figure";
import { object, string } from "yup";

export interface TdsForm {
  readonly tan_number: string;
  readonly amount: string;
  /** A number; empty for what is due first. */
  readonly invoice: string;
}

/** Whole rupees, up to what can be deducted now. */
export function tdsSchema(atMost: number) {
  return object({
    invoice: string(),
    tan_number: string()
      .trim()
      .required(tds.tanMissing)
      .test("TAN", (text, context) => {
        const tan = checkTan(text ?? "");
        return tan.kind !== "invalid" || context.createError({ message: tan.reason });
      }),
    amount: figureSchema({ decimals: 0, min: 1 }).test("at most", tds.tooMuch(formatRupees(atMost)), (text) => {
      return (figureOf(text ?? "", 0) ?? 0) <= atMost;
    }),
  });
}

/** The request body that the form makes. */
export function tdsBody({ tan_number, amount, invoice }: TdsForm): OrderTdsBody {
  const body = { tan_number: normaliseTan(tan_number), amount: figureOf(amount, 0) ?? 0 };
  return invoice === "" ? body : { ...body, invoice };
}
