import type { VariationLine } from "@mandi/shared/contract/trade-document";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { sizeText } from "@mandi/shared/format/size-text";
import { quotation } from "@mandi/shared/messages/seller-trade";
import { DataTable } from "@mandi/shared/ui/data/data-table";

interface PriceTableProps<Line> {
  readonly lines: readonly Line[];
  readonly totalTonnes: number;
  /** The displayed quantity, where it was weighed. */
  readonly tonnes?: (tonnes: number) => string;
  /** Ex price per MT, as displayed. */
  readonly price: (line: Line) => string;
  readonly amount: (line: Line) => string;
  readonly totalAmount: string;
}

/** The sizes of a quotation or an order with their prices. */
export function PriceTable<Line extends VariationLine>(props: PriceTableProps<Line>) {
  const { lines, totalTonnes, tonnes = formatTonnes, price, amount, totalAmount } = props;
  return (
    <DataTable
      label={quotation.pricing}
      rows={lines}
      rowKey={({ id }) => String(id)}
      columns={[
        {
          key: "requirement",
          head: quotation.requirement,
          isRowHead: true,
          phone: "lead",
          cell: ({ value }) => sizeText(value),
          foot: quotation.total,
        },
        {
          key: "quantity",
          head: quotation.quantity,
          align: "end",
          phone: "note",
          cell: ({ quantity }) => tonnes(quantity),
          foot: tonnes(totalTonnes),
        },
        { key: "ex", head: quotation.exPrice, align: "end", phone: "line", cell: price },
        {
          key: "amount",
          head: quotation.amount,
          align: "end",
          isStrong: true,
          phone: "figure",
          cell: amount,
          foot: totalAmount,
        },
      ]}
    />
  );
}
