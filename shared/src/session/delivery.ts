import { Object as ObjectOf, String as StringOf } from "typebox";
import { createStore, useStore } from "zustand";
import { readOrNull } from "../contract/read";
import { checkPincode } from "../format/pincode";

/** The delivery place chosen in this browser: prices in lists are then prices at that place. */
export interface Delivery {
  /** Six digits. */
  readonly pincode: string;
  /** Empty while nobody could say which place it is. */
  readonly city: string;
}

const storageKey = "mandi-delivery";
const KeptDelivery = ObjectOf({ pincode: StringOf(), city: StringOf() });

/** The one pincode of the browser; null until somebody has named it. It is a choice for prices and belongs to no account. */
export const deliveryStore = createStore<{ readonly delivery: Delivery | null }>(() => ({ delivery: readKept() }));

// Another tab of the same browser follows.
globalThis.addEventListener?.("storage", ({ key }) => {
  if (key === storageKey || key === null) deliveryStore.setState({ delivery: readKept() });
});

/** Names the place of delivery for all pages and tabs, or forgets it. A browser that keeps nothing has it until the page ends. */
export function setDelivery(delivery: Delivery | null): void {
  deliveryStore.setState({ delivery });
  try {
    if (delivery === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(delivery));
  } catch {
    // Storage is shut or full.
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
