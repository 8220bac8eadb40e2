import type { SellerStock } from "@mandi/shared/contract/seller-product";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { sizeText } from "@mandi/shared/format/size-text";
import { dialogs, productDetail } from "@mandi/shared/messages/seller-products";
import type { PageState } from "@mandi/shared/query/page-state";
import { Button } from "@mandi/shared/ui/controls/button";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Block } from "@mandi/shared/ui/layout/section";
import styles from "./product-detail.module.css";

const columns: readonly Column<SellerStock>[] = [
  { key: "size", head: dialogs.requirement, cell: ({ value }) => sizeText(value), isRowHead: true },
  {
    key: "stock",
    head: productDetail.stock,
    cell: ({ stock }) => (stock === null ? productDetail.stockOpen : formatTonnes(stock)),
    align: "end",
  },
];

interface SizesBlockProps {
  readonly state: PageState<readonly SellerStock[]>;
  /** Opens the form for the stock. */
  readonly onChange: () => void;
}

/** The sizes that the seller offers of a product, and how much of each is left to sell. */
export function SizesBlock({ state, onChange }: SizesBlockProps) {
  const offered = state.kind === "ready" ? state.data.filter(({ is_selected }) => is_selected === 1) : null;
  return (
    <Block title={productDetail.sizes}>
      {offered === null ? (
        <StatePlace
          state={state}
          skeleton={
            <LoadingPlace label={productDetail.sizes}>
              <SkeletonBlock height={132} />
            </LoadingPlace>
          }
        />
      ) : (
        <>
          <DataTable
            label={productDetail.sizes}
            columns={columns}
            rows={offered}
            rowKey={({ id }) => String(id)}
            emptyText={productDetail.noSizes}
          />
          {offered.length === 0 ? null : (
            <Button className={styles.change} onClick={onChange}>
              {productDetail.changeStock}
            </Button>
          )}
        </>
      )}
    </Block>
  );
}
