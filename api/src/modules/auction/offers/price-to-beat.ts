import { highestRate } from "@mandi/shared/contract/field";
import { type Paise, paise, paiseFromRupees } from "@mandi/shared/money/paise";

const dearestPaise = paiseFromRupees(highestRate);

/**
 * The highest basic price at which an offer would cost the buyer less than a rival's, so that it ranks before it; null where no
 * price does. Lines are rounded on their way to the landed price, so it is searched for instead of computed backwards.
 */
export function priceToBeat(rivalPaise: Paise, landedAt: (basePaise: Paise) => Paise): Paise | null {
  let beats = 0;
  let tooDear = dearestPaise + 1;
  while (tooDear - beats > 1) {
    const middle = Math.floor((beats + tooDear) / 2);
    if (landedAt(paise(middle)) < rivalPaise) beats = middle;
    else tooDear = middle;
  }
  return beats === 0 ? null : paise(beats);
}
