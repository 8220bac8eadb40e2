import type { DeskPayment } from "@mandi/shared/contract/desk/money";
import { deskBankPath } from "@mandi/shared/contract/page-paths";
import { formatDay } from "@mandi/shared/format/dates";
import { formatPaise } from "@mandi/shared/format/rupees";
import { payment as messages } from "@mandi/shared/messages/desk-payment";
import { type Paise, paiseFromRupees, subtractPaise } from "@mandi/shared/money/paise";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { Block } from "@mandi/shared/ui/layout/section";
import { exact } from "../common/exact";

type Line = NonNullable<DeskPayment["bank_lines"]>[number];

const { bankHeads: heads, bankChecks: checks } = messages;

/** The lines of the bank's statements that may be this transfer. None is accepted automatically. */
export function BankEvidence({ payment }: { readonly payment: DeskPayment }) {
  const { bank_lines: lines } = payment;
  if (lines === undefined) return null;
  return (
    <Block title={messages.bank} actions={<ButtonLink to={deskBankPath}>{messages.readStatement}</ButtonLink>}>
      <DataTable
        label={messages.bank}
        columns={columnsFor(payment)}
        rows={lines}
        rowKey={({ id }) => String(id)}
        emptyText={messages.noLine}
      />
    </Block>
  );
}

const columnsFor = ({ amount }: DeskPayment): readonly Column<Line>[] => [
  { key: "day", head: heads.day, cell: ({ day }) => formatDay(day), isUnbroken: true, phone: "note" },
  { key: "text", head: heads.text, cell: ({ text }) => text, isRowHead: true, phone: "wide" },
  {
    key: "amount",
    head: heads.amount,
    cell: (line) => exact(line.amount),
    align: "end",
    isStrong: true,
    phone: "figure",
  },
  {
    key: "check",
    head: heads.check,
    cell: (line) => <Check line={line} claimed={paiseFromRupees(amount)} />,
    phone: "lead",
  },
];

function Check({ line, claimed }: { readonly line: Line; readonly claimed: Paise }) {
  if (line.used_by !== undefined) return <Pill tone="bad">{checks.used(line.used_by)}</Pill>;
  if (line.has_utr === 0) return <Pill tone="wait">{checks.amount}</Pill>;
  const received = paiseFromRupees(line.amount);
  if (received === claimed) return <Pill tone="ok">{checks.both}</Pill>;
  const [differs, difference] =
    received < claimed
      ? [checks.less, subtractPaise(claimed, received)]
      : [checks.more, subtractPaise(received, claimed)];
  return <Pill tone="bad">{differs(formatPaise(difference, { decimals: 2 }))}</Pill>;
}
