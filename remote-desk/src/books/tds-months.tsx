import type { DeskTdsMonthAnswer } from "@mandi/shared/contract/desk/tds";
import { formatDay } from "@mandi/shared/format/dates";
import { formatMonth } from "@mandi/shared/format/month";
import { tds as messages } from "@mandi/shared/messages/desk-books";
import { Button } from "@mandi/shared/ui/controls/button";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { useState } from "react";
import { Link } from "react-router-dom";
import { OpenAct } from "../acts/open-act";
import { WaitingLink } from "../acts/waiting-link";
import { exact } from "../common/exact";
import rowLink from "../common/row-link.module.css";
import { useRight } from "../rights/use-right";
import { depositAct } from "./tds-acts";
import type { BooksAddress } from "./use-books-address";

type Month = DeskTdsMonthAnswer["data"][number];

const { heads } = messages;

interface TdsMonthsProps {
  readonly rows: readonly Month[];
  readonly address: BooksAddress;
  readonly onChanged: () => void;
}

/** What was deducted under each code, and a form for the challan by which it was paid. */
export function TdsMonths({ rows, address, onChanged }: TdsMonthsProps) {
  const [asked, setAsked] = useState<Month | null>(null);
  const canPay = useRight("money") === true;

  function handleDone(): void {
    setAsked(null);
    onChanged();
  }

  return (
    <>
      <DataTable
        label={messages.months}
        columns={[...columnsOf(address), ...(canPay ? [payColumn(setAsked)] : [])]}
        rows={rows}
        rowKey={({ month, code }) => `${month} ${code}`}
        emptyText={messages.noMonths}
        isDense
      />
      {asked === null ? null : (
        <OpenAct act={depositAct(asked)} onClose={() => setAsked(null)} onDone={handleDone} onRefused={onChanged} />
      )}
    </>
  );
}

const columnsOf = (address: BooksAddress): readonly Column<Month>[] => [
  {
    key: "month",
    head: heads.month,
    cell: ({ month }) => (
      <Link to={address.pathOf("tds", { month })} className={rowLink.link}>
        {formatMonth(month)}
      </Link>
    ),
    isRowHead: true,
    isUnbroken: true,
    phone: "lead",
  },
  { key: "code", head: heads.code, cell: ({ code }) => code, phone: "note" },
  { key: "base", head: heads.base, cell: ({ deducted_on }) => exact(deducted_on), align: "end", phone: "line" },
  { key: "tds", head: heads.tds, cell: ({ tds }) => exact(tds), align: "end", phone: "line" },
  { key: "deposited", head: heads.deposited, cell: ({ deposited }) => exact(deposited), align: "end", phone: "line" },
  { key: "due", head: heads.dueOn, cell: (row) => <Due row={row} />, phone: "line" },
  { key: "left", head: heads.left, cell: ({ left }) => exact(left), align: "end", isStrong: true, phone: "figure" },
];

/** Until when it is paid in time; after that, what it costs to pay it today, or the challan that waits to be entered. */
function Due({ row: { left, due_on: due, interest = 0, waits = 0, approval_id } }: { readonly row: Month }) {
  if (left <= 0) return null;
  return (
    <span>
      {due ? formatDay(due) : null}{" "}
      {approval_id ? <WaitingLink approvalId={approval_id} of={exact(waits)} isShown /> : null}
      {interest > 0 && !approval_id ? <Pill tone="bad">{messages.late(exact(interest))}</Pill> : null}
    </span>
  );
}

const payColumn = (ask: (month: Month) => void): Column<Month> => ({
  key: "act",
  head: heads.act,
  isHeadHidden: true,
  cell: (row) =>
    row.left <= 0 || row.approval_id ? null : (
      <Button size="s" aria-label={messages.payOf(row.code, formatMonth(row.month))} onClick={() => ask(row)}>
        {messages.pay}
      </Button>
    ),
  align: "end",
  phone: "wide",
});
