import { Literal } from "typebox";
import { deviceStore } from "./device-store";

const chosen = deviceStore({ area: "shell", purpose: "ex-prices", schema: Literal(true), maxAgeDays: 365 });

/** The person wants ex prices: no place of delivery is set for them, until they log out. */
export function chooseExPrices(): void {
  chosen.store("", true);
}

export function hasChosenExPrices(): boolean {
  return chosen.load("") !== null;
}
