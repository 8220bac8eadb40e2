import { deskSitePath } from "@mandi/shared/contract/page-paths";
import { useQuery } from "@mandi/shared/query/use-query";
import { useSearchParams } from "react-router-dom";
import { addressPages } from "../common/address-pages";
import { bannersQuery, faqQuery, sparePicturesQuery, templatesQuery, textsQuery } from "./site.api";

export const useFaq = () => useQuery(faqQuery, []);
export const useBanners = () => useQuery(bannersQuery, []);
export const useTexts = () => useQuery(textsQuery, []);
export const useTemplates = () => useQuery(templatesQuery, []);

/** A page of the pictures that no banner shows; its number is in the address. */
export function useSparePictures() {
  const [params] = useSearchParams();
  const pages = addressPages(deskSitePath, params, "pictures");
  return { pages, state: useQuery(sparePicturesQuery, [pages.page]) };
}

export type SparePicturesOfPage = ReturnType<typeof useSparePictures>;
