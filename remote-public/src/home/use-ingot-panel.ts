import type { IngotPeriod, IngotPriceAnswer } from "@mandi/shared/contract/ingot-price";
import { useRef } from "react";
import { placeOf } from "../ingot/known-place";
import { ingotList } from "./home-lists";
import { useKeptList } from "./kept-list";
import { type IngotChoice, useIngotChoice } from "./use-ingot-choice";

/** An answer and the choice it belongs to. */
export interface ShownIngotPrice {
  readonly answer: IngotPriceAnswer;
  readonly period: IngotPeriod;
  readonly location: string;
}

export interface IngotPanelState {
  readonly choice: IngotChoice;
  /** What stands in the panel: the chosen one, or the one before while the chosen one loads. */
  readonly shown: ShownIngotPrice | null;
  readonly isRenewing: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The price panel: a new choice keeps the old figures in place until its own are here. */
export function useIngotPanel(): IngotPanelState {
  const choice = useIngotChoice();
  const { data, hasError, retry } = useKeptList(ingotList(choice.period, choice.location));
  const last = useRef<ShownIngotPrice | null>(null);
  if (data !== null) {
    last.current = { answer: data, period: choice.period, location: placeOf(choice.location, data.location) };
  }
  const shown = hasError ? null : last.current;
  return { choice, shown, isRenewing: data === null, hasFailed: hasError, retry };
}
