import { maxPaise, minPaise, type Paise, subtractPaise, zeroPaise } from "@mandi/shared/money/paise";
import { roundPart } from "@mandi/shared/money/rounding";

/** A bill with the GST that it charged. */
export interface ChargedBill {
  readonly totalPaise: Paise;
  readonly gstPaise: Paise;
}

/**
 * What is unpaid of each bill of an order when this much is open, and the GST in it: payments settle the oldest bills first, so the
 * newest are open. The GST is in proportion.
 */
export function unpaidOfBills(
  oldestFirst: readonly ChargedBill[],
  openPaise: Paise,
): readonly { readonly unpaidPaise: Paise; readonly gstPaise: Paise }[] {
  let left = openPaise;
  return oldestFirst
    .toReversed()
    .map(({ totalPaise, gstPaise }) => {
      const unpaidPaise = maxPaise(zeroPaise, minPaise(totalPaise, left));
      left = subtractPaise(left, unpaidPaise);
      return { unpaidPaise, gstPaise: roundPart(gstPaise, unpaidPaise, totalPaise) };
    })
    .toReversed();
}
