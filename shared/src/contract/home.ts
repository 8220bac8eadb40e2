import { Array as ArrayOf, Object as ObjectOf, Optional, type Static, String as StringOf } from "typebox";
import { Brand } from "./brand";
import { MarketNews } from "./market-news";

/** A slide. Its words are part of the picture, so `title` (additive) says them to those who cannot see it. */
export const Banner = ObjectOf({
  photo: StringOf(),
  title: Optional(StringOf()),
  /** Additive: a page of this product, `/product-list/4`. */
  link: Optional(StringOf()),
});
export type Banner = Static<typeof Banner>;

/** What a buyer says. */
export const Testimonial = ObjectOf({
  message: StringOf(),
  name: StringOf(),
  designation: StringOf(),
  image: StringOf(),
});
export type Testimonial = Static<typeof Testimonial>;

/** The how-to block (R-202, H-60). `description` is HTML; `video_link` is empty when there is no video. */
export const HowTo = ObjectOf({ title: StringOf(), description: StringOf(), video_link: StringOf() });
export type HowTo = Static<typeof HowTo>;

/** `GET /home`. `market_news` is the first page of all news (H-22). */
export const HomeAnswer = ObjectOf({
  banners: ArrayOf(Banner),
  brand_list: ArrayOf(Brand),
  market_news: ArrayOf(MarketNews),
  testimonial_list: ArrayOf(Testimonial),
  shop_on: HowTo,
});
export type HomeAnswer = Static<typeof HomeAnswer>;
