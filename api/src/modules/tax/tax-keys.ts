import { type TaxKey, taxKeys } from "@mandi/shared/contract/desk/tax";
import { checkGstin, normaliseGstin } from "@mandi/shared/format/gstin";
import { checkPan, normalisePan } from "@mandi/shared/format/pan";
import { stateOfGstCode } from "@mandi/shared/format/state-codes";

/** The formats of a key's value and scope. */
interface KeyRule {
  readonly value: { test(value: string): boolean };
  readonly valueProblem: string;
  readonly scope: { test(scope: string): boolean };
  readonly scopeProblem: string;
}

const whole = { value: /^(?:0|[1-9]\d{0,14})$/, valueProblem: "Please enter a whole number" };
const rate = {
  value: /^(?:0|[1-9]\d{0,3}|10000)$/,
  valueProblem: "Please enter hundredths of a percent, such as 1800",
};
const monthAndDay = { value: /^\d{2}-\d{2}$/, valueProblem: "Please enter month and day, such as 11-30" };
const ofState = {
  scope: { test: (code: string) => /^\d{2}$/.test(code) && stateOfGstCode(code) !== null },
  scopeProblem: "Please enter the GST code of the state, such as 29",
};
const everywhere = { scope: /^$/, scopeProblem: "This applies to everything: leave the scope out" };

/** Rates are in hundredths of a percent, amounts in paise, codes as the law writes them, the rest in days, kilometres or vehicles. */
const rules: Readonly<Record<TaxKey, KeyRule>> = {
  gst: { ...rate, scope: /^\d{2,8}$/, scopeProblem: "Please enter how the HSN begins, in 2 to 8 digits" },
  "gta.reverse": { ...rate, ...everywhere },
  "gta.forward": {
    ...rate,
    scope: /^with(?:out)? credit$/,
    scopeProblem: "Please enter: with credit, or without credit",
  },
  "einvoice.aato_min": { ...whole, ...everywhere },
  "einvoice.report_aato_min": { ...whole, ...everywhere },
  "einvoice.report_days": { ...whole, ...everywhere },
  "ewb.min_value": { ...whole, ...everywhere },
  "ewb.doc_age": { ...whole, ...everywhere },
  "ewb.extension": { ...whole, ...everywhere },
  "ewb.km_a_day": {
    ...whole,
    scope: /^(?:over-dimensional)?$/,
    scopeProblem: "Please enter over-dimensional, or nothing",
  },
  "note.last_day": { ...monthAndDay, ...everywhere },
  "gst.credit_days": { ...whole, ...everywhere },
  "credit.overdue_days": { ...whole, ...everywhere },
  "credit.owed_limit": {
    ...whole,
    scope: { test: (pan) => pan === "" || checkPan(pan).kind !== "invalid" },
    scopeProblem: "Please enter the PAN of the buyer, or nothing for all",
  },
  "gstr1.version": {
    ...everywhere,
    value: /^GST\d{1,2}(?:\.\d{1,2}){1,3}$/,
    valueProblem: "Please enter the version as the portal's form has it, such as GST3.2.1",
  },
  "gstr1.large_from": { ...whole, ...everywhere },
  "tds.code": {
    value: /^[0-9A-Z]{3,10}$/,
    valueProblem: "Please enter the code of the law, such as 1031",
    scope: /^(?:goods|freight individual|freight other)$/,
    scopeProblem: "Please enter: goods, freight individual, or freight other",
  },
  "tds.rate": {
    ...rate,
    scope: /^(?:goods|freight individual|freight other|(?:goods|freight) without PAN)$/,
    scopeProblem: "Please enter: goods, freight individual, freight other, goods without PAN, or freight without PAN",
  },
  "tds.year_limit": { ...whole, scope: /^(?:goods|freight)$/, scopeProblem: "Please enter goods or freight" },
  "tds.one_limit": { ...whole, scope: /^freight$/, scopeProblem: "Please enter: freight" },
  "tds.turnover_min": { ...whole, ...everywhere },
  "tds.own_vehicles": { ...whole, ...everywhere },
  "tds.certificate_day": {
    ...monthAndDay,
    scope: /^[1-4]$/,
    scopeProblem: "Please enter the quarter, 1 for April to June",
  },
  "tds.deposit_day": {
    value: /^(?:[1-9]|[12]\d|30)$/,
    valueProblem: "Please enter the day of the next month, 1 to 30",
    scope: /^(?:March)?$/,
    scopeProblem: "Please enter March, or nothing for the other months",
  },
  "tds.late_rate": { ...rate, ...everywhere },
  "platform.gstin": {
    ...ofState,
    value: { test: (gstin) => normaliseGstin(gstin) === gstin && checkGstin(gstin).kind === "valid" },
    valueProblem: "Please enter our GSTIN of this state, in capitals without spaces",
  },
  "platform.address": { ...ofState, value: /^\S.{4,198}\S$/, valueProblem: "Please enter the address in one line" },
};

/** A scope as it is stored and looked up: a PAN in capitals without spaces. */
export const storedScope = (key: TaxKey, scope: string): string =>
  key === "credit.owed_limit" ? normalisePan(scope) : scope;

/** What is wrong with a row's scope and value, by field; nothing when both are right. */
export function taxRowProblems(key: TaxKey, scope: string, value: string): Readonly<Record<string, readonly string[]>> {
  const rule = rules[key];
  const isRight = rule.scope.test(scope) && rule.value.test(value);
  if (key === "platform.gstin" && isRight && !value.startsWith(scope)) {
    return { value: ["This GSTIN is of another state"] };
  }
  return {
    ...(rule.scope.test(scope) ? {} : { scope: [rule.scopeProblem] }),
    ...(rule.value.test(value) ? {} : { value: [rule.valueProblem] }),
  };
}

/** The key of a stored row. @throws Error for one that the product does not know */
export function taxKeyOf(key: string): TaxKey {
  const known = taxKeys.find((candidate) => candidate === key);
  if (known === undefined) throw new Error(`There is no tax key ${key}`);
  return known;
}
