import type { DeskLedgerAnswer } from "@mandi/shared/contract/desk/order";
import { formatMoment } from "@mandi/shared/format/dates";
import { formatRupees } from "@mandi/shared/format/rupees";
import { formatVehiclesIn } from "@mandi/shared/format/vehicle";
import { order as messages } from "@mandi/shared/messages/desk-cockpit";
import { orderParts } from "@mandi/shared/messages/desk-order";
import { Chip, ChipGroup } from "@mandi/shared/ui/controls/chip";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Block } from "@mandi/shared/ui/layout/section";
import { deskLook } from "../common/desk-look";
import { TrailBlock } from "../trail/trail-block";
import type { DeskOrder, Side } from "./order.api";
import styles from "./order.module.css";
import { OrderPart } from "./order-part";
import type { OrderBooksView } from "./use-order";

type Entry = DeskLedgerAnswer["data"][number];

const { ledgerHeads: heads } = messages;
const sides: readonly Side[] = ["buyer", "seller", "transporter"];
const exact = (rupees: number): string => formatRupees(rupees, { decimals: 2 });

const entries: readonly Column<Entry>[] = [
  {
    key: "at",
    head: heads.at,
    cell: ({ created_at }) => formatMoment(created_at),
    isRowHead: true,
    isUnbroken: true,
    phone: "lead",
  },
  { key: "text", head: heads.text, cell: ({ description }) => description, phone: "note" },
  { key: "number", head: heads.number, cell: ({ transaction_id }) => transaction_id, phone: "aside" },
  {
    key: "amount",
    head: heads.amount,
    cell: ({ amount, type }) => `${exact(amount)} ${type}`,
    align: "end",
    phone: "figure",
  },
  { key: "balance", head: heads.balance, cell: (entry) => exact(entry.remaining_balance), align: "end", phone: "line" },
];

/** Timeline, the ledger as one of three sides sees it, and the audit trail. */
export function OrderBooks({ order, books }: { readonly order: DeskOrder; readonly books: OrderBooksView }) {
  const { side, setSide, ledger, trail } = books;
  return (
    <>
      <OrderPart of="timeline">
        <Block title={messages.timeline}>
          <ol>
            {order.timeline.map((event) => (
              <li key={event.id}>
                {formatMoment(event.at)}: {eventWords(event)}
              </li>
            ))}
          </ol>
        </Block>
      </OrderPart>
      <OrderPart of="ledger">
        <Block title={messages.ledger}>
          <ChipGroup label={messages.ledger}>
            {sides.map((one) => (
              <Chip key={one} isChosen={one === side} onToggle={() => setSide(one)}>
                {messages[one]}
              </Chip>
            ))}
          </ChipGroup>
          <div className={styles.chosen}>
            <StatePlace state={ledger} skeleton={<Waiting />} look={deskLook}>
              {({ data }) => (
                <DataTable
                  label={messages.ledgerOf(side)}
                  columns={entries}
                  rows={data}
                  rowKey={({ transaction_id, description }) => `${transaction_id} ${description}`}
                  emptyText={messages.noEntries}
                  isDense
                />
              )}
            </StatePlace>
          </div>
        </Block>
      </OrderPart>
      <OrderPart of="trail">
        <TrailBlock trail={trail} />
      </OrderPart>
    </>
  );
}

/** A line of the timeline for the desk, which reads what each side was told. */
function eventWords({ text, audience }: DeskOrder["timeline"][number]): string {
  const words = formatVehiclesIn(text);
  if (audience === undefined || sides.every((side) => audience.includes(side))) return words;
  return orderParts.toldTo(audience.join(" and "), words);
}

function Waiting() {
  return (
    <LoadingPlace label={messages.ledger}>
      <SkeletonBlock height={160} />
    </LoadingPlace>
  );
}
