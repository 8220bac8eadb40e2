import { usePageState } from "@mandi/shared/state/use-page-state";
import { useParams } from "react-router-dom";
import { readProduct } from "./product.api";

/** The offer of the address. */
export function useProduct() {
  const { id = "" } = useParams();
  return usePageState(id, (signal) => readProduct(id, signal));
}
