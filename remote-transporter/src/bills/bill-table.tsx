import type { CarriedFreight, FreightBillState } from "@mandi/shared/contract/transporter/freight-bill";
import { formatDay } from "@mandi/shared/format/dates";
import { columnDecimals, formatRupees } from "@mandi/shared/format/rupees";
import { unbroken } from "@mandi/shared/format/unbroken";
import { formatVehicle } from "@mandi/shared/format/vehicle";
import { documents } from "@mandi/shared/messages/papers";
import { bills } from "@mandi/shared/messages/transporter-bills";
import { Button } from "@mandi/shared/ui/controls/button";
import { RowNote } from "@mandi/shared/ui/data/row-note";
import { Pill, type PillProps } from "@mandi/shared/ui/data/status-pill";
import type { ViewColumn } from "@mandi/shared/ui/table/view-column";
import { WideTable } from "@mandi/shared/ui/table/wide-table";
import { FileDown } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import styles from "./bills.module.css";
import { useBillPdf } from "./use-bill-pdf";

export interface BillTableProps {
  readonly rows: readonly CarriedFreight[];
  /** The vehicle whose bill was just sent; its state receives the focus. */
  readonly answeredId: number | undefined;
  readonly answerPlace: RefObject<HTMLSpanElement | null>;
  readonly onBill: (freight: CarriedFreight) => void;
  readonly onLedger: (freight: CarriedFreight) => void;
}

const tones: Record<FreightBillState, PillProps["tone"]> = {
  draft: "act",
  submitted: "wait",
  checked: "wait",
  approved: "ok",
  "part paid": "move",
  paid: "ok",
  disputed: "bad",
};

/** What was paid too much comes off the next payout batch, unless it is paid back before (docs/domain.md, "Who bears it"). */
const isPaidTooMuch = ({ state, due }: CarriedFreight): boolean => state === "paid" && due < 0;

const stateText = (freight: CarriedFreight): string =>
  isPaidTooMuch(freight) ? bills.paidTooMuch : bills.states[freight.state];

function setOffText({ amount, is_debt, bill, order }: NonNullable<CarriedFreight["set_off"]>[number]): string {
  const sum = formatRupees(amount, { decimals: 2 });
  return is_debt === 1 ? bills.setOffThere(sum, order) : bills.setOffHere(sum, bill, order);
}

/** What the figures of a vehicle do not say. */
function notesOf(freight: CarriedFreight, columns: number): ReactNode {
  const { due, set_off = [], dispute } = freight;
  const overpaid = bills.overpaid(formatRupees(-due, { decimals: 2 }));
  const texts = [
    ...(due < 0 ? [isPaidTooMuch(freight) ? `${overpaid} ${bills.payBack}` : overpaid] : []),
    ...set_off.map(setOffText),
    ...(dispute === null ? [] : [bills.disputed(dispute)]),
  ];
  if (texts.length === 0) return null;
  return (
    <RowNote columns={columns}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </RowNote>
  );
}

const facts: readonly ViewColumn<CarriedFreight>[] = [
  {
    key: "vehicle",
    head: bills.vehicle,
    phone: "lead",
    isRowHead: true,
    value: ({ vehicle_number }) => formatVehicle(vehicle_number),
    cell: (freight) => (
      <>
        {formatVehicle(freight.vehicle_number)}
        <span className={styles.facts}>{bills.ofOrder(freight.order, unbroken(formatDay(freight.delivered_on)))}</span>
      </>
    ),
  },
  {
    key: "bill",
    head: bills.bill,
    phone: "hidden",
    value: ({ bill }) => bill?.number ?? null,
    cell: ({ bill }) => bill?.number ?? bills.none,
  },
];

function stateColumn({ answeredId, answerPlace }: BillTableProps): ViewColumn<CarriedFreight> {
  return {
    key: "state",
    head: bills.state,
    phone: "note",
    value: stateText,
    cell: (freight) => (
      <span className={styles.state} {...(freight.id === answeredId && { ref: answerPlace, tabIndex: -1 })}>
        <Pill tone={isPaidTooMuch(freight) ? "act" : tones[freight.state]}>{stateText(freight)}</Pill>
        <span className={styles.onPhone}>{freight.bill?.number}</span>
      </span>
    ),
  };
}

type SumOf = (freight: CarriedFreight) => number;

