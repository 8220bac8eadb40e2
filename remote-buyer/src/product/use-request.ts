import { notify } from "@mandi/shared/browser/notify";
import type { ProductDetail } from "@mandi/shared/contract/product-detail";
import { product as words } from "@mandi/shared/messages/buyer";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { tonnesOf } from "./price/product-price";
import { requestOfSelection } from "./request-of-selection";
import type { Selection } from "./selection";

/** Goes on to the request for quotation, or says what is missing in a toast and at the fields. */
export function useRequest(product: ProductDetail, selection: Selection) {
  const navigate = useNavigate();
  const [isRefused, setIsRefused] = useState(false);
  const lacking = new Set(selection.sizes.filter((size) => tonnesOf(size) === 0).map(({ id }) => id));

  function request(): void {
    if (selection.sizes.length === 0 || lacking.size > 0) {
      notify.error(selection.sizes.length === 0 ? words.variantMissing : words.quantityMissing);
      setIsRefused(true);
      return;
    }
    void navigate("/create-rfq", { state: requestOfSelection(product, selection) });
  }

  return {
    request,
    /** Said where a size has to be chosen. */
    variantError: isRefused && selection.sizes.length === 0 ? words.variantMissing : null,
    /** Sizes whose quantity is missing, once it was asked for. */
    lacking: isRefused ? lacking : new Set<number>(),
  };
}
