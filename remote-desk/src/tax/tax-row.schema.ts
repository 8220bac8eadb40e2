import { reasonField } from "@mandi/shared/contract/desk/field";
import { type TaxKey, taxKeys, taxWrites } from "@mandi/shared/contract/desk/tax";
import { contractText } from "@mandi/shared/forms/contract-schema";
import { acts } from "@mandi/shared/messages/desk-acts";
import { tax } from "@mandi/shared/messages/desk-tax";
import { object, string } from "yup";
import { typedValue, valueProblem } from "./tax-value";

const { properties: added } = taxWrites["tax add"].body;

/** The form of a new row. */
export interface RowForm {
  readonly key: TaxKey;
  readonly scope: string;
  readonly value: string;
  readonly first_day: string;
  readonly last_day: string;
  readonly source: string;
  readonly reason: string;
}

export const emptyRow: RowForm = {
  key: "gst",
  scope: "",
  value: "",
  first_day: "",
  last_day: "",
  source: "",
  reason: "",
};

export const rowSchema = object({
  key: string().oneOf([...taxKeys]),
  value: string().test("value", (text, context) => {
    const { key = "gst" }: Partial<RowForm> = context.parent;
    const problem = valueProblem(key, text ?? "");
    return problem === null || context.createError({ message: problem });
  }),
  first_day: string().required(acts.chooseDay),
  source: contractText(added.source),
  reason: contractText(reasonField),
});

/** The request body from the form. */
export function rowBody({ key, scope, value, first_day, last_day, source, reason }: RowForm) {
  return {
    key,
    ...(scope.trim() === "" ? {} : { scope: scope.trim() }),
    value: typedValue(key, value),
    first_day,
    ...(last_day === "" ? {} : { last_day }),
    source: source.trim(),
    reason: reason.trim(),
  };
}

/** The form for the last day of a row. */
export interface EndForm {
  readonly last_day: string;
  readonly reason: string;
}

export const endSchema = object({
  last_day: string().required(tax.endMissing),
  reason: contractText(reasonField),
});
