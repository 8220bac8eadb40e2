import type { DeskUnpaidBillAnswer } from "@mandi/shared/contract/desk/ledger";
import { formatDay } from "@mandi/shared/format/dates";
import { unpaidBills } from "@mandi/shared/messages/desk-books";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { Block } from "@mandi/shared/ui/layout/section";
import { exact } from "../common/exact";
import { PartPlace } from "../common/part-place";
import { PartyLink } from "../common/party-link";
import { OrderLink } from "./order-link";
import { PaperLink } from "./paper-link";
import { useUnpaidBills } from "./use-books";

type Bill = DeskUnpaidBillAnswer["data"][number];

const { heads } = unpaidBills;

/** Bills of sellers and carriers whose GST credit must be reversed, now or soon, because they are unpaid. */
export function UnpaidBills() {
  const state = useUnpaidBills();
  return (
    <Block title={unpaidBills.title}>
      <p>{unpaidBills.text}</p>
      <PartPlace label={unpaidBills.title} state={state}>
        {({ data }) => (
          <DataTable
            label={unpaidBills.title}
            columns={columns}
            rows={data}
            rowKey={({ side, order, number }) => `${side} ${order} ${number}`}
            emptyText={unpaidBills.none}
            isDense
          />
        )}
      </PartPlace>
    </Block>
  );
}

const columns: readonly Column<Bill>[] = [
  { key: "bill", head: heads.bill, cell: billOf, isRowHead: true, isUnbroken: true, phone: "lead" },
  {
    key: "party",
    head: heads.party,
    cell: ({ name, phone }) => <PartyLink phone={phone}>{name}</PartyLink>,
    phone: "wide",
  },
  {
    key: "order",
    head: heads.order,
    cell: ({ order }) => <OrderLink number={order} />,
    isUnbroken: true,
    phone: "line",
  },
  { key: "date", head: heads.date, cell: ({ date }) => formatDay(date), isUnbroken: true, phone: "line" },
  { key: "unpaid", head: heads.unpaid, cell: ({ unpaid }) => exact(unpaid), align: "end", phone: "line" },
  {
    key: "credit",
    head: heads.credit,
    cell: ({ credit }) => exact(credit),
    align: "end",
    isStrong: true,
    phone: "figure",
  },
  {
    key: "pay-by",
    head: heads.payBy,
    cell: ({ pay_by, is_late }) => (
      <>
        {formatDay(pay_by)} {is_late === 1 ? <Pill tone="bad">{unpaidBills.late}</Pill> : null}
      </>
    ),
    phone: "note",
  },
];

/** An earlier version of the api does not say which document it is. */
function billOf({ paper_id: paper, number }: Bill) {
  return paper === undefined ? number : <PaperLink paper={paper}>{number}</PaperLink>;
}
