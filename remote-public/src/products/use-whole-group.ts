import type { FacetValue } from "@mandi/shared/contract/offer-filter";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** The first values of a group and the chosen ones; all of them on request, the focus then on the first that was hidden. */
export function useWholeGroup<Place extends HTMLElement>(
  values: readonly FacetValue[],
  seenAtFirst: number,
  isChosen: (value: string) => boolean,
) {
  const [firstHidden, setFirstHidden] = useState<number | null>(null);
  const place: RefObject<Place | null> = useRef<Place>(null);
  const isSeen = ({ value }: FacetValue, at: number) => at < seenAtFirst || isChosen(value);
  const shown = firstHidden === null ? values.filter(isSeen) : values;

  // The pressed button is gone.
  useLayoutEffect(() => {
    if (firstHidden === null) return;
    const controls = place.current?.querySelectorAll<HTMLElement>("input, button");
    controls?.[firstHidden]?.focus({ preventScroll: true });
  }, [firstHidden]);

  return {
    place,
    shown,
    hidden: values.length - shown.length,
    showAll: () => setFirstHidden(values.findIndex((one, at) => !isSeen(one, at))),
  };
}
