import { Object as ObjectOf, Optional, String as StringOf } from "typebox";
import { createStore, useStore } from "zustand";
import { read } from "../contract/read";
import { pincodeShape } from "../format/pincode-shape";

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
  if ((key ?? storageKey) === storageKey) deliveryStore.setState({ delivery: readKept() });
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
    const kept = read(KeptDelivery, JSON.parse(localStorage.getItem(storageKey) ?? ""));
    return pincodeShape.test(kept.pincode) ? kept : null;
  } catch {
    return null;
  }
}
