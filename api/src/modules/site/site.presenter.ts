import type { Banner, HowTo } from "@mandi/shared/contract/home";
import type { ConfigAnswer, FaqEntry } from "@mandi/shared/contract/site-config";

type Texts = ReadonlyMap<string, string>;

/** Configured texts under their wire names; a text that is not configured is empty. */
export function presentConfig(texts: Texts, faq: readonly FaqEntry[]): ConfigAnswer {
  const text = (key: string): string => texts.get(key) ?? "";
  return {
    general_setup: {
      short_about: text("short_about"),
      phone1: text("phone1"),
      phone2: text("phone2"),
      email: text("email"),
      whatsapp: text("whatsapp"),
      facebook: text("facebook"),
      twitter: text("twitter"),
      instagram: text("instagram"),
      youtube: text("youtube"),
      address: text("address"),
      legal_name: text("legal_name"),
      gst_number: text("gst_number"),
      play_store_link: text("play_store_link"),
      app_store_link: text("app_store_link"),
    },
    faq: faq.map(({ title, description }) => ({ title, description })),
    about_us: text("about_us"),
    privacy_policy: text("privacy_policy"),
    terms_condition: text("terms_condition"),
    returns_policy: text("returns_policy"),
    logistics: text("logistics"),
    payment_method: text("payment_method"),
  };
}

/** A banner without a text has no title field: an empty title would hide it from people who cannot see pictures. */
export function presentBanner({ photo, title, link }: { photo: string; title: string; link: string }): Banner {
  return { photo, ...(title !== "" && { title }), ...(link !== "" && { link }) };
}

export function presentHowTo(texts: Texts): HowTo {
  return {
    title: texts.get("shop_on_title") ?? "",
    description: texts.get("shop_on_description") ?? "",
    video_link: texts.get("shop_on_video_link") ?? "",
  };
}
