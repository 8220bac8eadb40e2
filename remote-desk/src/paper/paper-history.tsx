import { formatDay, formatMoment } from "@mandi/shared/format/dates";
import { deskPaper } from "@mandi/shared/messages/desk-paper";
import { paperKinds, wordOf } from "@mandi/shared/messages/desk-states";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Block } from "@mandi/shared/ui/layout/section";
import { PaperLink } from "../books/paper-link";
import { exact } from "../common/exact";
import type { DeskPaper } from "./paper.api";

interface Event {
  readonly key: string;
  readonly at: string;
  readonly event: string;
  readonly detail: string;
}

const { eventHeads, relatedHeads } = deskPaper;

const eventColumns: readonly Column<Event>[] = [
  {
    key: "at",
    head: eventHeads.at,
    cell: ({ at }) => formatMoment(at),
    isRowHead: true,
    isUnbroken: true,
    phone: "lead",
  },
  { key: "event", head: eventHeads.event, cell: ({ event }) => event, isStrong: true, phone: "wide" },
  { key: "detail", head: eventHeads.detail, cell: ({ detail }) => detail, phone: "wide" },
];

/** When it was issued and by whom, and what became known about it since. */
export function PaperEvents({ paper: { issued_at, issued_by, events } }: { readonly paper: DeskPaper }) {
  const by = issued_by === null ? deskPaper.byClock : deskPaper.by(issued_by);
  const rows: readonly Event[] = [
    { key: "issued", at: issued_at, event: deskPaper.issued, detail: by },
    ...events.map(({ at, event, what }, place) => ({
      key: String(place),
      at,
      event: wordOf(deskPaper.eventWords, event),
      detail: what,
    })),
  ];
  return (
    <Block title={deskPaper.events}>
      <DataTable label={deskPaper.events} columns={eventColumns} rows={rows} rowKey={({ key }) => key} isDense />
    </Block>
  );
}

type Related = DeskPaper["related"][number];

const relatedColumns: readonly Column<Related>[] = [
  {
    key: "number",
    head: relatedHeads.number,
    cell: ({ id, number }) => <PaperLink paper={id}>{number}</PaperLink>,
    isRowHead: true,
    isUnbroken: true,
    phone: "lead",
  },
  { key: "kind", head: relatedHeads.kind, cell: ({ kind }) => wordOf(paperKinds, kind), phone: "note" },
  {
    key: "relation",
    head: relatedHeads.relation,
    cell: ({ relation }) => wordOf(deskPaper.relations, relation),
    phone: "line",
  },
  { key: "date", head: relatedHeads.date, cell: ({ date }) => formatDay(date), isUnbroken: true, phone: "aside" },
  {
    key: "amount",
    head: relatedHeads.amount,
    cell: ({ amount }) => exact(amount),
    align: "end",
    isStrong: true,
    phone: "figure",
  },
];

/** The notes that correct it, what it corrects or pays, and what goes with the same vehicle, each a link to its page. */
export function RelatedPapers({ rows }: { readonly rows: readonly Related[] }) {
  return (
    <Block title={deskPaper.related}>
      <DataTable
        label={deskPaper.related}
        columns={relatedColumns}
        rows={rows}
        rowKey={({ id }) => String(id)}
        isDense
      />
    </Block>
  );
}
