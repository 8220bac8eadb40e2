import { Enum } from "typebox";

/** Whether a member of staff uses shortcuts of one character; kept on their device, no call carries it. */
export const LetterKeys = Enum(["on", "off"]);
