import { paise } from "@mandi/shared/money/paise";
import type { OpenRow } from "../../reads/account-statement.read";
import type { OpenOrder } from "./ageing.policy";

/** Groups rows, one for each document, by order. */
export function openOrdersOf(rows: readonly OpenRow[]): readonly OpenOrder[] {
  const rowsOf = new Map<number, OpenRow[]>();
  for (const row of rows) rowsOf.set(row.order_id, [...(rowsOf.get(row.order_id) ?? []), row]);
  return [...rowsOf.values()].map((own) => {
    const papers = own.flatMap(({ due_on, total_paise }) =>
      due_on === null || total_paise === null ? [] : [{ dueOn: due_on, totalPaise: paise(total_paise) }],
    );
    return { openPaise: paise(own[0]?.open_paise ?? 0), papers };
  });
}
