import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { readBrandProducts } from "./enquiry.api";

const brandProductsQuery = defineQuery((signal, brandId: string) => readBrandProducts(brandId, signal));

/** The products on offer of the chosen brand; empty while none is chosen. */
export function useBrandProducts(brandId: string) {
  return useQuery(brandProductsQuery, brandId === "" ? null : [brandId]);
}
