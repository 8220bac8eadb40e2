import { formatDay, formatEnd, formatMoment } from "@mandi/shared/format/dates";
import { formatVehicle } from "@mandi/shared/format/vehicle";
import { deskPaper } from "@mandi/shared/messages/desk-paper";
import { portals } from "@mandi/shared/messages/desk-portals";
import { ewayBillStates, registrationStates, wordOf } from "@mandi/shared/messages/desk-states";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { Block } from "@mandi/shared/ui/layout/section";
import { EwayBillLink } from "../books/eway-bill-link";
import { ewayTone } from "../books/eway-bill-state";
import type { DeskPaper } from "./paper.api";
import styles from "./paper.module.css";

const { heads } = portals;

/** Its registration with the tax portal. */
export function Registration({ of }: { readonly of: NonNullable<DeskPaper["e_invoice"]> }) {
  const { state, is_cancelling: isCancelling, irn, acknowledged_at: at, report_by: until, code, message } = of;
  const said = [code, message].filter(Boolean).join(": ");
  return (
    <Block title={deskPaper.registration}>
      <DefinitionList
        items={[
          {
            term: heads.state,
            value: isCancelling === 1 ? portals.beingCancelled : wordOf(registrationStates, state),
          },
          { term: heads.irn, value: <span className={styles.long}>{irn}</span> },
          ...(at === null ? [] : [{ term: deskPaper.registeredAt, value: formatMoment(at) }]),
          ...(until === null ? [] : [{ term: heads.reportBy, value: formatDay(until) }]),
          ...(said === "" ? [] : [{ term: heads.said, value: said }]),
        ]}
      />
    </Block>
  );
}

type EwayBill = DeskPaper["eway_bills"][number];

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
    key: "vehicle",
    head: heads.vehicle,
    cell: ({ vehicle }) => formatVehicle(vehicle),
    isUnbroken: true,
    phone: "note",
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
];

/** The e-way bills that its goods have had, each a link to its page. */
export function PaperEwayBills({ rows }: { readonly rows: readonly EwayBill[] }) {
  return (
    <Block title={portals.bills}>
      <DataTable label={portals.bills} columns={columns} rows={rows} rowKey={({ id }) => String(id)} isDense />
    </Block>
  );
}
