import { useAddressQuery } from "@mandi/shared/browser/use-address-query";
import { type IngotPeriod, ingotPeriods } from "@mandi/shared/contract/ingot-price";

export interface IngotChoice {
  readonly period: IngotPeriod;
  /** Undefined: the first place of the answer. */
  readonly location: string | undefined;
  readonly choosePeriod: (period: IngotPeriod) => void;
  readonly chooseLocation: (location: string) => void;
}

/** The window and the place of the price panel, kept in the address; the panel opens on Last 30 Days. */
export function useIngotChoice(): IngotChoice {
  const [params, setParams] = useAddressQuery();
  const wanted = params.get("period");
  const period = ingotPeriods.find((known) => known === wanted) ?? "monthly";

  function choose(name: string, value: string): void {
    setParams((before) => {
      before.set(name, value);
      return before;
    });
  }

  return {
    period,
    location: params.get("location") ?? undefined,
    choosePeriod: (value) => choose("period", value),
    chooseLocation: (value) => choose("location", value),
  };
}