/** The money of the bills; a column has paise in all of its amounts, or in none. */
function sumColumns(rows: readonly CarriedFreight[]): readonly ViewColumn<CarriedFreight>[] {
  const sum = (key: string, head: string, value: SumOf): ViewColumn<CarriedFreight> => {
    const decimals = columnDecimals(rows.map(value));
    return {
      key,
      head,
      align: "end",
      phone: "hidden",
      value,
      cell: (freight) => formatRupees(value(freight), { decimals }),
    };
  };
  return [
    sum("freight", bills.freight, ({ freight }) => freight),
    sum("detention", bills.waiting, ({ detention = 0 }) => detention),
    { key: "gst", head: bills.gst, align: "end", phone: "hidden", value: gstText, cell: gstText },
    sum("advance", bills.advance, ({ advance }) => advance),
    sum("tds", bills.tds, ({ tds = 0 }) => tds),
    sum("lost", bills.lost, ({ lost = 0 }) => lost),
    sum("paid", bills.paid, ({ paid }) => paid),
    dueColumn(columnDecimals(rows.flatMap(({ due, paid }) => [due, paid]))),
  ];
}

/** What is due; on a phone, which has no column for what is paid, that once nothing is due, and in words what the carrier owes. */
function dueColumn(decimals: 0 | 2): ViewColumn<CarriedFreight> {
  return {
    key: "due",
    head: bills.due,
    align: "end",
    isStrong: true,
    phone: "figure",
    value: ({ due }) => due,
    cell: ({ due, paid }) => (
      <>
        <span className={styles.onPhone}>{dueOnPhone(due, paid, decimals)}</span>
        <span className={styles.besideOthers}>{formatRupees(due, { decimals })}</span>
      </>
    ),
  };
}

function dueOnPhone(due: number, paid: number, decimals: 0 | 2): string {
  if (due < 0) return bills.owed(formatRupees(-due, { decimals }));
  return due === 0 && paid > 0 ? bills.paidOf(formatRupees(paid, { decimals })) : formatRupees(due, { decimals });
}

/** Delivered vehicles with their bills. */
export function BillTable(props: BillTableProps) {
  const { rows, onBill, onLedger } = props;
  const columns: readonly ViewColumn<CarriedFreight>[] = [
    ...facts,
    stateColumn(props),
    ...sumColumns(rows),
    {
      key: "acts",
      head: bills.acts,
      phone: "aside",
      cell: (freight) => <BillActs freight={freight} onBill={onBill} onLedger={onLedger} />,
    },
  ];
  return (
    <WideTable
      fileName="freight-bills"
      label={bills.title}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => String(id)}
      noteOf={notesOf}
      emptyText={bills.empty}
    />
  );
}

/** Only GST that the carrier charges themselves is part of the amount due, from the approval on. */
function gstText({ bill, own_gst = 0, is_at_cost }: CarriedFreight): string {
  if (bill === null) return bills.none;
  if (bill.reverse_charge) return is_at_cost === 1 ? bills.byBuyer : bills.byPlatform;
  return own_gst === 0 ? bills.onApproval : formatRupees(own_gst);
}

interface BillActsProps extends Pick<BillTableProps, "onBill" | "onLedger"> {
  readonly freight: CarriedFreight;
}

function BillActs({ freight, onBill, onLedger }: BillActsProps) {
  const vehicle = formatVehicle(freight.vehicle_number);
  const isOpen = freight.state === "draft" || freight.state === "disputed";
  return (
    <div className={styles.acts}>
      {isOpen ? (
        <Button size="s" variant="primary" aria-label={bills.sendOf(vehicle)} onClick={() => onBill(freight)}>
          {bills.send}
        </Button>
      ) : (
        <PdfButton freight={freight} />
      )}
      <Button size="s" aria-label={bills.ledgerOf(freight.order)} onClick={() => onLedger(freight)}>
        {bills.ledger}
      </Button>
    </div>
  );
}

function PdfButton({ freight }: { readonly freight: CarriedFreight }) {
  const number = freight.bill?.number ?? "";
  const { save, isBusy } = useBillPdf(freight.id, number);
  return (
    <Button size="s" icon={FileDown} isBusy={isBusy} aria-label={bills.pdfOf(number)} onClick={save}>
      {documents.pdf}
    </Button>
  );
}
