import type { ProductDetail } from "@mandi/shared/contract/product-detail";
import { product as messages } from "@mandi/shared/messages/buyer-product";
import { Block } from "@mandi/shared/ui/layout/section";
import { RichHtml } from "@mandi/shared/ui/media/rich-html";
import { memo } from "react";
import styles from "./product-texts.module.css";

/** Delivery info and terms, as written by the desk. */
export const ProductTexts = memo(({ product }: { readonly product: ProductDetail }) => {
  const texts = [
    { title: messages.delivery, html: product.product_delivery_info },
    { title: messages.terms, html: product.product_terms_condition },
  ].filter(({ html }) => html.trim() !== "");
  if (texts.length === 0) return null;
  return (
    <div className={styles.texts}>
      {texts.map(({ title, html }) => (
        <div key={title} className={styles.text}>
          <Block title={title}>
            <RichHtml html={html} />
          </Block>
        </div>
      ))}
    </div>
  );
});
