import { sanitiseHtml } from "@mandi/api/public/sanitise-html";
import { writeNews } from "../news/news";
import type { FillContext } from "./context";

export async function fillNews({ tx, now, market }: FillContext): Promise<void> {
  const rows = writeNews(market, now).map(({ slug, title, image, descriptionHtml, createdAt }) => ({
    slug,
    title,
    image,
    description: sanitiseHtml(descriptionHtml),
    created_at: createdAt,
  }));
  await tx.insertInto("news").values(rows).execute();
}
