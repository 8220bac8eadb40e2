import { sellerOrderPaperPath } from "@mandi/shared/contract/page-paths";
import type { SellerOrder, SellerStep } from "@mandi/shared/contract/seller-order";
import type { InvoiceCorrection, SellerBill, TakenBackBill } from "@mandi/shared/contract/tax-invoice";
import { formatDay, formatMoment } from "@mandi/shared/format/dates";
import { formatRupees } from "@mandi/shared/format/rupees";
import { formatVehicle } from "@mandi/shared/format/vehicle";
import { common } from "@mandi/shared/messages/common";
import { documents } from "@mandi/shared/messages/papers";
import { invoices } from "@mandi/shared/messages/seller-invoices";
import { Button, ButtonLink } from "@mandi/shared/ui/controls/button";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { RowNote } from "@mandi/shared/ui/data/row-note";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { Block } from "@mandi/shared/ui/layout/section";
import { Undo2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { BillPdfButton } from "./bill-pdf-button";
import styles from "./invoice-block.module.css";
import { type InvoiceRow, invoiceRows } from "./invoice-rows";

const InvoiceMistakeDialog = latePart(
  async () => (await import(/* webpackChunkName: "invoice-mistake" */ "./invoice-mistake-dialog")).InvoiceMistakeDialog,
  { failed: common.failedTitle, waiting: null, isAsked: true },
);

export interface InvoiceBlockProps {
  readonly order: SellerOrder;
  /** Called when the order has changed; with the step to start again, when an invoice was cancelled because of it. */
  readonly onChanged: (again: SellerStep | null) => void;
}

/**
 * The seller's invoices, those that were cancelled with the reason, and the way to cancel a wrong one
 * (docs/domain.md#order).
 */
export function InvoiceBlock({ order, onChanged }: InvoiceBlockProps) {
  const [wrong, setWrong] = useState<SellerBill | null>(null);
  const [lately, setLately] = useState<string | null>(null);
  const rows = invoiceRows(order);

  function handleChanged(number: string, corrected: InvoiceCorrection | null): void {
    setLately(number);
    onChanged(corrected === null ? null : stepOfMistake(corrected));
  }

  if (rows.length === 0) return null;
  return (
    <Block title={invoices.title}>
      <DataTable
        label={invoices.title}
        columns={columnsOf(order.id, setWrong, lately)}
        rows={rows}
        rowKey={({ kind, bill }) => `${kind} ${bill.number}`}
        noteOf={(row, columns) =>
          row.kind === "active" && row.correctedBy === "desk" ? (
            <RowNote columns={columns}>
              <span data-print="hide">{invoices.askDesk}</span>
            </RowNote>
          ) : null
        }
      />
      {rows.some(({ kind }) => kind === "taken back") ? (
        <p className={styles.hint}>{invoices.numberStaysUsed}</p>
      ) : null}
      {(order.notes ?? []).map(({ number, date, reason, bill, part }) => (
        <p key={number} className={styles.hint}>
          {invoices.ownNote({
            number,
            day: formatDay(date),
            bill: bill.number,
            reason,
            amount: formatRupees(part.total),
          })}
        </p>
      ))}
      {wrong === null ? null : (
        <InvoiceMistakeDialog
          order={order}
          bill={wrong}
          onChanged={(corrected) => handleChanged(wrong.number, corrected)}
          onClose={() => setWrong(null)}
        />
      )}
    </Block>
  );
}

/** Where a mistake is corrected: a wrong weight in the weighing, anything else in the invoice. */
function stepOfMistake(corrected: InvoiceCorrection): SellerStep {
  return corrected === "Correction of weight" || corrected === "Correction of sizes" ? "final_quantity" : "invoice";
}

function columnsOf(
  orderId: number,
  onWrong: (bill: SellerBill) => void,
  lately: string | null,
): readonly Column<InvoiceRow>[] {
  return [
    {
      key: "number",
      head: invoices.number,
      isRowHead: true,
      phone: "lead",
      cell: ({ kind, bill }) => (kind === "active" ? bill.number : <s>{bill.number}</s>),
    },
    { key: "date", head: invoices.date, isUnbroken: true, phone: "aside", cell: ({ bill }) => formatDay(bill.date) },
    {
      key: "vehicle",
      head: invoices.vehicle,
      isUnbroken: true,
      phone: "note",
      cell: ({ bill }) => formatVehicle(bill.vehicle_number),
    },
    {
      key: "amount",
      head: invoices.amount,
      align: "end",
      isStrong: true,
      phone: "figure",
      cell: ({ kind, bill }) => (kind === "active" ? formatRupees(bill.total) : <s>{formatRupees(bill.total)}</s>),
    },
    {
      key: "pdf",
      head: documents.pdf,
      isHeadHidden: true,
      phone: "wide",
      cell: ({ bill }) => <BillPdfButton orderId={orderId} number={bill.number} />,
    },
    {
      key: "state",
      head: invoices.state,
      isHeadHidden: true,
      phone: "wide",
      cell: (row) =>
        row.kind === "taken back" ? (
          <TakenBack orderId={orderId} takenBack={row.takenBack} isNews={row.bill.number === lately} />
        ) : (
          <Correction row={row} onWrong={onWrong} />
        ),
    },
  ];
}

interface TakenBackProps {
  readonly orderId: number;
  readonly takenBack: TakenBackBill;
  /** It has just replaced the button that was pressed, so it takes the focus. */
  readonly isNews: boolean;
}

function TakenBack({ orderId, takenBack: { bill, is_mine, taken_back_at, reason }, isNews }: TakenBackProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNews) place.current?.focus({ preventScroll: true });
  }, [isNews]);
  const who = is_mine === 1 ? invoices.byMe : invoices.byDesk;
  return (
    <div ref={place} tabIndex={-1} className={styles.state}>
      <Pill tone="bad" icon={Undo2}>
        {invoices.takenBack}
      </Pill>
      <span className={styles.why}>{who(formatMoment(taken_back_at), reason)}</span>
      <span data-print="hide">
        <ButtonLink
          size="s"
          to={sellerOrderPaperPath(orderId, bill.number)}
          aria-label={invoices.creditNoteOf(bill.number)}
        >
          {invoices.creditNote}
        </ButtonLink>
      </span>
    </div>
  );
}

interface CorrectionProps {
  readonly row: Extract<InvoiceRow, { kind: "active" }>;
  readonly onWrong: (bill: SellerBill) => void;
}

/** For an invoice that its seller may correct. */
function Correction({ row: { bill, correctedBy }, onWrong }: CorrectionProps) {
  if (correctedBy !== "seller") return null;
  return (
    <div data-print="hide">
      <Button size="s" aria-label={invoices.isWrongOf(bill.number)} onClick={() => onWrong(bill)}>
        {invoices.isWrong}
      </Button>
    </div>
  );
}
