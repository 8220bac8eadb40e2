import type { DeskTdsAdviceAnswer } from "@mandi/shared/contract/desk/tds";
import { formatDay } from "@mandi/shared/format/dates";
import { tds } from "@mandi/shared/messages/desk-books";
import { Button } from "@mandi/shared/ui/controls/button";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { useState } from "react";
import { OpenAct } from "../acts/open-act";
import { exact } from "../common/exact";
import { PartyLink } from "../common/party-link";
import { useRight } from "../rights/use-right";
import { OrderLink } from "./order-link";
import { PaperLink } from "./paper-link";
import { refuseAct } from "./tds-acts";

type Advice = DeskTdsAdviceAnswer["data"][number];

const { heads } = tds;

const columns: readonly Column<Advice>[] = [
  {
    key: "buyer",
    head: heads.buyer,
    cell: ({ buyer, phone }) => <PartyLink phone={phone}>{buyer}</PartyLink>,
    isRowHead: true,
    phone: "lead",
  },
  { key: "date", head: heads.date, cell: ({ date }) => formatDay(date), isUnbroken: true, phone: "note" },
  {
    key: "order",
    head: heads.order,
    cell: ({ order }) => <OrderLink number={order} />,
    isUnbroken: true,
    phone: "aside",
  },
  {
    key: "invoice",
    head: heads.paper,
    cell: ({ invoice }) => (invoice ? <PaperLink paper={invoice}>{invoice}</PaperLink> : null),
    isUnbroken: true,
    phone: "line",
  },
  { key: "code", head: heads.code, cell: ({ code, tan }) => `${code}, ${tan}`, phone: "line" },
  {
    key: "amount",
    head: heads.amount,
    cell: ({ amount }) => exact(amount),
    align: "end",
    isStrong: true,
    phone: "figure",
  },
  {
    key: "state",
    head: heads.state,
    cell: ({ refusal }) => (refusal === "" ? tds.accepted : tds.refused(refusal)),
    phone: "line",
  },
];

/** Deductions reported by buyers; the desk rejects those that cannot be right. */
export function TdsAdvices({ rows, onChanged }: { readonly rows: readonly Advice[]; readonly onChanged: () => void }) {
  const [asked, setAsked] = useState<Advice | null>(null);
  const canRefuse = useRight("money") === true;

  function handleDone(): void {
    setAsked(null);
    onChanged();
  }

  return (
    <>
      <DataTable
        label={tds.advices}
        columns={[...columns, ...(canRefuse ? [refuseColumn(setAsked)] : [])]}
        rows={rows}
        rowKey={({ id }) => String(id)}
        emptyText={tds.noAdvices}
        isDense
      />
      {asked === null ? null : (
        <OpenAct act={refuseAct(asked)} onClose={() => setAsked(null)} onDone={handleDone} onRefused={onChanged} />
      )}
    </>
  );
}

const refuseColumn = (ask: (advice: Advice) => void): Column<Advice> => ({
  key: "act",
  head: heads.act,
  isHeadHidden: true,
  cell: (row) =>
    row.refusal === "" ? (
      <Button size="s" aria-label={tds.refuseOf(row.buyer, row.order)} onClick={() => ask(row)}>
        {tds.refuse}
      </Button>
    ) : null,
  align: "end",
  phone: "wide",
});
