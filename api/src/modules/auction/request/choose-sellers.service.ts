import type { Db } from "../../../platform/database/database";
import { estimateFreight } from "../../freight-estimates/freight-estimate.service";
import { matchSellers, type SellerMatch, type SellerSearch } from "../../listings/asked-listing.open.store";

/** A seller to ask. City and freight are theirs where sellers of several cities compete. */
export interface ChosenSeller {
  readonly seller_id: number;
  readonly listing_id: number;
  readonly origin_city: string | null;
  readonly freight_estimate_paise: number;
}

interface Choosing {
  /** The city of the request where only one is asked. */
  readonly usualCity: string;
  readonly pincode: string;
  readonly at: Date;
}

/**
 * The sellers of a request, and the one city they all load in; null where they load in several. Each answers from where they
 * probably deliver at the lowest price (docs/domain.md#who-is-asked).
 */
export async function chooseSellers(db: Db, search: SellerSearch, { usualCity, pincode, at }: Choosing) {
  const matches = await matchSellers(db, search);
  const [city = usualCity, ...others] = new Set(matches.map((match) => match.city));
  if (search.city !== null || others.length === 0) {
    const sellers = matches.map(
      ({ seller_id, listing_id }): ChosenSeller => ({
        seller_id,
        listing_id,
        origin_city: null,
        freight_estimate_paise: 0,
      }),
    );
    return { city: search.city ?? city, sellers };
  }
  const freight = await listFreight(db, search.productId, matches, { pincode, at });
  const cheapestFirst = matches
    .map((match, place) => ({ ...match, freightPaise: freight[place] ?? 0 }))
    .toSorted((one, other) => one.ex_price_paise + one.freightPaise - (other.ex_price_paise + other.freightPaise));
  const ofSeller = new Map<number, ChosenSeller>();
  for (const { seller_id, listing_id, city: origin_city, freightPaise } of cheapestFirst) {
    if (ofSeller.has(seller_id)) continue;
    ofSeller.set(seller_id, { seller_id, listing_id, origin_city, freight_estimate_paise: freightPaise });
  }
  return { city: null, sellers: [...ofSeller.values()] };
}

/** Freight per MT before GST of each; a road of which nothing is known counts like the dearest, so that it never looks cheap. */
async function listFreight(
  db: Db,
  productId: number,
  matches: readonly SellerMatch[],
  { pincode, at }: Pick<Choosing, "pincode" | "at">,
): Promise<readonly number[]> {
  const roads = await estimateFreight(
    db,
    pincode,
    matches.map(({ city, state }) => ({ productId, city, state })),
    at,
  );
  const known = roads.map((road) => road?.ratePaise ?? null);
  const dearest = Math.max(0, ...known.map((paise) => paise ?? 0));
  return known.map((paise) => paise ?? dearest);
}
