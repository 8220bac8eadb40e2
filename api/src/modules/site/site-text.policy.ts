import { optionalEmail } from "@mandi/shared/contract/field";
import { textProblem } from "@mandi/shared/contract/field-problem";
import type { SiteKey } from "./site-keys";

/** What is wrong with a text of the site's footer, as a message for its field; null when visitors can use it. An empty one is left out. */
export function siteTextProblem(key: SiteKey, value: string): string | null {
  switch (key) {
    case "email":
      return textProblem(optionalEmail, value);
    case "phone1":
    case "phone2":
      return isPhone(value) ? null : "Please enter a phone number, such as 98930 00147";
    case "whatsapp":
      return isPhone(value) || isLink(value)
        ? null
        : "Please enter a phone number, or a link that begins with https://";
    case "facebook":
    case "twitter":
    case "instagram":
    case "youtube":
    case "play_store_link":
    case "app_store_link":
    case "shop_on_video_link":
      return isLink(value) ? null : "Please enter a link that begins with https://";
    default:
      return null;
  }
}

const isPhone = (value: string): boolean => value === "" || /^\+?\d(?:[ -]?\d){7,14}$/.test(value);

function isLink(value: string): boolean {
  return value === "" || (/^https:\/\/\S+$/.test(value) && URL.canParse(value));
}
