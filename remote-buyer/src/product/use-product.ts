import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { useParams } from "react-router-dom";
import { readProduct } from "./product.api";

const productQuery = defineQuery((signal, id: string) => readProduct(id, signal));

/** The offer of the address. */
export function useProduct() {
  const { id = "" } = useParams();
  return useQuery(productQuery, [id]);
}
