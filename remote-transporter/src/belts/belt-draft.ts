import { sentenceOf } from "@mandi/shared/contract/field-problem";
import { AssignBeltBody, type Belt } from "@mandi/shared/contract/transporter/belt";
import { type FigureRule, figureProblem } from "@mandi/shared/format/figure-problem";
import { figureOf } from "@mandi/shared/money/typed-figure";

/** A row of the form: a city with the prices as they are typed. */
export interface DraftRow {
  readonly state: string;
  readonly city: string;
  readonly min: string;
  readonly max: string;
}

/** A belt in the form. `id` is null for a new one. */
export interface BeltDraft {
  readonly id: number | null;
  readonly loadingAddress: string;
  readonly rows: readonly DraftRow[];
}

export const newBelt: BeltDraft = { id: null, loadingAddress: "", rows: [] };

export function draftOf({ id, loading_address, unloading_address }: Belt): BeltDraft {
  const rows = unloading_address.map(({ state, city, min_price, max_price }) => ({
    state,
    city,
    min: String(min_price),
    max: String(max_price),
  }));
  return { id, loadingAddress: loading_address, rows };
}

/** One city has one row; two cities of the same name in two states are two. */
export function rowKey({ state, city }: Pick<DraftRow, "state" | "city">): string {
  return `${state}/${city}`;
}

export function isTaken(draft: BeltDraft, place: Pick<DraftRow, "state" | "city">): boolean {
  return draft.rows.some((row) => rowKey(row) === rowKey(place));
}

/** Nothing was entered, added or removed; the order of the cities does not matter. */
export function isSameBelt(one: BeltDraft, other: BeltDraft): boolean {
  const prices = new Map(other.rows.map((row) => [rowKey(row), row]));
  return (
    one.loadingAddress === other.loadingAddress &&
    one.rows.length === other.rows.length &&
    one.rows.every((row) => {
      const known = prices.get(rowKey(row));
      return known !== undefined && known.min === row.min && known.max === row.max;
    })
  );
}

/** The min price is above the max price: shown at the row, before it is sent. */
export function isUpsideDown({ min, max }: DraftRow): boolean {
  const [least, greatest] = [figureOf(min, 2), figureOf(max, 2)];
  return least !== null && greatest !== null && least > greatest;
}

/** The message for anything missing in a belt. */
export const fillAll = sentenceOf(AssignBeltBody.properties.loading_address);

const priceRule: FigureRule = { decimals: 2, missing: fillAll, max: 1_000_000 };

/** The error in a price of a row, or null. */
export function priceProblem(text: string): string | null {
  return figureProblem(text, priceRule);
}

/** Whether the form can be sent; where it cannot, its fields show why. */
export function isComplete({ loadingAddress, rows }: BeltDraft): boolean {
  const arePriced = rows.every((row) => [row.min, row.max].every((price) => priceProblem(price) === null));
  return loadingAddress.trim() !== "" && rows.length > 0 && arePriced && !rows.some(isUpsideDown);
}

/** The key of a city in the two price maps: lower case, spaces as underscores. */
function mapKey(city: string): string {
  return city.toLowerCase().replaceAll(" ", "_");
}

/**
 * The body that the specification lists; two cities with the same key would lose a price there, so those are sent as rows.
 */
export function bodyOf({ id, loadingAddress, rows }: BeltDraft): AssignBeltBody {
  const belt = { ...(id !== null && { id }), loading_address: loadingAddress.trim() };
  const prices = rows.map(({ state, city, min, max }) => ({
    state,
    city,
    min_price: figureOf(min, 2) ?? 0,
    max_price: figureOf(max, 2) ?? 0,
  }));
  return { ...belt, rows: prices, ...mapsOf(prices) };
}

function mapsOf(rows: readonly { readonly city: string; readonly min_price: number; readonly max_price: number }[]) {
  const keys = new Set(rows.map(({ city }) => mapKey(city)));
  if (keys.size < rows.length) return {};
  return {
    selected_city: rows.map(({ city }) => city),
    min_price: Object.fromEntries(rows.map(({ city, min_price }) => [mapKey(city), min_price])),
    max_price: Object.fromEntries(rows.map(({ city, max_price }) => [mapKey(city), max_price])),
  };
}
