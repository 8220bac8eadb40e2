import type { VariationLine } from "@mandi/shared/contract/trade-document";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatRupees } from "@mandi/shared/format/rupees";
import { sizeInFull } from "@mandi/shared/format/size-in-full";
import { quotations } from "@mandi/shared/messages/buyer-trade";
import { common } from "@mandi/shared/messages/common";
import { DataTable } from "@mandi/shared/ui/data/data-table";
import { Block } from "@mandi/shared/ui/layout/section";

export interface SizeLinesProps {
  readonly lines: readonly VariationLine[];
  readonly totalQuantity: number;
  /** Sum of the lines; null while no price is agreed. */
  readonly exPrice: number | null;
}

/** Sizes with quantity and, once agreed, their prices. */
export function SizeLines({ lines, totalQuantity, exPrice }: SizeLinesProps) {
  // An ended quotation keeps its old prices, but nobody offers them any more.
  const money = (rupees: number | null, unit = ""): string =>
    rupees === null || exPrice === null ? common.missing : formatRupees(rupees) + unit;
  return (
    <Block title={quotations.variations}>
      <DataTable
        label={quotations.variations}
        rows={lines}
        rowKey={({ id }) => String(id)}
        columns={[
          {
            key: "size",
            head: quotations.size,
            isRowHead: true,
            phone: "lead",
            cell: sizeInFull,
            foot: quotations.total,
          },
          {
            key: "quantity",
            head: quotations.quantity,
            align: "end",
            phone: "note",
            cell: ({ quantity }) => formatTonnes(quantity),
            foot: formatTonnes(totalQuantity),
          },
          {
            key: "unit",
            head: quotations.perUnit,
            align: "end",
            phone: "aside",
            // On a phone its head, which names the unit, is not shown.
            cell: ({ per_unit_price }) => money(per_unit_price, "/MT"),
            foot: "",
          },
          {
            key: "final",
            head: quotations.final,
            align: "end",
            isStrong: true,
            phone: "figure",
            cell: ({ final_price }) => money(final_price),
            foot: money(exPrice),
          },
        ]}
      />
    </Block>
  );
}
