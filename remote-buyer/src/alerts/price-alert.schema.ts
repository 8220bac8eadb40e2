import { type AlertRule, alertRules, type PriceAlert, PriceAlertBody } from "@mandi/shared/contract/alert";
import { formatRupees } from "@mandi/shared/format/rupees";
import { contractFigure } from "@mandi/shared/forms/contract-schema";
import { alerts } from "@mandi/shared/messages/alerts";
import { figureOf } from "@mandi/shared/money/typed-figure";
import { object, string } from "yup";

export interface AlertForm {
  readonly rule: string;
  readonly percent: string;
  readonly target: string;
}

export const rules = alertRules;

/** The percentages on offer, and the one already chosen. */
export const percentsWith = (chosen: number): readonly number[] =>
  [...new Set([1, 2, 3, 5, 10, chosen])].sort((one, other) => one - other);

export function firstAlertForm({ rule, percent, target }: PriceAlert): AlertForm {
  return { rule, percent: String(percent), target: target === null ? "" : String(target) };
}

/** A target is below the current price, in rupees. */
export function alertSchema(price: number) {
  return object({
    rule: string(),
    percent: string(),
    target: string().when("rule", {
      is: "target",
      // biome-ignore lint/suspicious/noThenProperty: Yup's API has this name
      then: () =>
        contractFigure(PriceAlertBody.properties.target, 0).test(
          "below the price",
          alerts.targetHint(formatRupees(price)),
          (text) => (figureOf(text ?? "", 0) ?? 0) < price,
        ),
    }),
  });
}

/** The request body that the form makes. */
export function alertBody(offerId: number, { rule, percent, target }: AlertForm): PriceAlertBody {
  const chosen: AlertRule = alertRules.find((one) => one === rule) ?? "off";
  return {
    seller_commodity_product_id: offerId,
    rule: chosen,
    ...(chosen === "move" && { percent: Number(percent) }),
    ...(chosen === "target" && { target: figureOf(target, 0) ?? 0 }),
  };
}
