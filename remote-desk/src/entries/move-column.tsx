import { entries } from "@mandi/shared/messages/desk-entries";
import { IconButton } from "@mandi/shared/ui/controls/icon-button";
import type { Column } from "@mandi/shared/ui/data/data-table";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { useOrder } from "./use-order";

/** The column that moves a row up and down. A button is not `disabled` at an end: it would lose the focus there. */
export function moveColumn<Row extends { readonly id: number }>(
  { rows, move }: ReturnType<typeof useOrder<Row>>,
  nameOf: (row: Row) => string,
): Column<Row> {
  return {
    key: "move",
    head: entries.order,
    isHeadHidden: true,
    cell: (row, place) => (
      <>
        <IconButton
          icon={ArrowUp}
          label={entries.up(nameOf(row))}
          aria-disabled={place === 0}
          onClick={() => (place > 0 ? move(place, -1) : null)}
        />
        <IconButton
          icon={ArrowDown}
          label={entries.down(nameOf(row))}
          aria-disabled={place === rows.length - 1}
          onClick={() => (place < rows.length - 1 ? move(place, 1) : null)}
        />
      </>
    ),
    isUnbroken: true,
    phone: "aside",
  };
}
