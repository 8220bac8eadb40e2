import type { News } from "@mandi/shared/contract/market-news";
import type { NewsRow } from "./news.store";

export function presentNews({ slug, title, image, description, created_at }: NewsRow): News {
  return { slug, title, image, description, created_at: created_at.toISOString() };
}
