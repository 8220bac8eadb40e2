import { Object as ObjectOf, String as StringOf } from "typebox";
import { readOrNull } from "../contract/read";
import { deviceStore } from "./device-store";

/** What a person wrote that they need, kept until it is sent: it survives Back, a reload and the end of a session. */
const texts = deviceStore({ area: "buyer", purpose: "asked", schema: StringOf(), maxAgeDays: 1 });
const id = "text";

export const readAskedText = (): string => texts.load(id) ?? "";

export function keepAskedText(text: string): void {
  if (text.trim() === "") texts.drop(id);
  else texts.store(id, text);
}

/** What was searched for and not found, passed on to the page where it can be asked for. */
const HandedText = ObjectOf({ list: StringOf() });

/** The text that came with the navigation; empty without one. */
export const readHandedText = (state: unknown): string => readOrNull(HandedText, state)?.list ?? "";
