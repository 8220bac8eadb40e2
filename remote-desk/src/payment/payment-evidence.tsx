import type { DeskPayment } from "@mandi/shared/contract/desk/money";
import { formatDay } from "@mandi/shared/format/dates";
import { formatPaise, formatRupees } from "@mandi/shared/format/rupees";
import { payment as words } from "@mandi/shared/messages/desk";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Block } from "@mandi/shared/ui/layout/section";

interface Fact {
  readonly fact: string;
  readonly claim: string;
  readonly ours: string;
  readonly check: string;
}

const columns: readonly Column<Fact>[] = [
  { key: "fact", head: words.heads.fact, cell: ({ fact }) => fact, isRowHead: true, phone: "lead" },
  { key: "claim", head: words.heads.claim, cell: ({ claim }) => claim, isStrong: true, phone: "line" },
  { key: "ours", head: words.heads.ours, cell: ({ ours }) => ours, phone: "line" },
  { key: "check", head: words.heads.check, cell: ({ check }) => check, phone: "figure" },
];

/** What the payer reported next to what we asked for, and earlier reports that look alike. */
export function PaymentEvidence({ payment }: { readonly payment: DeskPayment }) {
  return (
    <>
      {payment.alike.length === 0 ? null : (
        <Note tone="warn">
          <b>{words.alike}</b>
          {payment.alike.map(({ id, utr, amount, paid_on, status, reason }) => (
            <p key={id}>{words.alikeLine(utr, twoDecimals(amount), formatDay(paid_on), status, reason)}</p>
          ))}
        </Note>
      )}
      <Block title={words.compare}>
        <DataTable
          label={words.compare}
          columns={columns}
          rows={factsOf(payment)}
          rowKey={({ fact }) => fact}
          isDense
        />
      </Block>
    </>
  );
}

const twoDecimals = (rupees: number): string => formatRupees(rupees, { decimals: 2 });

function factsOf({ amount, due, utr, paid_on, payer, phone, reference }: DeskPayment): readonly Fact[] {
  return [
    {
      fact: words.amount,
      claim: twoDecimals(amount),
      ours: due === null ? words.notAsked : twoDecimals(due),
      check: due === null ? "" : agreement(amount, due),
    },
    { fact: words.utr, claim: utr, ours: "", check: "" },
    { fact: words.paidOn, claim: formatDay(paid_on), ours: "", check: "" },
    { fact: words.from, claim: payer, ours: phone, check: "" },
    { fact: words.reference, claim: "", ours: reference, check: "" },
  ];
}

function agreement(claimed: number, due: number): string {
  const difference = Math.abs(paiseFromRupees(claimed) - (due === 0 ? 0 : paiseFromRupees(due)));
  return difference === 0 ? words.agrees : words.differs(formatPaise(difference, { decimals: 2 }));
}
