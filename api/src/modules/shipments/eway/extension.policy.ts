import { secondsAfter } from "../../../platform/clock";

/** From so long before its end to so long after it an e-way bill is extended (rule 138(10)). */
const extendWithinSeconds = 8 * 3_600;

/** Whether the portal extends an e-way bill of this end now. */
export function isNearEnd({ valid_until: end }: { readonly valid_until: Date | null }, at: Date): boolean {
  return end !== null && at >= secondsAfter(end, -extendWithinSeconds) && at <= secondsAfter(end, extendWithinSeconds);
}

/** Whether only the carrier may extend an e-way bill, as it names them. */
export function isForCarrier(
  { carrier_gstin: carrier }: { readonly carrier_gstin: string },
  ownGstin: string,
): boolean {
  return carrier !== "" && carrier !== ownGstin;
}
