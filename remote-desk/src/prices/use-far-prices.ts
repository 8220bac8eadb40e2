import type { DeskIngotAnswer, DeskIngotPlace } from "@mandi/shared/contract/desk/ingot-price";
import { prices as messages } from "@mandi/shared/messages/desk-prices";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import { figureOf } from "@mandi/shared/money/typed-figure";
import { isFarMove } from "@mandi/shared/pricing/odd-move";
import { useState } from "react";
import { useReason } from "../decide/use-reason";
import type { PriceEntry } from "./use-price-round";

/**
 * The prices of a round beyond the second step, each typed a second time and explained; and the prices of today that a new one may
 * correct.
 */
export function useFarPrices(entered: readonly PriceEntry[], answer: DeskIngotAnswer) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [corrected, setCorrected] = useState<Readonly<Record<string, boolean>>>({});
  const [isAsked, setIsAsked] = useState(false);
  const why = useReason();
  const percent = answer.far_percent ?? answer.odd_percent;
  const far = entered.filter(({ place, price }) => isFar(place.previous, price, percent));
  const replaceable = entered.filter(
    ({ place, price }) => place.can_correct === true && isFar(price, place.now, answer.odd_percent),
  );

  const textOf = ({ place: { location } }: PriceEntry): string => typed[location] ?? "";
  const isSame = (entry: PriceEntry): boolean => figureOf(textOf(entry), 0) === entry.price;
  /** A price of today far from the last close and from the new one was a mistake, unless the person says otherwise. */
  const doesCorrect = ({ place, price }: PriceEntry): boolean =>
    corrected[savedPrice(place)] ?? (isFar(place.previous, place.now, percent) && isFar(price, place.now, percent));

  return {
    far,
    why,
    textOf,
    type: ({ place: { location } }: PriceEntry, text: string) =>
      setTyped((before) => ({ ...before, [location]: text })),
    errorOf: (entry: PriceEntry) => (isAsked && !isSame(entry) ? messages.notTheSame : undefined),
    replaceable,
    doesCorrect,
    correct: ({ place }: PriceEntry, isOne: boolean) =>
      setCorrected((before) => ({ ...before, [savedPrice(place)]: isOne })),
    /** Shows at the fields what is missing. @returns whether every far price is explained and was typed twice */
    check(): boolean {
      setIsAsked(true);
      return far.length === 0 || (why.check() && far.every(isSame));
    },
    /** What the call gets of it. */
    sent() {
      const again = far.map(({ place: { location }, price }) => ({ location, price: price ?? 0 }));
      const wrong = replaceable.filter(doesCorrect).map(({ place }) => place);
      const corrects = wrong.map(({ location }) => location);
      const expected_prices = wrong.map(({ location, now, updated_at }) => ({
        location,
        price: now ?? 0,
        saved_at: updated_at,
      }));
      return { ...(again.length > 0 && { again }), ...(corrects.length > 0 && { corrects, expected_prices }) };
    },
    clear(): void {
      setTyped({});
      setCorrected({});
      setIsAsked(false);
      why.clear();
    },
  };
}

/** The saved price that a person was asked about: their answer does not hold for one that was saved since. */
const savedPrice = ({ location, updated_at }: DeskIngotPlace): string => `${location} ${updated_at}`;

const isFar = (from: number | null, to: number | null, percent: number): boolean =>
  from !== null && to !== null && isFarMove({ before: paiseFromRupees(from), now: paiseFromRupees(to) }, percent);
