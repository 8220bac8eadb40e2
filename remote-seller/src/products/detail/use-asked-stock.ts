import { useAddressQuery } from "@mandi/shared/browser/use-address-query";
import { askedOfProduct } from "../use-own-products";

/** Whether the address asks for the form of the product's stock (`ownStockPath`), at which size, and for which enquiry. */
export function useAskedStock() {
  const [params, setParams] = useAddressQuery();
  const isWanted = params.get("update") === "stock";

  /** A reload must not open the form again. */
  function end(): void {
    if (!isWanted) return;
    setParams((before) => {
      for (const name of askedOfProduct) before.delete(name);
      return before;
    });
  }

  const keyOf = (name: string): number | undefined => Number(params.get(name)) || undefined;
  return { isWanted, sizeId: keyOf("size"), enquiryId: keyOf("enquiry"), end };
}
