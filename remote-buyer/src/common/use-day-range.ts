import { useSearchParams } from "react-router-dom";
import { type DayRange, rangeOfAddress, withDay } from "./day-range";

/** The days in the address and how to change them; another range begins at its first page. */
export function useDayRange() {
  const [params, setParams] = useSearchParams();
  const range = rangeOfAddress(params);

  function change({ from, to }: DayRange): void {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, day] of Object.entries({ from, to, page: null })) {
          if (day === null) next.delete(name);
          else next.set(name, day);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return {
    range,
    isWhole: range.from === null && range.to === null,
    changeDay: (side: keyof DayRange, day: string | null) => change(withDay(range, side, day)),
    clear: () => change({ from: null, to: null }),
  };
}

export type DayRangeChoice = ReturnType<typeof useDayRange>;
