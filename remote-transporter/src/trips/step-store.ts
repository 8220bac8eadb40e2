import { read } from "@mandi/shared/contract/read";
import { Array as ArrayOf } from "typebox";
import { KeptStep } from "./kept-step";

const storageKey = "mandi-transporter-steps";
const KeptSteps = ArrayOf(KeptStep);

/** The steps kept on this device. Anything that is not exactly that counts as nothing. */
export function loadSteps(): readonly KeptStep[] {
  try {
    return read(KeptSteps, JSON.parse(sessionStorage.getItem(storageKey) ?? "[]"));
  } catch {
    return [];
  }
}

/** Keeps the steps over a reload of the page. @returns false where the device has no room for them */
export function storeSteps(steps: readonly KeptStep[]): boolean {
  try {
    if (steps.length === 0) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(steps));
    return true;
  } catch {
    return false;
  }
}
