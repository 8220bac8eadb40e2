import { usePageTitle } from "@mandi/shared/browser/use-page-title";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { useParams } from "react-router-dom";
import { readArticle } from "./news.api";

const articleQuery = defineQuery((signal, slug: string) => readArticle(slug, signal), { isKept: true });

/** The article of the address; the window gets its title. */
export function useArticle() {
  const { slug = "" } = useParams();
  const state = useQuery(articleQuery, [slug]);
  usePageTitle(state.kind === "ready" ? state.data.market_news.title : null);
  return state;
}
