import { sentenceOf } from "@mandi/shared/contract/field-problem";
import type { Order } from "@mandi/shared/contract/order";
import { type OrderTdsAnswer, OrderTdsBody } from "@mandi/shared/contract/order-tds";
import { paperOf } from "@mandi/shared/contract/unpaid";
import { toIndianDay } from "@mandi/shared/format/dates";
import { isDay } from "@mandi/shared/format/days";
import { type DeductedFrom, deductionDayProblem } from "@mandi/shared/format/deduction-day";
import { formatRupees } from "@mandi/shared/format/rupees";
import { checkTan, normaliseTan } from "@mandi/shared/format/tan";
import { figureSchema } from "@mandi/shared/forms/figure-schema";
import { tds } from "@mandi/shared/messages/buyer-tds";
import { figureOf } from "@mandi/shared/money/typed-figure";
import { todayInIndia } from "@mandi/shared/query/today";
import { object, string } from "yup";

export interface TdsForm {
  readonly tan_number: string;
  readonly amount: string;
  /** A number; empty for what is due first. */
  readonly invoice: string;
  /** On which it was deducted. */
  readonly deducted_on: string;
}

/** What the tax was deducted from, as the server names it. */
function deductedFrom(
  { unpaid_invoices = [], created_at }: Order,
  { deductible_from: first }: OrderTdsAnswer["data"],
  number: string | undefined,
): DeductedFrom {
  const invoice = unpaid_invoices.find((unpaid) => unpaid.number === number);
  if (invoice === undefined) {
    const day = toIndianDay(created_at);
    return first !== undefined && first < day
      ? { name: "The booking amount", day: first }
      : { name: "This order", day };
  }
  return { name: `${tds.papers[paperOf(invoice).kind]} ${invoice.number}`, day: invoice.date };
}

/** Whole rupees, up to what can be deducted now, on a day since the invoice or the order. */
export function tdsSchema(order: Order, known: OrderTdsAnswer["data"]) {
  return object({
    invoice: string(),
    deducted_on: string().test("day", (day = "", context) => {
      const from = deductedFrom(order, known, context.parent.invoice);
      const problem = isDay(day)
        ? deductionDayProblem(day, todayInIndia(), from)
        : sentenceOf(OrderTdsBody.properties.deducted_on);
      return problem === null || context.createError({ message: problem });
    }),
    tan_number: string()
      .trim()
      .required(tds.tanMissing)
      .test("TAN", (text, context) => {
        const tan = checkTan(text ?? "");
        return tan.kind !== "invalid" || context.createError({ message: tan.reason });
      }),
    amount: figureSchema({ decimals: 0, min: 1 }).test("at most", tds.tooMuch(formatRupees(known.at_most)), (text) => {
      return (figureOf(text ?? "", 0) ?? 0) <= known.at_most;
    }),
  });
}

/** The request body that the form makes. */
export function tdsBody({ tan_number, amount, invoice, deducted_on }: TdsForm): OrderTdsBody {
  const body = { tan_number: normaliseTan(tan_number), amount: figureOf(amount, 0) ?? 0, deducted_on };
  return invoice === "" ? body : { ...body, invoice };
}
