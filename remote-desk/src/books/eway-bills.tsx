import type { DeskEwayBillListAnswer } from "@mandi/shared/contract/desk/eway-bill";
import { formatEnd } from "@mandi/shared/format/dates";
import { formatVehicle } from "@mandi/shared/format/vehicle";
import { portals } from "@mandi/shared/messages/desk-portals";
import { ewayBillStates, wordOf } from "@mandi/shared/messages/desk-states";
import { serverNow } from "@mandi/shared/query/server-clock";
import { Button } from "@mandi/shared/ui/controls/button";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { useState } from "react";
import type { DeskAct } from "../acts/desk-act";
import { OpenAct } from "../acts/open-act";
import { useRight } from "../rights/use-right";
import styles from "./books.module.css";
import { cancelBillAct, extendAct, recordCancelAct } from "./eway-acts";
import { EwayBillLink } from "./eway-bill-link";
import { ewayTone, isToRecord } from "./eway-bill-state";
import { OrderLink } from "./order-link";
import { PaperLink } from "./paper-link";
import { type PortalRows, saidColumns } from "./portal-rows";

type EwayBill = DeskEwayBillListAnswer["data"][number];

const { heads } = portals;
const onTheRoad: readonly string[] = ["active", "expiring"];
/** The portal cancels an e-way bill within this time. */
const cancelWithinMs = 24 * 3_600_000;

const isOnTheRoad = ({ state }: EwayBill): boolean => onTheRoad.includes(state);

function isCancellable(bill: EwayBill): boolean {
  const { made_at: madeAt } = bill;
  return isOnTheRoad(bill) && madeAt !== null && serverNow() <= Date.parse(madeAt) + cancelWithinMs;
}

const columns: readonly Column<EwayBill>[] = [
  {
    key: "number",
    head: heads.number,
    cell: ({ id, number }) => <EwayBillLink id={id} number={number} />,
    isRowHead: true,
    isUnbroken: true,
    phone: "lead",
  },
  {
    key: "paper",
    head: heads.kind,
    cell: ({ invoice }) => <PaperLink paper={invoice}>{invoice}</PaperLink>,
    isUnbroken: true,
    phone: "note",
  },
  {
    key: "order",
    head: heads.order,
    cell: ({ order_id }) => <OrderLink number={order_id} />,
    isUnbroken: true,
    phone: "aside",
  },
  {
    key: "vehicle",
    head: heads.vehicle,
    cell: ({ vehicle }) => formatVehicle(vehicle),
    isUnbroken: true,
    phone: "line",
  },
  {
    key: "state",
    head: heads.state,
    cell: ({ state }) => <Pill tone={ewayTone({ state })}>{wordOf(ewayBillStates, state)}</Pill>,
    phone: "figure",
  },
  {
    key: "until",
    head: heads.validUntil,
    cell: ({ valid_until }) => valid_until && formatEnd(valid_until),
    isUnbroken: true,
    phone: "line",
  },
  {
    key: "said",
    head: heads.said,
    cell: ({ code, message }) => [code, message].filter(Boolean).join(": "),
    phone: "wide",
  },
];

/** E-way bills of vehicles: extended near their end, cancelled within 24 hours. */
export function EwayBills({ rows, emptyText, onChanged }: PortalRows<EwayBill>) {
  const [act, setAct] = useState<DeskAct | null>(null);
  const canAct = useRight("trade") === true;

  function handleDone(): void {
    setAct(null);
    onChanged();
  }

  return (
    <>
      <DataTable
        label={portals.bills}
        columns={[...saidColumns(columns, rows), ...(canAct ? [actColumn(setAct)] : [])]}
        rows={rows}
        rowKey={({ id }) => String(id)}
        emptyText={emptyText}
        isDense
      />
      {act === null ? null : (
        <OpenAct act={act} onClose={() => setAct(null)} onDone={handleDone} onRefused={onChanged} />
      )}
    </>
  );
}

const actColumn = (ask: (act: DeskAct) => void): Column<EwayBill> => ({
  key: "act",
  head: heads.act,
  isHeadHidden: true,
  cell: (bill) => {
    const { id, number, is_typed: isTyped, is_extendable: isExtendable } = bill;
    if (number === null) return null;
    // A bill made outside is changed there.
    if (isTyped === 1) {
      if (!isToRecord(bill)) return isOnTheRoad(bill) ? <span className={styles.said}>{portals.outside}</span> : null;
      return (
        <Button size="s" aria-label={portals.recordOf(number)} onClick={() => ask(recordCancelAct(id, number))}>
          {portals.record}
        </Button>
      );
    }
    return (
      <div className={styles.acts}>
        {isExtendable === 1 ? (
          <Button size="s" aria-label={portals.extendOf(number)} onClick={() => ask(extendAct(id, number))}>
            {portals.extend}
          </Button>
        ) : null}
        {isCancellable(bill) ? (
          <Button size="s" aria-label={portals.cancelOf(number)} onClick={() => ask(cancelBillAct(id, number))}>
            {portals.cancel}
          </Button>
        ) : null}
      </div>
    );
  },
  align: "end",
  phone: "wide",
});
