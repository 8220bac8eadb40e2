import { formatDay } from "@mandi/shared/format/dates";
import { formatRupees } from "@mandi/shared/format/rupees";
import { orderParts } from "@mandi/shared/messages/desk-order";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Block } from "@mandi/shared/ui/layout/section";
import { PaperLink } from "../books/paper-link";
import type { DeskOrder } from "./order.api";

/** A document that corrects another one. */
interface Note {
  readonly kind: keyof typeof orderParts.noteKinds;
  /** How the page of the document is found, and that of the one that it is on: ours by number, the seller's by key. */
  readonly page: number | string | undefined;
  readonly onPage: number | string | undefined;
  readonly number: string;
  readonly date: string;
  readonly on: string;
  readonly why: string;
  readonly total: number;
}

const { noteHeads: heads, noteKinds } = orderParts;

function Linked({ page, number }: { readonly page: Note["page"]; readonly number: string }) {
  return page === undefined ? number : <PaperLink paper={page}>{number}</PaperLink>;
}

const columns: readonly Column<Note>[] = [
  {
    key: "number",
    head: heads.number,
    cell: ({ page, number }) => <Linked page={page} number={number} />,
    isRowHead: true,
    isUnbroken: true,
    phone: "lead",
  },
  { key: "kind", head: heads.kind, cell: ({ kind }) => noteKinds[kind], phone: "note" },
  { key: "date", head: heads.date, cell: ({ date }) => formatDay(date), isUnbroken: true, phone: "aside" },
  {
    key: "on",
    head: heads.on,
    cell: ({ onPage, on }) => <Linked page={onPage} number={on} />,
    phone: "line",
  },
  { key: "why", head: heads.why, cell: ({ why }) => why, phone: "line" },
  {
    key: "total",
    head: heads.total,
    cell: ({ total }) => formatRupees(total, { decimals: 2 }),
    align: "end",
    isStrong: true,
    phone: "figure",
  },
];

/** How claims about this order were settled: every note, of both sides, over which document and why. */
export function OrderClaims({ order }: { readonly order: DeskOrder }) {
  return (
    <Block title={orderParts.claims}>
      <DataTable
        label={orderParts.claims}
        columns={columns}
        rows={notesOf(order)}
        rowKey={({ kind, number }) => `${kind} ${number}`}
        emptyText={orderParts.noClaims}
      />
    </Block>
  );
}

function notesOf({ buyer_view, seller_view, seller_papers = [] }: DeskOrder): readonly Note[] {
  const { credit_notes = [], debit_notes = [] } = buyer_view;
  const { notes = [], taken_back = [] } = seller_view;
  const sellers = (kind: "bill" | "seller note", number: string) =>
    seller_papers.find((paper) => paper.kind === kind && paper.number === number)?.id;
  const all: readonly Note[] = [
    ...credit_notes.map((note) => ({
      kind: "credit" as const,
      number: note.number,
      page: note.number,
      date: note.date,
      on: note.invoice.number,
      onPage: note.invoice.number,
      why: note.reason,
      total: (note.part ?? note.invoice).total,
    })),
    ...debit_notes.map((note) => ({
      kind: "debit" as const,
      number: note.number,
      page: note.number,
      date: note.date,
      on: note.invoice.number,
      onPage: note.invoice.number,
      why: note.reason,
      total: note.part.total,
    })),
    ...notes.map((note) => ({
      kind: "seller" as const,
      number: note.number,
      page: sellers("seller note", note.number),
      date: note.date,
      on: note.bill.number,
      onPage: sellers("bill", note.bill.number),
      why: note.reason,
      total: note.part.total,
    })),
    ...taken_back.map(({ bill, taken_back_at, reason }) => ({
      kind: "taken" as const,
      number: bill.number,
      page: sellers("bill", bill.number),
      date: taken_back_at,
      on: bill.number,
      onPage: sellers("bill", bill.number),
      why: reason,
      total: bill.total,
    })),
  ];
  return all.toSorted((one, other) => one.date.localeCompare(other.date));
}
