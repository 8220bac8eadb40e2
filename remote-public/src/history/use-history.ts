import { useAddressQuery } from "@mandi/shared/browser/use-address-query";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { useRef, useState } from "react";
import { orFirstPlace, placeOf } from "../ingot/known-place";
import { type DateRange, endAt, rangeOfAddress, startAt } from "./date-range";
import { readHistory } from "./history.api";

const historyQuery = defineQuery((signal, range: DateRange, location: string | undefined) =>
  orFirstPlace(location, (place) => readHistory({ ...range, location: place }, signal)),
);

/** Range and place in the address, and the days that belong to them. */
export function useHistory() {
  const [params, setParams] = useAddressQuery();
  const [openedAt] = useState(Date.now);
  const range = rangeOfAddress(params.get("from"), params.get("to"), openedAt);
  const today = rangeOfAddress(null, null, openedAt).to;
  const location = params.get("location") ?? undefined;
  const state = useQuery(historyQuery, [range, location]);

  // The list of places does not depend on the range: the select keeps it while another range loads.
  const places = useRef<readonly string[]>([]);
  if (state.kind === "ready") places.current = state.data.location;
  const place = places.current.length === 0 ? (location ?? "") : placeOf(location, places.current);

  function change(next: Partial<Record<"from" | "to" | "location", string>>): void {
    setParams((before) => {
      for (const [name, value] of Object.entries(next)) before.set(name, value);
      return before;
    });
  }

  const changeRange = ({ from, to }: DateRange) => change({ from, to });

  return {
    state,
    range,
    today,
    place,
    places: places.current.length === 0 && place !== "" ? [place] : places.current,
    changeStart: (day: string) => changeRange(startAt(range, day, today)),
    changeEnd: (day: string) => changeRange(endAt(range, day, today)),
    changePlace: (name: string) => change({ location: name }),
  };
}

export type History = ReturnType<typeof useHistory>;
