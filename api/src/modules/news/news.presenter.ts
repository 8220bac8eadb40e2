import type { News } from "@mandi/shared/contract/market-news";
import type { NewsRow } from "./news.store";

export function presentNews({ slug, title, image, image_alt, description, created_at }: NewsRow): News {
  const shows = image_alt === "" ? {} : { image_alt };
  return { slug, title, image, ...shows, description, created_at: created_at.toISOString() };
}
