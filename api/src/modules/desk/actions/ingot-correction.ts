import { formatRupees } from "@mandi/shared/format/rupees";
import { invalidField, Refusal } from "../../../platform/errors";
import { rupeesOrNull } from "../../../platform/wire-figures";
import type { IngotPlaceToday } from "../../ingot-prices/ingot-price.store";

/** A price of today as the caller read it. */
export interface PriceAsRead {
  readonly location: string;
  /** Rupees per MT. */
  readonly price: number;
  readonly saved_at: string;
}

/**
 * Checks that the last price of today can be taken back as wrong, and that it is still the one that the caller read, where they send it.
 *
 * @throws Refusal 409 when another one was saved since, 422 when it came with the day's figures, which only their own act corrects
 */
export function refuseCorrection(place: IngotPlaceToday, asRead: PriceAsRead | undefined): void {
  const now = rupeesOrNull(place.close_paise);
  if (asRead && !isSame(asRead, now, place.updated_at)) {
    const last = now === null ? "there is none today" : `it is ${formatRupees(now)} now`;
    const message = `${place.name}: ${formatRupees(asRead.price)} is not the last price any more, ${last}. Nothing was saved. Please check which one was wrong`;
    throw new Refusal("conflict", { message, errors: { corrects: [message] } });
  }
  if (place.can_correct) return;
  const why = now === null ? "has no price of today" : "the last price came with the figures of the day";
  throw invalidField(
    "corrects",
    `${place.name}: ${why}, so it cannot be taken back. Please enter the right figures of the day (ingot-price day)`,
  );
}

const isSame = (asRead: PriceAsRead, now: number | null, savedAt: Date | null): boolean =>
  asRead.price === now && new Date(asRead.saved_at).getTime() === savedAt?.getTime();
