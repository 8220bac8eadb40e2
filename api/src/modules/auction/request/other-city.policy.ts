/** A seller who was asked in one of several cities; null where all load in the quotation's. */
interface AskedIn {
  readonly origin_city: string | null;
}

interface ChosenCity {
  readonly origin_city: string;
  /** No city is chosen yet. */
  readonly any_city: boolean;
}

/**
 * The seller's city, where the quotation has taken another one: its transporters cannot carry these goods, so the offer competes no more, however much
 * more time the desk gives (docs/domain.md#who-is-asked). Null while the seller can still win.
 */
export function cityLeftOut(quotation: ChosenCity, { origin_city: own }: AskedIn): string | null {
  return !quotation.any_city && own !== null && own !== quotation.origin_city ? own : null;
}

/** Why their offer is refused. It does not name the chosen city, which would tell where a rival loads. */
export function leftOutText(city: string): string {
  return `Goods from another city were chosen for this enquiry. Offers from ${city} are no longer accepted.`;
}
