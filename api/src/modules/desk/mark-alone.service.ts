import { kilograms } from "@mandi/shared/money/kilograms";
import { addPaise, type Paise, paiseFromRupees, subtractPaise } from "@mandi/shared/money/paise";
import { roundLine, roundPerTonne } from "@mandi/shared/money/rounding";
import { freightOfBid } from "@mandi/shared/pricing/freight";
import type { Db } from "../../platform/database/database";
import type { PricedPair, ReadChoice } from "../auction/marking/pairs.service";
import { readSettings } from "../site/settings";
import { secondPersonAbove } from "./desk-settings";

/** The landed price of a pair per MT before GST, as the board shows it. */
export const landedPerTonne = ({ landedPaise, terms }: PricedPair) =>
  roundPerTonne(landedPaise, kilograms(terms.totalKg));

/** The for price as it would be with freight and its GST included, so that no way of paying freight makes a trade smaller. */
function wholePaise({
  terms: { forPaise, freightMode, freightRatePaise, toPayRatePaise, gstBp, totalKg },
}: PricedPair): Paise {
  const wholeAt = (ratePaise: Paise): Paise => roundLine(ratePaise, kilograms(totalKg));
  if (toPayRatePaise !== null) return addPaise(forPaise, wholeAt(freightOfBid(toPayRatePaise, gstBp).pricePaise));
  if (freightMode !== "pure_agent") return forPaise;
  const { pricePaise } = freightOfBid(freightRatePaise, gstBp);
  return addPaise(forPaise, wholeAt(subtractPaise(pricePaise, freightRatePaise)));
}

/**
 * Whether one person may mark a pair: always the lowest that can deliver, where no term makes it dearer; any other up to the amount of
 * the setting. A pair that is the lowest only by its special terms does not count, because the market itself would pay the difference.
 */
export async function mayMarkAlone(db: Db): Promise<(choice: ReadChoice) => boolean> {
  const setting = await readSettings(db);
  const atMost = paiseFromRupees(setting(secondPersonAbove));
  return ({ chosen, usual, lowest }) => {
    if (chosen === undefined) return false;
    if (lowest === undefined || wholePaise(chosen) <= atMost) return true;
    return [chosen, usual ?? chosen].every((pair) => landedPerTonne(pair) <= landedPerTonne(lowest));
  };
}
