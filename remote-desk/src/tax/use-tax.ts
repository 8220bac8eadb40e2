import { useAddressQuery } from "@mandi/shared/browser/use-address-query";
import { type DeskTaxRow, taxKeys } from "@mandi/shared/contract/desk/tax";
import { useQuery } from "@mandi/shared/query/use-query";
import { taxQuery } from "./tax.api";

export const taxShows = ["now", "waiting", "all"] as const;
/** Which rows are shown: in force and to come, only unconfirmed ones, or including ended ones. */
export type TaxShow = (typeof taxShows)[number];

/** The rows of the tax law for the address. */
export function useTax() {
  const [params, setParams] = useAddressQuery();
  const show = taxShows.find((one) => one === params.get("show")) ?? "now";
  const state = useQuery(taxQuery, [show === "all" ? 1 : 0]);

  function choose(chosen: TaxShow): void {
    setParams((): Record<string, string> => (chosen === "now" ? {} : { show: chosen }));
  }

  return { show, choose, state };
}

const keys: readonly string[] = taxKeys;
const placeOf = ({ key }: DeskTaxRow): number => (keys.includes(key) ? keys.indexOf(key) : keys.length);

/** The rows that match a filter, in the order of statutory rates and limits; those not known yet come last. */
export function shownRows(rows: readonly DeskTaxRow[], show: TaxShow): readonly DeskTaxRow[] {
  const left = show === "waiting" ? rows.filter(({ confirmed_at }) => confirmed_at === null) : rows;
  return left.toSorted((one, other) => placeOf(one) - placeOf(other));
}
