import { formatExactPaise } from "@mandi/shared/format/exact";
import { type Paise, paisePerRupee, sumPaise } from "@mandi/shared/money/paise";
import type { TaxedPaper } from "@mandi/shared/pricing/taxed-paper";
import { invalidField } from "../../platform/errors";

/**
 * A seller's bill must match the agreement: its total is that of the agreed rate at the loaded weight, give or take a rupee by which programs
 * may round differently.
 *
 * @throws Refusal 422 naming the difference and our figures
 */
export function refuseOtherTotal(totalPaise: Paise, ours: TaxedPaper): void {
  const differencePaise = totalPaise - ours.payablePaise;
  if (Math.abs(differencePaise) <= paisePerRupee) return;
  const { taxablePaise, heads, payablePaise } = ours;
  const taxPaise = sumPaise([heads.centralPaise, heads.statePaise, heads.integratedPaise]);
  const off = `${formatExactPaise(Math.abs(differencePaise))} ${differencePaise > 0 ? "more" : "less"}`;
  throw invalidField(
    "invoice_total",
    `Your bill is ${off} than the agreed rate at the loaded weight: ${formatExactPaise(taxablePaise)} and ${formatExactPaise(taxPaise)} of GST, ${formatExactPaise(payablePaise)} in all`,
  );
}
