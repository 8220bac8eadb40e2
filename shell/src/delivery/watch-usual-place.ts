import { hasChosenExPrices } from "@mandi/shared/browser/ex-prices";
import { HttpFailure } from "@mandi/shared/http";
import { deliveryStore, roleOf, sessionStore, setDelivery } from "@mandi/shared/session";
import { readUsualPlace } from "./delivery.api";

/**
 * Gives a buyer whose browser has no place of delivery the one where their goods usually go, so that prices are landed from their
 * first page on. What they set, or that they want ex prices, comes first.
 *
 * @returns a function that stops it
 */
export function watchUsualPlace(): () => void {
  void setUsualPlace();
  return sessionStore.subscribe((now, before) => {
    if (now.token === before.token) return;
    // The place may be of the account: in every tab it goes with the session, before anything is rendered without it.
    if (now.token === null) setDelivery(null);
    void setUsualPlace();
  });
}

async function setUsualPlace(): Promise<void> {
  const { token } = sessionStore.getState();
  const isWanted = (now = sessionStore.getState()) =>
    roleOf(now) === "customer" &&
    now.token === token &&
    deliveryStore.getState().delivery === null &&
    !hasChosenExPrices();
  if (!isWanted()) return;
  try {
    const place = await readUsualPlace();
    if (place && isWanted()) setDelivery(place);
  } catch (error) {
    // Prices stay ex prices, as for everybody without a place.
    if (!(error instanceof HttpFailure)) throw error;
  }
}
