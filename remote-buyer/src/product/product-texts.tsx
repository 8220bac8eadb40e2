import type { ProductDetail } from "@mandi/shared/contract/product-detail";
import { product as messages } from "@mandi/shared/messages/buyer";
import { common } from "@mandi/shared/messages/common";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { Block } from "@mandi/shared/ui/layout/section";
import styles from "./product-texts.module.css";

/** Far below the fold; what cleans the desk's HTML is a fifth of the page's code. */
const RichHtml = latePart(
  async () => (await import(/* webpackChunkName: "rich-html" */ "@mandi/shared/ui/media/rich-html")).RichHtml,
  { failed: common.failedTitle, waiting: <SkeletonBlock height={120} /> },
);

/** Delivery info and terms, as written by the desk. */
export function ProductTexts({ product }: { readonly product: ProductDetail }) {
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
}
