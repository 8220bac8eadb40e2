import { notify } from "@mandi/shared/browser/notify";
import type { ProductDetail } from "@mandi/shared/contract/product-detail";
import { product as words } from "@mandi/shared/messages/buyer";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { RfqRequest } from "../rfq/rfq-request";
import { type PricedSelection, tonnesOf } from "./product-price";
import type { Selection } from "./selection";

/** Goes on to the request for quotation, or says what is missing in a toast and at the fields. */
export function useRequest(product: ProductDetail, selection: Selection, priced: PricedSelection) {
  const navigate = useNavigate();
  const [isRefused, setIsRefused] = useState(false);
  const lacking = new Set(selection.sizes.filter((size) => tonnesOf(size) === 0).map(({ id }) => id));

  function request(): void {
    if (selection.sizes.length === 0 || lacking.size > 0) {
      notify.error(selection.sizes.length === 0 ? words.variantMissing : words.quantityMissing);
      setIsRefused(true);
      return;
    }
    void navigate("/create-rfq", { state: requestOf(product, selection, priced) });
  }

  return {
    request,
    /** Said where a size has to be chosen. */
    variantError: isRefused && selection.sizes.length === 0 ? words.variantMissing : null,
    /** Sizes whose quantity is missing, once it was asked for. */
    lacking: isRefused ? lacking : new Set<number>(),
  };
}

function requestOf(product: ProductDetail, selection: Selection, priced: PricedSelection): RfqRequest {
  const packaging = product.packaging_charge.find(({ id }) => id === selection.packagingId);
  return {
    product: {
      commodity_product_id: product.commodity_product_id,
      seller_commodity_product_id: product.seller_commodity_product_id,
      name: product.name,
      thumbnail: product.thumbnail,
      brand_id: product.brand.id,
      brand: product.brand.name,
      origin_city: product.address,
    },
    quality: product.quality[selection.quality] ?? "",
    packaging: packaging ? { id: packaging.id, name: packaging.name } : null,
    variation: selection.sizes.flatMap((size) => {
      const variation = product.variation.find(({ id }) => id === size.id);
      return variation ? [{ ...variation, quantity: tonnesOf(size), stock: null, user_selected: "true" as const }] : [];
    }),
    total: priced.total,
  };
}
