import { deviceStore } from "@mandi/shared/browser/device-store";
import { LetterKeys } from "@mandi/shared/contract/desk/letter-keys";

/** It survives a logout: whoever speaks to their computer must not have to switch the keys off again each day. */
const kept = deviceStore({
  area: "desk",
  purpose: "keys",
  schema: LetterKeys,
  maxAgeDays: 365,
  mustBeSent: true,
});
const id = "letters";

export const readLettersOff = (): boolean => kept.load(id) === "off";

export function keepLetters(isOn: boolean): void {
  kept.store(id, isOn ? "on" : "off");
}
