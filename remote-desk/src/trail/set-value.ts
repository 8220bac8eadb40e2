import { settingFacts } from "@mandi/shared/contract/desk/setting";
import { figureWithUnit } from "@mandi/shared/format/figure-with-unit";
import { settings } from "@mandi/shared/messages/desk-settings";
import { texts } from "@mandi/shared/messages/desk-site";
import { settingChoices, wordOf } from "@mandi/shared/messages/desk-states";
import { trailDetail } from "@mandi/shared/messages/desk-trail";
import { rowWords } from "../settings/setting-row";
import { keyWords, valueWords as taxValueWords } from "../tax/tax-value";

/** The key and the value of a setting, a text or a rate, whose words depend on each other; null for any other field. */
export function setValueWords(
  action: string,
  field: string,
  entered: Readonly<Record<string, unknown>>,
): string | null {
  const key = String(entered["key"]);
  const value = entered["value"];
  const [kind] = action.split(" ");
  if (field === "key") return keysOf(kind, key);
  // The path of a picture says nothing to a clerk.
  if (field === "photo" && kind === "banner") return trailDetail.otherPicture;
  if (field === "row") return rowWords(key, String(entered["row"]));
  if (field !== "value") return null;
  if (kind === "tax") return taxValueWords({ key, value: String(value) });
  return kind === "setting" ? settingValue(key, value) : null;
}

function keysOf(kind: string | undefined, key: string): string {
  if (kind === "tax") return keyWords({ key });
  if (kind === "text") return texts.names[key] ?? key.replaceAll("_", " ");
  return settingFacts[key]?.meaning ?? key.replaceAll("_", " ");
}

function settingValue(key: string, value: unknown): string {
  if (typeof value === "boolean") return value ? settings.on : settings.off;
  if (typeof value === "number") return figureWithUnit(value, settingFacts[key]?.unit ?? "");
  const text = String(value).replaceAll(/[[\]]/g, "").replaceAll(",", ", ");
  return wordOf(settingChoices, text);
}
