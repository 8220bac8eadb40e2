import type { AssignBeltBody } from "@mandi/shared/contract/transporter/belt";
import { type Paise, paiseFromRupees } from "@mandi/shared/money/paise";
import { invalidField } from "../../platform/errors";

/** An unloading place with its range of freight per MT. */
export interface BeltStop {
  readonly state: string;
  readonly city: string;
  readonly minPricePaise: Paise;
  readonly maxPricePaise: Paise;
}

/** The states that have a city of this name, the one where it is largest first. */
export type StatesOfCity = (city: string) => readonly string[];

const unfilled = "Please fill all fields";
const collision = "Please select a different city";

/** The key of a city in the maps of the specified payload: lower case, spaces as underscores. */
export function cityKey(city: string): string {
  return city.trim().toLowerCase().replaceAll(" ", "_");
}

/**
 * The stops of a belt, from rows or from the specified maps.
 *
 * @throws Refusal 422: a city twice, an unknown one, a price missing, a minimum above its maximum.
 */
export function readStops(body: AssignBeltBody, statesOf: StatesOfCity): readonly BeltStop[] {
  const stops = body.rows
    ? body.rows.map((row) => ({ ...row, city: row.city.trim(), field: "rows" }))
    : fromMaps(body, statesOf);
  if (stops.length === 0) throw invalidField("selected_city", unfilled);
  const seen = new Set<string>();
  return stops.map(({ state, city, min_price, max_price, field }) => {
    if (!statesOf(city).includes(state)) throw invalidField(field, collision);
    if (seen.has(`${cityKey(city)} ${state}`)) throw invalidField(field, collision);
    seen.add(`${cityKey(city)} ${state}`);
    if (min_price > max_price) {
      throw invalidField(`min_price.${cityKey(city)}`, "The minimum price must not be above the maximum price");
    }
    return { state, city, minPricePaise: paiseFromRupees(min_price), maxPricePaise: paiseFromRupees(max_price) };
  });
}

/** Maps have no states and only one key per name: of two cities of one name in one belt, each needs its row. */
function fromMaps(body: AssignBeltBody, statesOf: StatesOfCity) {
  const minimum = new Map(Object.entries(body.min_price ?? {}));
  const maximum = new Map(Object.entries(body.max_price ?? {}));
  const cities = (body.selected_city ?? []).map((name) => name.trim());
  return cities.map((city) => {
    const state = stateMeant(city, cities, statesOf);
    if (state === undefined) throw invalidField("selected_city", collision);
    const min_price = minimum.get(cityKey(city));
    const max_price = maximum.get(cityKey(city));
    if (min_price === undefined || max_price === undefined) throw invalidField("selected_city", unfilled);
    return { state, city, min_price, max_price, field: "selected_city" };
  });
}

/**
 * The state meant by the name of a city alone: where most of the belt's other cities can be, and failing that where the
 * city is largest; undefined for an unknown one.
 */
function stateMeant(city: string, cities: readonly string[], statesOf: StatesOfCity): string | undefined {
  const [largest, ...others] = statesOf(city);
  if (largest === undefined) return undefined;
  const neighbours = (state: string): number =>
    cities.filter((other) => other !== city && statesOf(other).includes(state)).length;
  return others.reduce((best, state) => (neighbours(state) > neighbours(best) ? state : best), largest);
}
