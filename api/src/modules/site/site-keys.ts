/** Plain texts of the site setup. */
export const setupKeys = [
  "short_about",
  "phone1",
  "phone2",
  "email",
  "whatsapp",
  "facebook",
  "twitter",
  "instagram",
  "youtube",
  "address",
  "legal_name",
  "gst_number",
  "tan_number",
  "play_store_link",
  "app_store_link",
] as const;
export type SetupKey = (typeof setupKeys)[number];

/** Texts in HTML, sanitised whenever they are stored. */
export const htmlKeys = [
  "about_us",
  "privacy_policy",
  "terms_condition",
  "returns_policy",
  "logistics",
  "payment_method",
  "shop_on_description",
] as const;
export type HtmlKey = (typeof htmlKeys)[number];

/** The plain part of the how-to block. */
export const howToKeys = ["shop_on_title", "shop_on_video_link"] as const;
export type HowToKey = (typeof howToKeys)[number];

export type SiteKey = SetupKey | HtmlKey | HowToKey;

/** Every text of the site, the longer ones first. */
export const siteKeys: readonly SiteKey[] = [...htmlKeys, ...setupKeys, ...howToKeys];

export function isHtmlKey(key: SiteKey): key is HtmlKey {
  return htmlKeys.some((htmlKey) => htmlKey === key);
}
