import { isLine } from "@mandi/shared/contract/one-line";
import { UsageError } from "./command";

const maxLength = 500;

/** @throws UsageError when a text for the history or a terminal is not a single visible line. */
export function assertPlainWords(options: object): void {
  for (const [name, text] of Object.entries(options)) {
    if (typeof text !== "string") continue;
    if (!isLine(text)) throw new UsageError(`--${name} is one line, without invisible characters.`);
    if (text.length > maxLength) throw new UsageError(`--${name} has at most ${maxLength} characters.`);
  }
}
