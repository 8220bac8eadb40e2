/** What the device keeps is read late: no page needs it before somebody presses a key. Without it the keys work. */
const late = import(/* webpackChunkName: "kept-letters" */ "./kept-letters").catch(() => null);
let areOff = false;
void late.then((kept) => {
  areOff = kept?.readLettersOff() ?? false;
});

/**
 * Whether keys of one character do nothing on the desk's pages. Dictated words arrive as such keys, and a slip of the
 * hand presses them (WCAG 2.1.4).
 */
export const areLettersOff = (): boolean => areOff;

export function switchLetters(isOn: boolean): void {
  areOff = !isOn;
  void late.then((kept) => kept?.keepLetters(isOn));
}

/** A letter, a digit or a sign, which the person has switched off; never Space, which presses buttons. */
export const isSilentKey = (key: string): boolean => key.length === 1 && key !== " " && areLettersOff();
