import type { ProductDetail, ProductVariation } from "@mandi/shared/contract/product-detail";
import { product as messages } from "@mandi/shared/messages/buyer-product";
import { common } from "@mandi/shared/messages/common";
import { Button } from "@mandi/shared/ui/controls/button";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Dialog } from "@mandi/shared/ui/overlay/dialog";
import { sizeText } from "../../offers/size-text";

export interface SizeChartDialogProps {
  readonly product: ProductDetail;
  readonly onClose: () => void;
}

/** All sizes with their values: order size, weight, thickness, gauge, as far as the product has them. */
export function SizeChartDialog({ product, onClose }: SizeChartDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      title={messages.sizeChart}
      context={`${product.name}, ${product.brand.name}`}
      footer={<Button onClick={onClose}>{common.close}</Button>}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a chart longer than the sheet must be scrollable by keyboard */}
      <section tabIndex={0} aria-label={messages.sizeChart}>
        <DataTable
          label={messages.sizeChart}
          columns={columnsOf(product.variation)}
          rows={product.variation}
          rowKey={({ id }) => String(id)}
        />
      </section>
    </Dialog>
  );
}

function columnsOf(sizes: readonly ProductVariation[]): readonly Column<ProductVariation>[] {
  const names = [...new Set(sizes.flatMap(({ value }) => value.map(({ name }) => name)))];
  return names.map((name, place) => ({
    key: name,
    head: name,
    isRowHead: place === 0,
    align: place === 0 ? "start" : "end",
    phone: place === 0 ? "lead" : "line",
    cell: ({ value }) => sizeText(value.find((entry) => entry.name === name)) || common.missing,
  }));
}
