import type { DeskUser } from "@mandi/shared/contract/desk/people";
import { formatDay } from "@mandi/shared/format/dates";
import { formatRupees } from "@mandi/shared/format/rupees";
import { credit } from "@mandi/shared/messages/desk-table";

/** Why a person gets no new credit, with the figures; empty where they do. */
export function blockFigures(block: DeskUser["credit_block"]) {
  const exact = (rupees: number) => formatRupees(rupees, { decimals: 2 });
  return [
    ...(block?.overdue
      ? [
          { term: credit.overdue, value: exact(block.overdue.amount) },
          {
            term: credit.overdueSince,
            value: credit.sinceOf(formatDay(block.overdue.since), block.overdue.allowed_days),
          },
        ]
      : []),
    ...(block?.owed
      ? [
          { term: credit.owed, value: exact(block.owed.amount) },
          { term: credit.owedLimit, value: exact(block.owed.limit) },
        ]
      : []),
  ];
}
