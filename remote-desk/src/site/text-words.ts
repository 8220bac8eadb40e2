import type { DeskText } from "@mandi/shared/contract/desk/site";
import { texts } from "@mandi/shared/messages/desk-site";

const shownLength = 120;

/** The readable name of a text; one that is newer than this page is shown by its key. */
export const textName = (key: string): string => texts.names[key] ?? key;

/** The beginning of a text, without its HTML tags. */
export function firstWords({ value, is_html }: DeskText): string {
  const plain = is_html ? value.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ") : value;
  const trimmed = plain.trim();
  return trimmed.length > shownLength ? `${trimmed.slice(0, shownLength)}…` : trimmed;
}
