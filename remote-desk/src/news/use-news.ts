import { useQuery } from "@mandi/shared/query/use-query";
import { articleQuery, newsQuery } from "./news.api";

export const useNews = (page: number) => useQuery(newsQuery, [page]);

/** The article of a slug; nothing is fetched for a new one, which has none yet. */
export const useArticle = (slug: string) => useQuery(articleQuery, slug === "" ? null : [slug]);
