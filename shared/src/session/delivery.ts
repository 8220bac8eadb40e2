import { Object as ObjectOf, Optional, String as StringOf } from "typebox";
import { createStore, useStore } from "zustand";
import { readOrNull } from "../contract/read";
import { checkPincode } from "../format/pincode";

/** The place of delivery of this browser: prices in lists are then prices at that place. */
export interface Delivery {
  /** Six digits. */
  readonly pincode: string;
  /** Empty while the place of the pincode is unknown. */
  readonly city: string;
  /** Of the buyer's usual place, which nobody chose: where it is from, as `GET /usual-place` says. */
  readonly from?: string;
}

const storageKey = "mandi-delivery";
const KeptDelivery = ObjectOf({ pincode: StringOf(), city: StringOf(), from: Optional(StringOf()) });

/**
 * The one pincode of the browser; null until somebody has entered it. It is a choice for prices and belongs to no
 * account.
 */
export const deliveryStore = createStore<{ readonly delivery: Delivery | null }>(() => ({ delivery: readKept() }));

// Changes follow those in other tabs of the same browser.
globalThis.addEventListener?.("storage", ({ key }) => {
  if (key === storageKey || key === null) deliveryStore.setState({ delivery: readKept() });
});

/**
 * Sets the place of delivery for all pages and tabs, or removes it. Where the browser stores nothing, it lasts until
 * the page ends.
 */
export function setDelivery(delivery: Delivery | null): void {
  deliveryStore.setState({ delivery });
  try {
    if (delivery === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(delivery));
  } catch {
    // Storage is blocked or full.
  }
}

/** The place of delivery as React state. */
export function useDelivery(): Delivery | null {
  return useStore(deliveryStore, ({ delivery }) => delivery);
}

function readKept(): Delivery | null {
  try {
    const kept = readOrNull(KeptDelivery, JSON.parse(localStorage.getItem(storageKey) ?? "null"));
    return kept && checkPincode(kept.pincode).kind === "valid" ? kept : null;
  } catch {
    return null;
  }
}
