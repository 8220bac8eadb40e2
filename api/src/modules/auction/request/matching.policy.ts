import { normaliseState } from "@mandi/shared/money/gst-states";

/** A place as people write it in an address. */
export interface Place {
  readonly city: string;
  readonly state: string;
}

/** One unloading place of a transporter's belt. */
export interface BeltStop extends Place {
  readonly transporterId: number;
  readonly loadingAddress: string;
  readonly minPricePaise: number;
  readonly maxPricePaise: number;
}

export interface MatchedTransporter {
  readonly transporterId: number;
  readonly fit: "city" | "state";
  readonly minPricePaise: number;
  readonly maxPricePaise: number;
}

/** Letters and digits in lower case, words separated by one space, because addresses are typed by people. */
export function plainText(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** True when a text names a city as whole words: Pune is not in Punegaon. */
export function namesCity(text: string, city: string): boolean {
  return city.trim() !== "" && ` ${plainText(text)} `.includes(` ${plainText(city)} `);
}

/**
 * Transporters whose belts match: loading where the goods are, unloading in the consignee's city or else elsewhere in their
 * state. Of several belts the closer match counts, then the cheaper range.
 */
export function matchBelts(
  origin: string,
  consignee: Place,
  stops: readonly BeltStop[],
): readonly MatchedTransporter[] {
  const matches = stops
    .filter(({ loadingAddress }) => namesCity(loadingAddress, origin))
    .flatMap((stop): MatchedTransporter[] => {
      if (normaliseState(stop.state) !== normaliseState(consignee.state)) return [];
      const fit = plainText(stop.city) === plainText(consignee.city) ? "city" : "state";
      const { transporterId, minPricePaise, maxPricePaise } = stop;
      return [{ transporterId, fit, minPricePaise, maxPricePaise }];
    })
    .sort((one, other) =>
      one.fit === other.fit ? one.minPricePaise - other.minPricePaise : one.fit === "city" ? -1 : 1,
    );
  const best = new Map<number, MatchedTransporter>();
  for (const match of matches) if (!best.has(match.transporterId)) best.set(match.transporterId, match);
  return [...best.values()];
}
