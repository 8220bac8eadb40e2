import type { DeskProductShown } from "@mandi/shared/contract/desk/catalogue-entry";
import { deskTaxToConfirmPath } from "@mandi/shared/contract/page-paths";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { goods } from "@mandi/shared/messages/desk-catalogue";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Block } from "@mandi/shared/ui/layout/section";
import { Link } from "react-router-dom";
import styles from "../../common/panel.module.css";
import rowLink from "../../common/row-link.module.css";

/** The details of a product, and the tax that follows from it. */
export function ProductFacts({ product }: { readonly product: DeskProductShown }) {
  return (
    <Block title={goods.factsTitle}>
      {product.is_rate_confirmed === 1 ? null : (
        <div className={styles.notes}>
          <Note tone="warn">
            {goods.unconfirmed}{" "}
            <Link to={deskTaxToConfirmPath} className={rowLink.link}>
              {goods.toTax}
            </Link>
          </Note>
        </div>
      )}
      <DefinitionList
        isWide
        items={[
          { term: goods.sub, value: `${product.category}: ${product.sub_category}` },
          { term: goods.heads.hsn, value: product.hsn },
          { term: goods.gstRate, value: goods.rate(product.gst) },
          { term: goods.unit, value: product.unit },
          { term: goods.leastOrder, value: formatTonnes(product.min_order) },
          { term: goods.place, value: product.place },
          { term: goods.heads.live, value: product.live },
        ]}
      />
    </Block>
  );
}
