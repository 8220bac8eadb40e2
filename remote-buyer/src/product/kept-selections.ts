import { deviceStore } from "@mandi/shared/browser/device-store";
import { Selection } from "./selection";

/** A person's choices for a product that have not been requested yet, by the product's key. */
export const keptSelections = deviceStore({ area: "buyer", purpose: "selection", schema: Selection, maxAgeDays: 7 });
