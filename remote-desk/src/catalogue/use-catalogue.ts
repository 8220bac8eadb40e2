import { useQuery } from "@mandi/shared/query/use-query";
import { brandsQuery, categoriesQuery, productsQuery, unitsQuery } from "./catalogue.api";

export const useBrands = () => useQuery(brandsQuery, []);
export const useCategories = () => useQuery(categoriesQuery, []);
export const useUnits = () => useQuery(unitsQuery, []);
/** A page of the products, of all or of those that match a text. */
export const useProducts = (page: number, search: string) => useQuery(productsQuery, [page, search]);
