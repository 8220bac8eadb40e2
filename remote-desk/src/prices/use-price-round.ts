import type { DeskIngotAnswer, DeskIngotPlace } from "@mandi/shared/contract/desk/ingot-price";
import { figureProblem } from "@mandi/shared/format/figure-problem";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import { prices as messages } from "@mandi/shared/messages/desk-prices";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import { figureOf } from "@mandi/shared/money/typed-figure";
import { oddMoves } from "@mandi/shared/pricing/odd-move";
import { useState } from "react";
import { sendAct } from "../decide/desk-api";
import { useReason } from "../decide/use-reason";
import { fullPrice } from "./typed-price";
import { useFarPrices } from "./use-far-prices";

/** A place of the round with what was typed for it. */
export interface PriceEntry {
  readonly place: DeskIngotPlace;
  readonly typed: string;
  /** Rupees per MT; null while nothing usable is typed. */
  readonly price: number | null;
  readonly problem: string | null;
  readonly isOdd: boolean;
  /** The field was left once: from then on its warning is shown. */
  readonly isLeft: boolean;
}

const path = "/desk/ingot-price/round";

/**
 * A round of prices: the typed price of each place, which of them look odd, and the one confirmation before all are
 * saved.
 */
export function usePriceRound(answer: DeskIngotAnswer, onRefetch: () => void) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [left, setLeft] = useState<readonly string[]>([]);
  const [isAsked, setIsAsked] = useState(false);
  const source = useReason();
  const saving = useSubmit({ cooldownMs: 0, isRepeatable: true });
  const entries = entriesOf(answer, typed, left);
  const filled = entries.filter(({ typed: text }) => text !== "");
  const entered = filled.filter(({ price }) => price !== null);
  const far = useFarPrices(entered, answer);

  /** Opens the confirmation, or shows at the fields what is missing. */
  function ask(): boolean {
    const hasSource = source.check();
    saving.endRefusal();
    if (filled.length === 0) saving.refuse(messages.nothing);
    const isReady = hasSource && filled.length > 0 && filled.every(({ problem }) => problem === null);
    setIsAsked(isReady);
    setLeft(filled.map(({ place }) => place.location));
    return isReady;
  }

  async function save(): Promise<void> {
    if (!far.check()) return;
    const prices = entered.flatMap(({ place, price }) => (price === null ? [] : [{ location: place.location, price }]));
    const meant = entered.filter(({ isOdd }) => isOdd).map(({ place }) => place.location);
    const reason = far.far.length === 0 ? source.text : `${source.text} (${far.why.text})`;
    const body = { prices, meant, reason, ...far.sent() };
    const outcome = await saving.submit((keyFor) => sendAct(path, body, keyFor(body)));
    if (outcome.kind === "refused" && outcome.failure.status === 409) onRefetch();
    if (outcome.kind !== "done") return;
    setTyped({});
    far.clear();
    setLeft([]);
    setIsAsked(false);
    source.clear();
    onRefetch();
  }

  return {
    entries,
    /** Something is typed, be it a price or not. */
    isTyped: filled.length > 0,
    entered,
    odd: entered.filter(({ isOdd }) => isOdd),
    far,
    source,
    saving,
    isAsked,
    type: (location: string, text: string) => setTyped((before) => ({ ...before, [location]: text })),
    leave: (location: string) => setLeft((before) => [...before, location]),
    ask,
    save,
    close: () => setIsAsked(false),
  };
}

export type PriceRound = ReturnType<typeof usePriceRound>;

function entriesOf(
  answer: DeskIngotAnswer,
  typed: Readonly<Record<string, string>>,
  left: readonly string[],
): readonly PriceEntry[] {
  const entries = answer.data.map((place) => {
    const text = typed[place.location] ?? "";
    const problem = text === "" ? null : figureProblem(text, { decimals: 0, missing: messages.missing, min: 1 });
    return {
      place,
      typed: text,
      problem,
      price: problem === null ? figureOf(fullPrice(text, place.now ?? place.previous), 0) : null,
    };
  });
  const moves = entries.flatMap(({ place: { location, previous }, price }) =>
    price === null
      ? []
      : [
          {
            place: location,
            before: previous === null ? null : paiseFromRupees(previous),
            now: paiseFromRupees(price),
          },
        ],
  );
  const odd = oddMoves(moves, { percent: answer.odd_percent, times: answer.odd_times });
  return entries.map((entry) => ({
    ...entry,
    isOdd: odd.includes(entry.place.location),
    isLeft: left.includes(entry.place.location),
  }));
}
