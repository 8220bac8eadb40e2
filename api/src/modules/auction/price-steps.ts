import type { PriceStep } from "@mandi/shared/contract/quotation";
import type { Kilograms } from "@mandi/shared/money/kilograms";
import {
  addPaise,
  negatePaise,
  type Paise,
  paise,
  rupeesFromPaise,
  subtractPaise,
  sumPaise,
} from "@mandi/shared/money/paise";
import { basisPoints, percentFromBasisPoints } from "@mandi/shared/money/percent";
import { roundLine, roundPerTonne } from "@mandi/shared/money/rounding";
import type { OfferTerms } from "./offers/offer-terms";

export interface PriceStory {
  readonly basePaise: Paise;
  readonly terms: Omit<OfferTerms, "sizes">;
  readonly qualityName: string;
  readonly packagingName: string;
  readonly lines: readonly { readonly sizePaise: Paise; readonly quantityKg: Kilograms }[];
  readonly totalKg: Kilograms;
  readonly exPaise: Paise;
  readonly freightPaise: Paise;
}

/**
 * The way from base price to landed price for the buyer. Amounts add up exactly: what rounding to whole rupees per
 * MT leaves over is in the tax line, as on the invoice. A step that adds nothing is left out.
 */
export function priceSteps(story: PriceStory): PriceStep[] {
  const { terms, totalKg } = story;
  const perTonne = (label: string, each: Paise): Part => ({ label, amount: roundLine(each, totalKg) });
  const parts: readonly Part[] = [
    perTonne("Loading charge", paise(terms.loading)),
    perTonne("Insurance charge", paise(terms.insurance)),
    perTonne("Quality charge", paise(terms.qualityCharge)),
    ...terms.otherCharges.map(({ name, operator, price }) =>
      perTonne(name, operator === "-" ? negatePaise(paise(price)) : paise(price)),
    ),
    {
      label: "Size difference",
      amount: sumPaise(story.lines.map((line) => roundLine(line.sizePaise, line.quantityKg))),
    },
    perTonne(named("Quality", story.qualityName), paise(terms.qualityPrice)),
    perTonne(named("Packaging", story.packagingName), paise(terms.packagingPrice)),
  ];
  const base = roundLine(story.basePaise, totalKg);
  const beforeTax = sumPaise([base, ...parts.map(({ amount }) => amount)]);
  const step = (kind: PriceStep["kind"], label: string, amount: Paise): PriceStep => ({
    kind,
    label,
    per_mt: rupeesFromPaise(roundPerTonne(amount, totalKg)),
    amount: rupeesFromPaise(amount),
  });
  return [
    step("base", "Base price", base),
    ...parts
      .filter(({ amount }) => amount !== 0)
      .map(({ label, amount }) => step(amount < 0 ? "discount" : "charge", label, amount)),
    step("subtotal", "Before GST", beforeTax),
    step("tax", `GST ${percentFromBasisPoints(basisPoints(terms.gstBp))}%`, subtractPaise(story.exPaise, beforeTax)),
    step("total", "Ex price", story.exPaise),
    step("freight", "Freight", story.freightPaise),
    step("total", "Total", addPaise(story.exPaise, story.freightPaise)),
  ];
}

interface Part {
  readonly label: string;
  readonly amount: Paise;
}

function named(part: string, name: string): string {
  return name === "" ? part : `${part}, ${name}`;
}
