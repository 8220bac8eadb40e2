import type { CarriedFreight, FreightBillState } from "@mandi/shared/contract/transporter/freight-bill";
import { formatDay } from "@mandi/shared/format/dates";
import { formatRupees } from "@mandi/shared/format/rupees";
import { formatVehicle } from "@mandi/shared/format/vehicle";
import { documents } from "@mandi/shared/messages/papers";
import { bills } from "@mandi/shared/messages/transporter-bills";
import { Button } from "@mandi/shared/ui/controls/button";
import { Pill, type PillProps } from "@mandi/shared/ui/data/status-pill";
import type { ViewColumn } from "@mandi/shared/ui/table/view-column";
import { WideTable } from "@mandi/shared/ui/table/wide-table";
import { FileDown } from "lucide-react";
import styles from "./bills.module.css";
import { useBillPdf } from "./use-bill-pdf";

export interface BillTableProps {
  readonly rows: readonly CarriedFreight[];
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

const figures: readonly ViewColumn<CarriedFreight>[] = [
  {
    key: "vehicle",
    head: bills.vehicle,
    phone: "lead",
    isRowHead: true,
    value: ({ vehicle_number }) => formatVehicle(vehicle_number),
    cell: (freight) => (
      <>
        {formatVehicle(freight.vehicle_number)}
        <span className={styles.facts}>{bills.ofOrder(freight.order, formatDay(freight.delivered_on))}</span>
        {freight.dispute === null ? null : <span className={styles.facts}>{bills.disputed(freight.dispute)}</span>}
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
  {
    key: "state",
    head: bills.state,
    phone: "note",
    value: ({ state }) => bills.states[state],
    cell: ({ state, bill }) => (
      <span className={styles.state}>
        <Pill tone={tones[state]}>{bills.states[state]}</Pill>
        <span className={styles.onPhone}>{bill?.number}</span>
      </span>
    ),
  },
  {
    key: "freight",
    head: bills.freight,
    align: "end",
    phone: "hidden",
    value: ({ freight }) => freight,
    cell: ({ freight }) => formatRupees(freight),
  },
  {
    key: "detention",
    head: bills.waiting,
    align: "end",
    phone: "hidden",
    value: ({ detention = 0 }) => detention,
    cell: ({ detention = 0 }) => formatRupees(detention),
  },
  { key: "gst", head: bills.gst, align: "end", phone: "hidden", value: gstText, cell: gstText },
  {
    key: "advance",
    head: bills.advance,
    align: "end",
    phone: "hidden",
    value: ({ advance }) => advance,
    cell: ({ advance }) => formatRupees(advance),
  },
  {
    key: "tds",
    head: bills.tds,
    align: "end",
    phone: "hidden",
    value: ({ tds = 0 }) => tds,
    cell: ({ tds = 0 }) => formatRupees(tds),
  },
  {
    key: "lost",
    head: bills.lost,
    align: "end",
    phone: "hidden",
    value: ({ lost = 0 }) => lost,
    cell: ({ lost = 0 }) => formatRupees(lost),
  },
  {
    key: "paid",
    head: bills.paid,
    align: "end",
    phone: "hidden",
    value: ({ paid }) => paid,
    cell: ({ paid }) => formatRupees(paid),
  },
  {
    key: "due",
    head: bills.due,
    align: "end",
    isStrong: true,
    phone: "figure",
    value: ({ due }) => due,
    cell: ({ state, due, paid }) =>
      state === "paid" ? (
        <>
          <span className={styles.onPhone}>{bills.paidOf(formatRupees(paid))}</span>
          <span className={styles.besideOthers}>{formatRupees(due)}</span>
        </>
      ) : (
        formatRupees(due)
      ),
  },
];

/** Delivered vehicles with their bills. */
export function BillTable({ rows, onBill, onLedger }: BillTableProps) {
  const columns: readonly ViewColumn<CarriedFreight>[] = [
    ...figures,
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
