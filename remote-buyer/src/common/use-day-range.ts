import { useAddressQuery } from "@mandi/shared/browser/use-address-query";
import { type DayRange, rangeOfAddress, withDay } from "./day-range";

/** The days in the address and how to change them; another range begins at its first page. */
export function useDayRange() {
  const [params, setParams] = useAddressQuery();
  const range = rangeOfAddress(params);

  const change = (next: (range: DayRange) => DayRange): void =>
    setParams((before) => {
      for (const [name, day] of Object.entries({ ...next(rangeOfAddress(before)), page: null })) {
        if (day === null) before.delete(name);
        else before.set(name, day);
      }
      return before;
    });

  return {
    range,
    isWhole: range.from === null && range.to === null,
    changeDay: (side: keyof DayRange, day: string | null) => change((now) => withDay(now, side, day)),
    clear: () => change(() => ({ from: null, to: null })),
  };
}

export type DayRangeChoice = ReturnType<typeof useDayRange>;
