import type { DeskProductShown } from "@mandi/shared/contract/desk/catalogue-entry";
import { deskTaxToConfirmPath } from "@mandi/shared/contract/page-paths";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { goods as words } from "@mandi/shared/messages/desk-catalogue";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Block } from "@mandi/shared/ui/layout/section";
import { Link } from "react-router-dom";
import rowLink from "../../common/row-link.module.css";

/** What a product is, and the tax that follows from it. */
export function ProductFacts({ product }: { readonly product: DeskProductShown }) {
  return (
    <Block title={words.factsTitle}>
      {product.is_rate_confirmed === 1 ? null : (
        <Note tone="warn">
          {words.unconfirmed}{" "}
          <Link to={deskTaxToConfirmPath} className={rowLink.link}>
            {words.toTax}
          </Link>
        </Note>
      )}
      <DefinitionList
        isWide
        items={[
          { term: words.sub, value: `${product.category}: ${product.sub_category}` },
          { term: words.heads.hsn, value: product.hsn },
          { term: words.heads.gst, value: words.rate(product.gst) },
          { term: words.unit, value: product.unit },
          { term: words.minOrder, value: formatTonnes(product.min_order) },
          { term: words.place, value: product.place },
          { term: words.heads.live, value: product.live },
        ]}
      />
    </Block>
  );
}
