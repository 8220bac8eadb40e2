import { useQuery } from "@mandi/shared/query/use-query";
import { bannersQuery, faqQuery } from "./site.api";

export const useFaq = () => useQuery(faqQuery, []);
export const useBanners = () => useQuery(bannersQuery, []);
