import type { IngotPeriod, IngotPriceAnswer } from "@mandi/shared/contract/ingot-price";
import { useQuery } from "@mandi/shared/query/use-query";
import { useRef } from "react";
import { placeOf } from "../ingot/known-place";
import { ingotQuery } from "./home-queries";
import { type IngotChoice, useIngotChoice } from "./use-ingot-choice";

/** An answer and the choice it belongs to. */
export interface ShownIngotPrice {
  readonly answer: IngotPriceAnswer;
  readonly period: IngotPeriod;
  readonly location: string;
}

export interface IngotPanelState {
  readonly choice: IngotChoice;
  /** The content of the panel: the chosen one, or the previous one while the chosen one loads. */
  readonly shown: ShownIngotPrice | null;
  readonly isRenewing: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The price panel: a new choice keeps the old figures in place until the new ones arrive. */
export function useIngotPanel(): IngotPanelState {
  const choice = useIngotChoice();
  const state = useQuery(ingotQuery, [choice.period, choice.location]);
  const last = useRef<ShownIngotPrice | null>(null);
  if (state.kind === "ready") {
    const location = placeOf(choice.location, state.data.location);
    last.current = { answer: state.data, period: choice.period, location };
  }
  const hasFailed = state.kind === "failed" || state.kind === "forbidden";
  const shown = hasFailed ? null : last.current;
  return { choice, shown, isRenewing: state.kind !== "ready", hasFailed, retry: () => void state.refetch() };
}
