import { formatMoment } from "@mandi/shared/format/dates";
import { listing } from "@mandi/shared/messages/desk-table";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Block } from "@mandi/shared/ui/layout/section";
import type { Listing } from "./listing.api";

type Term = Listing["terms"][number];

const columns: readonly Column<Term>[] = [
  { key: "name", head: listing.heads.name, cell: ({ name }) => name, isRowHead: true, phone: "lead" },
  { key: "before", head: listing.heads.before, cell: ({ before }) => before ?? listing.new, phone: "line" },
  {
    key: "now",
    head: listing.heads.now,
    cell: ({ now, before }) => {
      const text = now ?? listing.gone;
      return now === before ? text : <strong>{text}</strong>;
    },
    // An address can be long: it wraps, and on a phone has a separate line.
    phone: "line",
  },
];

/** The heads where the comparison is with what was on the market. */
const offHeads: Readonly<Record<string, string>> = listing.offHeads;
const offColumns = columns.map((column) => ({ ...column, head: offHeads[column.key] ?? column.head }));

/** What the seller changed while it was off the market, since the desk approved it, then all terms. */
export function ListingTerms({
  listing: { terms, status, approved_at, taken_off_at, changed_off_market = [] },
}: {
  readonly listing: Listing;
}) {
  const changed = terms.filter(({ now, before }) => now !== before);
  const all = columns.filter(({ key }) => key !== "before");
  const offSince = taken_off_at ? formatMoment(taken_off_at) : "";
  const changedOff = changed_off_market.length === 0 ? listing.offSince(offSince) : listing.changedOff(offSince);
  return (
    <>
      {taken_off_at ? (
        <Block title={changedOff}>
          <DataTable
            label={changedOff}
            columns={offColumns}
            rows={changed_off_market}
            rowKey={({ name }) => name}
            emptyText={listing.sameOff}
          />
        </Block>
      ) : null}
      {approved_at === null ? null : (
        <Block title={listing.changed(formatMoment(approved_at))}>
          <DataTable
            label={listing.changed(formatMoment(approved_at))}
            columns={columns}
            rows={changed}
            rowKey={({ name }) => name}
            emptyText={listing.same}
          />
        </Block>
      )}
      <Block title={listing.terms} actions={approved_at === null ? neverApproved(status) : undefined}>
        <DataTable
          label={listing.terms}
          columns={all}
          rows={terms.filter(({ now }) => now !== null)}
          rowKey={({ name }) => name}
          isDense
        />
      </Block>
    </>
  );
}

/** Where no approval is recorded: a product waits for its first one, came to the market without one, or never came to it. */
function neverApproved(status: string): string {
  if (status === "pending approval") return listing.never;
  return status === "live" || status === "paused" ? listing.noEarlier : listing.notByDesk;
}
