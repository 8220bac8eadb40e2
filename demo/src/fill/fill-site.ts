import { autoApproveSellers, storeSetting } from "@mandi/api/public/settings";
import { storeSiteText } from "@mandi/api/public/site.service";
import { storeFaqEntry } from "@mandi/api/public/site-entry.service";
import { type HowToKey, type HtmlKey, type SetupKey, setupKeys } from "@mandi/api/public/site-keys";
import { bannerTitles } from "../site/banners";
import { faq } from "../site/faq";
import { policyKeys, readPolicy } from "../site/policies";
import { businessTypes, howTo, sellerTypes, setup } from "../site/setup";
import { testimonials } from "../site/testimonials";
import type { FillContext } from "./context";

export async function fillSite({ tx }: FillContext): Promise<void> {
  const texts = new Map<SetupKey | HtmlKey | HowToKey, string>();
  for (const key of setupKeys) texts.set(key, setup[key] ?? "");
  for (const key of policyKeys) texts.set(key, readPolicy(key));
  texts.set("shop_on_title", howTo.title);
  texts.set("shop_on_description", howTo.descriptionHtml);
  texts.set("shop_on_video_link", howTo.videoLink);
  for (const [key, text] of texts) await storeSiteText(tx, key, text);

  await storeSetting(tx, autoApproveSellers, true);
  for (const [position, { title, descriptionHtml }] of faq.entries()) {
    await storeFaqEntry(tx, { title, description: descriptionHtml, position });
  }
  await tx
    .insertInto("banner")
    .values(
      Object.entries(bannerTitles).map(([name, title], position) => ({
        photo: `/media/banners/${name}.svg`,
        title,
        position,
      })),
    )
    .execute();
  await tx
    .insertInto("testimonial")
    .values(
      testimonials.map(({ message, name, designation, portrait }, position) => ({
        message,
        name,
        designation,
        image: `/media/people/${portrait}.svg`,
        position,
      })),
    )
    .execute();
  await tx
    .insertInto("business_type")
    .values(businessTypes.map((name, position) => ({ name, position })))
    .execute();
  await tx
    .insertInto("seller_type")
    .values(sellerTypes.map((name, position) => ({ name, position })))
    .execute();
}
