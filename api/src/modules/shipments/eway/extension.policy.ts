import { secondsAfter } from "../../../platform/clock";

/** An e-way bill can be extended from this long before its end to this long after it (rule 138(10)). */
export const extendWithinSeconds = 8 * 3_600;

/** Whether the portal now extends an e-way bill with this end. */
export function isNearEnd({ valid_until: end }: { readonly valid_until: Date | null }, at: Date): boolean {
  return end !== null && at >= secondsAfter(end, -extendWithinSeconds) && at <= secondsAfter(end, extendWithinSeconds);
}

/** Whether only the carrier may extend an e-way bill, because it names them. */
export function isForCarrier(
  { carrier_gstin: carrier }: { readonly carrier_gstin: string },
  ownGstin: string,
): boolean {
  return carrier !== "" && carrier !== ownGstin;
}
