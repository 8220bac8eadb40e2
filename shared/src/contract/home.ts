import { Array as ArrayOf, Object as ObjectOf, Optional, type Static, String as StringOf } from "typebox";
import { News } from "./market-news";
import { BrandItem } from "./product-list";

/**
 * A slide. The picture may contain text: `title` (additive) describes it for those who cannot see it. `link` (additive) is the page of this
 * site that it leads to; one with a link always has a title.
 */
export const Banner = ObjectOf({ photo: StringOf(), title: Optional(StringOf()), link: Optional(StringOf()) });
export type Banner = Static<typeof Banner>;

/** What a buyer says. */
export const Testimonial = ObjectOf({
  message: StringOf(),
  name: StringOf(),
  designation: StringOf(),
  image: StringOf(),
});
export type Testimonial = Static<typeof Testimonial>;

/** The how-to block: `description` is HTML; without a video the link is empty. */
export const HowTo = ObjectOf({ title: StringOf(), description: StringOf(), video_link: StringOf() });
export type HowTo = Static<typeof HowTo>;

/** `GET /home`. `market_news` is the first page, newest first. */
export const HomeAnswer = ObjectOf({
  banners: ArrayOf(Banner),
  brand_list: ArrayOf(BrandItem),
  market_news: ArrayOf(News),
  testimonial_list: ArrayOf(Testimonial),
  shop_on: HowTo,
});
export type HomeAnswer = Static<typeof HomeAnswer>;
