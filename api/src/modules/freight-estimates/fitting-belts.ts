import type { BeltStopRow } from "../../reads/road-freight.read";
import { plainText } from "../auction/request/matching.policy";
import type { Place } from "../places/places";
import type { FittingBelt } from "./road-freight.policy";

/** A stop of a belt, with its addresses parsed once for many roads. */
export interface ReadStop extends Omit<FittingBelt, "fit"> {
  /** The words of the loading address, with a space before and after each. */
  readonly loading: string;
  readonly unloading: string;
  readonly productIds: ReadonlySet<number>;
}

/** Prepares a stop for `fittingBelts`. */
export function readStop(row: BeltStopRow): ReadStop {
  return {
    loading: ` ${plainText(row.loading_address)} `,
    unloading: plainText(row.city),
    productIds: new Set(row.product_ids),
    minPricePaise: row.min_price_paise,
    maxPricePaise: row.max_price_paise,
  };
}

/**
 * Those of the belts into a state that would be asked for goods from an origin, by the rule of docs/domain.md#who-is-asked. All of
 * a transporter's belts count here: which of them wins is not known yet.
 */
export function fittingBelts(
  stops: readonly ReadStop[],
  { city, productId }: { readonly city: string; readonly productId: number },
  place: Place,
): readonly FittingBelt[] {
  const [from, to] = [` ${plainText(city)} `, plainText(place.city)];
  return stops
    .filter(({ loading, productIds }) => loading.includes(from) && productIds.has(productId))
    .map(({ unloading, minPricePaise, maxPricePaise }) => ({
      fit: unloading === to ? "city" : "state",
      minPricePaise,
      maxPricePaise,
    }));
}
