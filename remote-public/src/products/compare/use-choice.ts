import { useAddressQuery } from "@mandi/shared/browser/use-address-query";
import { useMediaQuery } from "@mandi/shared/ui/media/use-media-query";
import { useState } from "react";
import { comparedAtMost, idsOf } from "./compared-ids";

/** The offers that a person chooses to see side by side. */
export interface Choice {
  readonly chosen: readonly number[];
  /** Where there is room the checkboxes are always there, else on demand. */
  readonly isChoosing: boolean;
  readonly isWide: boolean;
  readonly isPhone: boolean;
  readonly toggle: (id: number) => void;
  readonly start: () => void;
  readonly stop: () => void;
  readonly open: () => void;
}

/** What is chosen is in the address: it is still there after Back from an offer or the comparison, and after a reload. */
export function useChoice(): Choice {
  const isWide = useMediaQuery("(min-width: 1025px)");
  const isPhone = useMediaQuery("(max-width: 767px)");
  const [isAsked, setIsAsked] = useState(false);
  const [params, setParams] = useAddressQuery();
  const chosen = idsOf(params.get("chosen"));

  const change = (next: (ids: readonly number[]) => readonly number[]) =>
    setParams((before) => {
      const ids = next(idsOf(before.get("chosen")));
      if (ids.length === 0) before.delete("chosen");
      else before.set("chosen", ids.join("|"));
      return before;
    });

  const toggle = (id: number): void =>
    change((ids) => {
      const others = ids.filter((other) => other !== id);
      return others.length < ids.length || ids.length >= comparedAtMost ? others : [...ids, id];
    });

  function open(): void {
    setParams((before) => {
      const ids = idsOf(before.get("chosen"));
      before.delete("chosen");
      before.set("compare", ids.join("|"));
      return before;
    }, {});
  }

  function stop(): void {
    setIsAsked(false);
    change(() => []);
  }

  const isChoosing = isWide || isAsked || chosen.length > 0;
  return { chosen, isChoosing, isWide, isPhone, toggle, start: () => setIsAsked(true), stop, open };
}
