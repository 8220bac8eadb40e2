import { isLine } from "@mandi/shared/contract/one-line";
import { UsageError } from "./command";

const maxLength = 500;

/** @throws UsageError when a text meant for the history or a terminal is not one visible line. */
export function assertPlainWords(options: object): void {
  for (const [name, text] of Object.entries(options)) {
    if (typeof text !== "string") continue;
    if (!isLine(text)) throw new UsageError(`--${name} is one line, without characters that nobody sees.`);
    if (text.length > maxLength) throw new UsageError(`--${name} has at most ${maxLength} characters.`);
  }
}
