import type { SellerQuotation } from "@mandi/shared/contract/seller-quotation";
import { ordinal } from "@mandi/shared/format/ordinal";
import { formatGrouped, formatPaise, MINUS } from "@mandi/shared/format/rupees";
import { quotation as messages } from "@mandi/shared/messages/seller-trade";
import type { Paise } from "@mandi/shared/money/paise";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Block } from "@mandi/shared/ui/layout/section";
import styles from "./offer-board.module.css";
import { type WhatIfRow, whatIfRows } from "./what-if";

interface WhatIfBlockProps {
  readonly quotation: SellerQuotation;
  readonly typedPaise: Paise | null;
}

/** The rank at each price, as a table beside the board; the typed price is one of its rows. */
export function WhatIfBlock({ quotation, typedPaise }: WhatIfBlockProps) {
  const rows = whatIfRows(quotation, typedPaise);
  if (rows.length === 0) return null;
  return (
    <Block title={messages.whatIf}>
      <p className={styles.explained}>{messages.whatIfText}</p>
      <DataTable
        label={messages.whatIf}
        columns={columns}
        rows={rows}
        rowKey={({ basePaise }) => String(basePaise)}
        isOwn={({ isTyped }) => isTyped}
        isPadded
        className={`${styles.board} ${styles.ranks}`}
      />
    </Block>
  );
}

const columns: readonly Column<WhatIfRow>[] = [
  {
    key: "base",
    head: messages.yourBase,
    phone: "lead",
    isRowHead: true,
    cell: ({ basePaise, isNow, isTyped }) => (
      <span className={isTyped ? undefined : styles.rival}>
        {formatPaise(basePaise)}
        {isNow ? ` ${messages.asNow}` : null}
        {isTyped && !isNow ? ` ${messages.asTyped}` : null}
      </span>
    ),
  },
  {
    key: "landed",
    head: messages.landedPrice,
    align: "end",
    phone: "figure",
    cell: ({ toLowest }) => signed(toLowest),
  },
  {
    key: "rank",
    head: messages.rank,
    align: "end",
    phone: "figure",
    isStrong: true,
    cell: ({ rank }) => ordinal(rank),
  },
];

function signed(rupees: number): string {
  if (rupees === 0) return "0";
  return `${rupees < 0 ? MINUS : "+"}${formatGrouped(Math.abs(rupees))}`;
}
