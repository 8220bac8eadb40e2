import { paise } from "@mandi/shared/money/paise";
import type { OpenRow } from "../../reads/account-statement.read";
import type { AskingPaper, OpenOrder } from "./ageing.policy";

/** Groups rows, one for each document, by order; each document keeps its row. */
export function openOrdersOf<Row extends OpenRow>(
  rows: readonly Row[],
): readonly OpenOrder<AskingPaper & { readonly row: Row }>[] {
  const rowsOf = new Map<number, Row[]>();
  for (const row of rows) rowsOf.set(row.order_id, [...(rowsOf.get(row.order_id) ?? []), row]);
  return [...rowsOf.values()].map((own) => {
    const papers = own.flatMap((row) => {
      const { due_on, total_paise, named_paise } = row;
      if (due_on === null || total_paise === null) return [];
      return [{ row, dueOn: due_on, totalPaise: paise(total_paise), namedPaise: paise(named_paise) }];
    });
    return { openPaise: paise(own[0]?.open_paise ?? 0), papers };
  });
}
