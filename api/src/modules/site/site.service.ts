import type { HomeAnswer } from "@mandi/shared/contract/home";
import type { ConfigAnswer } from "@mandi/shared/contract/site-config";
import { tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { sanitiseHtml } from "../../platform/html/sanitise-html";
import { refuseStale, versionOf } from "../../platform/read-version";
import { listBrands } from "../catalogue/catalogue.service";
import { listNewestNews } from "../news/news.service";
import { presentBanner, presentConfig, presentHowTo } from "./site.presenter";
import {
  lockSiteText,
  selectBanners,
  selectFaq,
  selectSiteTexts,
  selectTestimonials,
  upsertSiteText,
} from "./site.store";
import { isHtmlKey, type SiteKey, siteKeys } from "./site-keys";
import { type Editor, keepVersion } from "./site-version.service";

export async function readConfigAnswer(db: Db): Promise<ConfigAnswer> {
  const [texts, faq] = await Promise.all([selectSiteTexts(db), selectFaq(db)]);
  return presentConfig(texts, faq);
}

/** The home page as visitors see it today. */
export async function readHome(db: Db, now: Date): Promise<HomeAnswer> {
  const [banners, brands, news, testimonials, texts] = await Promise.all([
    selectBanners(db, tradeDay(now)),
    listBrands(db),
    listNewestNews(db),
    selectTestimonials(db),
    selectSiteTexts(db),
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
  return upsertSiteText(tx, key, storedText(key, value));
}

const storedText = (key: SiteKey, value: string): string => (isHtmlKey(key) ? sanitiseHtml(value) : value.trim());

/** Stores a text of the site and keeps the old version; the second of two concurrent changes is refused. @throws Refusal 409 */
export async function changeSiteText(
  tx: Db,
  key: SiteKey,
  { value, version }: { readonly value: string; readonly version: string | undefined },
  by: Editor,
): Promise<void> {
  await lockSiteText(tx, key);
  const read = (await selectSiteTexts(tx)).get(key);
  refuseStale(version, { value: read ?? "" });
  await storeSiteText(tx, key, value);
  const before = read === undefined ? undefined : { value: read };
  await keepVersion(tx, { subject: `text:${key}`, before, after: { value: storedText(key, value) }, by });
}

/** Every text of the site; one that is not written yet is empty. */
export async function listSiteTexts(db: Db) {
  const texts = await selectSiteTexts(db);
  return siteKeys.map((key) => {
    const value = texts.get(key) ?? "";
    return { key, value, is_html: isHtmlKey(key) ? 1 : 0, version: versionOf({ value }) };
  });
}
