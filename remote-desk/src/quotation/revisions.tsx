import { formatMoment, formatTime, toIndianDay } from "@mandi/shared/format/dates";
import { formatRupees } from "@mandi/shared/format/rupees";
import { quotation } from "@mandi/shared/messages/desk-marking";
import { revisions as messages } from "@mandi/shared/messages/desk-offers-bids";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Block } from "@mandi/shared/ui/layout/section";
import { type Choice, movedWords } from "./pairs";
import type { DeskBoard } from "./quotation.api";
import styles from "./revisions.module.css";

type Revision = NonNullable<DeskBoard["revisions"]>[number];

const { heads } = messages;

const columns: readonly Column<Revision>[] = [
  { key: "bidder", head: heads.bidder, cell: ({ bidder }) => bidder, isRowHead: true, phone: "lead" },
  { key: "prices", head: heads.prices, cell: (line) => <Prices line={line} />, phone: "wide" },
  { key: "moved", head: heads.moved, cell: movedOf, align: "end", phone: "line" },
];

/** Every price of every bidder with its time: who moved, when and how far. */
export function Revisions({
  revisions,
  choice,
}: {
  readonly revisions: readonly Revision[];
  readonly choice: Choice | null;
}) {
  return (
    <Block title={quotation.revisions} actions={messages.note}>
      <DataTable
        label={quotation.revisions}
        columns={columns}
        rows={revisions}
        rowKey={({ of, bidder_id }) => `${of} ${bidder_id}`}
        groupOf={({ of }) => messages.groups[of]}
        isOwn={({ of, bidder_id }) => bidder_id === (of === "offer" ? choice?.seller : choice?.truck)}
        isDense
        isPadded
      />
    </Block>
  );
}

function Prices({ line: { prices } }: { readonly line: Revision }) {
  return (
    <ol className={styles.prices}>
      {prices.map(({ price, at }, place) => (
        <li key={at}>
          {price === null ? messages.withdrawn : formatRupees(price, { symbol: "" })}{" "}
          <small>{momentOf(at, prices[place - 1]?.at)}</small>
        </li>
      ))}
    </ol>
  );
}

/** Only the time, when the previous price was on the same day. */
function momentOf(at: string, before: string | undefined): string {
  return before !== undefined && toIndianDay(at) === toIndianDay(before) ? formatTime(at) : formatMoment(at);
}

function movedOf({ prices }: Revision): string {
  const first = prices[0]?.price ?? null;
  const last = prices.at(-1)?.price ?? null;
  return first === null || last === null ? "—" : movedWords(last - first);
}
