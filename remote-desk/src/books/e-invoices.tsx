import type { DeskEInvoiceListAnswer } from "@mandi/shared/contract/desk/tax-portal";
import { deskOrderPath } from "@mandi/shared/contract/page-paths";
import { formatDay } from "@mandi/shared/format/dates";
import { portals } from "@mandi/shared/messages/desk-portals";
import { paperKinds, registrationStates, wordOf } from "@mandi/shared/messages/desk-states";
import { Button } from "@mandi/shared/ui/controls/button";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { DeskAct } from "../acts/desk-act";
import { OpenAct } from "../acts/open-act";
import rowLink from "../common/row-link.module.css";
import { useRight } from "../rights/use-right";
import styles from "./books.module.css";
import { cancelInvoiceAct, isCancellable, retryAct } from "./invoice-acts";
import { OrderLink } from "./order-link";
import { PaperLink } from "./paper-link";
import { type PortalRows, saidColumns } from "./portal-rows";

type Invoice = DeskEInvoiceListAnswer["data"][number];

const { heads } = portals;
const tones: Readonly<Record<string, "ok" | "bad" | "plain">> = { registered: "ok", failed: "bad", cancelled: "plain" };

const columns: readonly Column<Invoice>[] = [
  {
    key: "number",
    head: heads.number,
    cell: ({ number }) => <PaperLink paper={number}>{number}</PaperLink>,
    isRowHead: true,
    isUnbroken: true,
    phone: "lead",
  },
  { key: "kind", head: heads.kind, cell: ({ kind }) => wordOf(paperKinds, kind), phone: "note" },
  {
    key: "order",
    head: heads.order,
    cell: ({ order_id }) => <OrderLink number={order_id} />,
    isUnbroken: true,
    phone: "aside",
  },
  { key: "date", head: heads.date, cell: ({ date }) => formatDay(date), isUnbroken: true, phone: "line" },
  {
    key: "state",
    head: heads.state,
    cell: ({ state, is_cancelling }) =>
      is_cancelling === 1 ? (
        <Pill tone="wait">{portals.beingCancelled}</Pill>
      ) : (
        <Pill tone={tones[state] ?? "wait"}>{wordOf(registrationStates, state)}</Pill>
      ),
    phone: "figure",
  },
  { key: "irn", head: heads.irn, cell: ({ irn }) => <span className={styles.long}>{irn}</span>, phone: "wide" },
  {
    key: "said",
    head: heads.said,
    cell: ({ code, message }) => [code, message].filter(Boolean).join(": "),
    phone: "wide",
  },
  { key: "reportBy", head: heads.reportBy, cell: ({ report_by }) => report_by && formatDay(report_by), phone: "line" },
];

/** Documents at the invoice portal: retried after a failure, cancelled within 24 hours. */
export function EInvoices({ rows, emptyText, onChanged }: PortalRows<Invoice>) {
  const [act, setAct] = useState<DeskAct | null>(null);
  const canAct = useRight("money") === true;

  function handleDone(): void {
    setAct(null);
    onChanged();
  }

  return (
    <>
      <DataTable
        label={portals.invoices}
        columns={[...saidColumns(columns, rows), ...(canAct ? [actColumn(setAct)] : [])]}
        rows={rows}
        rowKey={({ number }) => number}
        emptyText={emptyText}
        isDense
      />
      {act === null ? null : (
        <OpenAct act={act} onClose={() => setAct(null)} onDone={handleDone} onRefused={onChanged} />
      )}
    </>
  );
}

/** What the portal no longer cancels is corrected by a note, which is made at its order. */
function ByNote({ invoice: { number, kind, state, order_id: order } }: { readonly invoice: Invoice }) {
  if (state !== "registered" || kind !== "invoice" || order === null) return null;
  return (
    <Link to={deskOrderPath(order)} className={rowLink.link} aria-label={portals.byNoteOf(number)}>
      {portals.byNote}
    </Link>
  );
}

const actColumn = (ask: (act: DeskAct) => void): Column<Invoice> => ({
  key: "act",
  head: heads.act,
  isHeadHidden: true,
  cell: (invoice) => {
    const { number, state, is_cancelling } = invoice;
    if (is_cancelling === 1) return null;
    if (state === "failed") {
      return (
        <Button size="s" aria-label={portals.retryOf(number)} onClick={() => ask(retryAct(number))}>
          {portals.retry}
        </Button>
      );
    }
    if (!isCancellable(invoice)) return <ByNote invoice={invoice} />;
    return (
      <Button size="s" aria-label={portals.cancelOf(number)} onClick={() => ask(cancelInvoiceAct(number))}>
        {portals.cancel}
      </Button>
    );
  },
  align: "end",
  phone: "wide",
});
