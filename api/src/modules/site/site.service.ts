import type { HomeAnswer } from "@mandi/shared/contract/home";
import type { ConfigAnswer } from "@mandi/shared/contract/site-config";
import type { Db } from "../../platform/database/database";
import { sanitiseHtml } from "../../platform/html/sanitise-html";
import { readBrands } from "../catalogue/catalogue.service";
import { readNewestNews } from "../news/news.service";
import { presentBanner, presentConfig, presentHowTo } from "./site.presenter";
import { listBanners, listFaq, listTestimonials, readSiteTexts, selectSiteTexts, writeSiteText } from "./site.store";
import { isHtmlKey, type SiteKey } from "./site-keys";

export async function readConfigAnswer(db: Db): Promise<ConfigAnswer> {
  const [texts, faq] = await Promise.all([readSiteTexts(db), listFaq(db)]);
  return presentConfig(texts, faq);
}

export async function readHome(db: Db): Promise<HomeAnswer> {
  const [banners, brands, news, testimonials, texts] = await Promise.all([
    listBanners(db),
    readBrands(db),
    readNewestNews(db),
    listTestimonials(db),
    readSiteTexts(db),
  ]);
  return {
    banners: banners.map(presentBanner),
    brand_list: brands,
    market_news: news,
    testimonial_list: testimonials,
    shop_on: presentHowTo(texts),
  };
}

/** Stores one configured text; HTML is sanitised first. */
export function storeSiteText(tx: Db, key: SiteKey, value: string): Promise<void> {
  return writeSiteText(tx, key, isHtmlKey(key) ? sanitiseHtml(value) : value.trim());
}

/** The texts of the site as they are stored, by key. */
export const listSiteTexts = selectSiteTexts;
