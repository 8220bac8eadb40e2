import { useAddressQuery } from "@mandi/shared/browser/use-address-query";

/** Whether the address asks for the form of the product's stock (`ownStockPath`), and at which size. */
export function useAskedStock() {
  const [params, setParams] = useAddressQuery();
  const isWanted = params.get("update") === "stock";

  /** A reload must not open the form again. */
  function end(): void {
    if (!isWanted) return;
    setParams((before) => {
      before.delete("update");
      before.delete("size");
      return before;
    });
  }

  return { isWanted, sizeId: Number(params.get("size")) || undefined, end };
}
