import { usePageTitle } from "@mandi/shared/browser/use-page-title";
import { usePageState } from "@mandi/shared/state/use-page-state";
import { useParams } from "react-router-dom";
import { readArticle } from "./news.api";

/** The article of the address; the window takes its name. */
export function useArticle() {
  const { slug = "" } = useParams();
  const state = usePageState(slug, (signal) => readArticle(slug, signal));
  usePageTitle(state.kind === "ready" ? state.data.market_news.title : null);
  return state;
}
