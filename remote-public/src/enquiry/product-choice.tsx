import { FormSelect } from "@mandi/shared/forms/parts/form-field";
import { enquiry } from "@mandi/shared/messages/public-contact";
import { Button } from "@mandi/shared/ui/controls/button";
import { InlineStatus } from "@mandi/shared/ui/feedback/inline-status";
import { useFormikContext } from "formik";
import { useEffect, useRef } from "react";
import styles from "./enquiry.module.css";
import type { EnquiryForm } from "./enquiry.schema";
import { useBrandProducts } from "./use-brand-products";

/** Products of the chosen brand; they are fetched again for another brand. */
export function ProductChoice() {
  const { values, setFieldValue } = useFormikContext<EnquiryForm>();
  const { brand_id } = values;
  const shownBrand = useRef(brand_id);
  const state = useBrandProducts(brand_id);
  const products = state.kind === "ready" ? state.data : [];

  useEffect(() => {
    if (shownBrand.current === brand_id) return;
    shownBrand.current = brand_id;
    // Otherwise a product of the previous brand would be sent with this one.
    setFieldValue("seller_commodity_product_id", "").catch(() => undefined);
  }, [brand_id, setFieldValue]);

  return (
    <div className={styles.choice}>
      <FormSelect
        name="seller_commodity_product_id"
        label={enquiry.product}
        placeholder={placeholderOf(brand_id, state.kind, products.length)}
        choices={products.map(({ id, name }) => ({ value: String(id), label: name }))}
        disabled={products.length === 0}
      />
      <InlineStatus tone="bad">{state.kind === "failed" ? enquiry.productsFailed : null}</InlineStatus>
      {state.kind === "failed" ? (
        <Button size="s" onClick={state.retry}>
          {enquiry.tryAgain}
        </Button>
      ) : null}
    </div>
  );
}

function placeholderOf(brandId: string, kind: string, count: number): string {
  if (brandId === "") return enquiry.brandFirst;
  if (kind === "loading") return enquiry.loadingProducts;
  return kind === "ready" && count === 0 ? enquiry.noProducts : enquiry.chooseProduct;
}
