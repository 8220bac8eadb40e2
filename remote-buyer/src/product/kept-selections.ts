import { deviceStore } from "@mandi/shared/browser/device-store";
import { Selection } from "./selection";

/** What a person has chosen of a product and not asked for, by the product's number. */
export const keptSelections = deviceStore({ area: "buyer", purpose: "selection", schema: Selection, maxAgeDays: 7 });
