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

/**
 * Whether keys of one character do nothing on the desk's pages. Dictated words arrive as such keys, and a slip of the
 * hand presses them (WCAG 2.1.4).
 */
export const areLettersOff = (): boolean => kept.load(id) === "off";

export function switchLetters(isOn: boolean): void {
  kept.store(id, isOn ? "on" : "off");
}

/** A letter, a digit or a sign, which the person has switched off; never Space, which presses buttons. */
export const isSilentKey = (key: string): boolean => key.length === 1 && key !== " " && areLettersOff();
