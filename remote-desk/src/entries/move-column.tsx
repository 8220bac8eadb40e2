import { entries } from "@mandi/shared/messages/desk-entries";
import { IconButton } from "@mandi/shared/ui/controls/icon-button";
import type { Column } from "@mandi/shared/ui/data/data-table";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { useOrder } from "./use-order";

/** The column that moves a row up and down. */
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
          disabled={place === 0}
          onClick={() => move(place, -1)}
        />
        <IconButton
          icon={ArrowDown}
          label={entries.down(nameOf(row))}
          disabled={place === rows.length - 1}
          onClick={() => move(place, 1)}
        />
      </>
    ),
    isUnbroken: true,
    phone: "aside",
  };
}
