import { formatShortDay, formatTime } from "@mandi/shared/format/dates";
import { formatRupees } from "@mandi/shared/format/rupees";
import { prices } from "@mandi/shared/messages/desk-prices";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Delta } from "@mandi/shared/ui/data/delta";
import { useRef } from "react";
import { PriceField, type PriceFieldProps } from "./price-field";
import styles from "./prices.module.css";
import type { PriceEntry, PriceRound } from "./use-price-round";

const shown = (price: number | null): string => (price === null ? prices.none : formatRupees(price, { symbol: "" }));

export interface PriceTableProps {
  readonly round: PriceRound;
  readonly onAsk: () => void;
}

/** All places with a field each, beside the last close and today's prices. */
export function PriceTable({ round, onAsk }: PriceTableProps) {
  const table = useRef<HTMLDivElement>(null);
  const move = (from: HTMLElement, by: 1 | -1) => moveFocus(table.current, from, by);
  return (
    <div ref={table}>
      <DataTable
        label={prices.title}
        columns={columnsOf(round, { onMove: move, onAsk })}
        rows={round.entries}
        rowKey={({ place }) => place.location}
        emptyText={prices.noPlaces}
        isDense
      />
    </div>
  );
}

type FieldKeys = Pick<PriceFieldProps, "onMove" | "onAsk">;

function columnsOf(round: PriceRound, keys: FieldKeys): readonly Column<PriceEntry>[] {
  return [
    { key: "place", head: prices.heads.place, cell: ({ place }) => place.location, isRowHead: true, phone: "lead" },
    { key: "before", head: prices.heads.before, cell: before, align: "end", phone: "line" },
    { key: "open", head: prices.heads.open, cell: ({ place }) => shown(place.open), align: "end", phone: "hidden" },
    { key: "high", head: prices.heads.high, cell: ({ place }) => shown(place.high), align: "end", phone: "hidden" },
    { key: "low", head: prices.heads.low, cell: ({ place }) => shown(place.low), align: "end", phone: "hidden" },
    { key: "saved", head: prices.heads.saved, cell: saved, align: "end", phone: "line" },
    {
      key: "now",
      head: prices.heads.now,
      cell: (entry) => (
        <PriceField
          entry={entry}
          onType={(text) => round.type(entry.place.location, text)}
          onLeave={() => round.leave(entry.place.location)}
          {...keys}
        />
      ),
      phone: "figure",
    },
    { key: "change", head: prices.heads.change, cell: change, align: "end", phone: "aside" },
  ];
}

function before({ place: { previous, previous_day } }: PriceEntry) {
  return <PriceOf price={previous} when={previous_day === null ? null : formatShortDay(previous_day)} />;
}

function saved({ place: { now, updated_at } }: PriceEntry) {
  return <PriceOf price={now} when={updated_at === null ? null : formatTime(updated_at)} />;
}

/** A price with its time below, or beside it on a phone. */
function PriceOf({ price, when }: { readonly price: number | null; readonly when: string | null }) {
  return (
    <span>
      {shown(price)} {when === null ? null : <span className={styles.when}>{when}</span>}
    </span>
  );
}

function change({ place: { previous }, price }: PriceEntry) {
  if (price === null || previous === null) return prices.none;
  return <Delta change={price - previous} percent={((price - previous) / previous) * 100} />;
}

/**
 * To the next or previous field; after the last one to the source of the prices, or to the save button when the source
 * is filled in.
 */
function moveFocus(table: HTMLElement | null, from: HTMLElement, by: 1 | -1): void {
  const fields = [...(table?.querySelectorAll<HTMLElement>("[data-price]") ?? [])];
  const next = fields[fields.indexOf(from) + by];
  if (next) next.focus();
  else if (by === 1) afterLast()?.focus();
}

function afterLast(): HTMLElement | null {
  const source = document.querySelector<HTMLInputElement>("[data-price-source]");
  return source?.value.trim() === "" ? source : document.querySelector<HTMLElement>("[data-save-prices]");
}
