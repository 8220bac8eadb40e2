import { useQuery } from "@mandi/shared/query/use-query";
import { bannersQuery, faqQuery, sparePicturesQuery, templatesQuery, textsQuery } from "./site.api";

export const useFaq = () => useQuery(faqQuery, []);
export const useBanners = () => useQuery(bannersQuery, []);
export const useSparePictures = () => useQuery(sparePicturesQuery, []);
export const useTexts = () => useQuery(textsQuery, []);
export const useTemplates = () => useQuery(templatesQuery, []);
