import type { LedgerRow } from "@mandi/shared/contract/order";
import type { CarriedFreight } from "@mandi/shared/contract/transporter/freight-bill";
import { formatDay } from "@mandi/shared/format/dates";
import { formatRupees } from "@mandi/shared/format/rupees";
import { formatVehiclesIn } from "@mandi/shared/format/vehicle";
import { page } from "@mandi/shared/messages/transporter";
import { bills } from "@mandi/shared/messages/transporter-bills";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { Button } from "@mandi/shared/ui/controls/button";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Dialog } from "@mandi/shared/ui/overlay/dialog";
import { readLedger } from "./bills.api";

const ledgerQuery = defineQuery((signal, orderId: number) => readLedger(orderId, signal));

const columns: readonly Column<LedgerRow>[] = [
  { key: "date", head: bills.day, isUnbroken: true, phone: "note", cell: ({ created_at }) => formatDay(created_at) },
  {
    key: "what",
    head: bills.particulars,
    phone: "lead",
    isRowHead: true,
    cell: ({ description }) => formatVehiclesIn(description),
  },
  {
    key: "amount",
    head: bills.amount,
    align: "end",
    phone: "figure",
    cell: ({ amount, type }) => (type === "credit" ? formatRupees(amount) : `−${formatRupees(amount)}`),
  },
  {
    key: "balance",
    head: bills.balance,
    align: "end",
    isStrong: true,
    phone: "line",
    cell: ({ remaining_balance }) => formatRupees(remaining_balance),
  },
];

export interface LedgerDialogProps {
  readonly freight: CarriedFreight;
  readonly onClose: () => void;
}

/** What the platform owed the transporter for an order over time, and what it paid. */
export function LedgerDialog({ freight, onClose }: LedgerDialogProps) {
  const state = useQuery(ledgerQuery, [freight.order_id]);
  return (
    <Dialog
      isOpen
      size="wide"
      title={bills.ledgerTitle}
      context={freight.order}
      onClose={onClose}
      footer={<Button onClick={onClose}>{page.close}</Button>}
    >
      <StatePlace state={state} skeleton={<Waiting />}>
        {({ data }) => (
          <DataTable
            label={bills.ledgerTitle}
            columns={columns}
            rows={data}
            rowKey={({ transaction_id, description }) => `${transaction_id} ${description}`}
            emptyText={bills.ledgerEmpty}
          />
        )}
      </StatePlace>
    </Dialog>
  );
}

function Waiting() {
  return (
    <LoadingPlace label={bills.ledgerTitle}>
      <SkeletonBlock height={200} />
    </LoadingPlace>
  );
}
