import { useMediaQuery } from "@mandi/shared/ui/media/use-media-query";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { comparedAtMost } from "./compared-ids";

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

export function useChoice(): Choice {
  const isWide = useMediaQuery("(min-width: 1025px)");
  const isPhone = useMediaQuery("(max-width: 767px)");
  const [isAsked, setIsAsked] = useState(false);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [, setParams] = useSearchParams();

  function toggle(id: number): void {
    const others = chosen.filter((other) => other !== id);
    if (others.length < chosen.length) setChosen(others);
    else if (chosen.length < comparedAtMost) setChosen([...chosen, id]);
  }

  function open(): void {
    setParams((before) => {
      before.set("compare", chosen.join("|"));
      return before;
    });
  }

  function stop(): void {
    setIsAsked(false);
    setChosen([]);
  }

  return { chosen, isChoosing: isWide || isAsked, isWide, isPhone, toggle, start: () => setIsAsked(true), stop, open };
}
