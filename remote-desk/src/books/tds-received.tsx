import type { DeskTdsReceivedAnswer } from "@mandi/shared/contract/desk/tds";
import { tds } from "@mandi/shared/messages/desk-books";
import { buyerTdsStates, wordOf } from "@mandi/shared/messages/desk-states";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { exact } from "../common/exact";
import { PartyLink } from "../common/party-link";

type Received = DeskTdsReceivedAnswer["data"][number];

const { heads } = tds;
const tones: Readonly<Record<string, "ok" | "bad">> = { matched: "ok", missing: "bad", short: "bad" };

const columns: readonly Column<Received>[] = [
  {
    key: "buyer",
    head: heads.buyer,
    cell: ({ buyer, phone }) => <PartyLink phone={phone}>{buyer}</PartyLink>,
    isRowHead: true,
    phone: "lead",
  },
  { key: "quarter", head: heads.quarter, cell: ({ quarter }) => quarter, isUnbroken: true, phone: "note" },
  { key: "code", head: heads.code, cell: ({ code, tan }) => `${code}, ${tan}`, phone: "line" },
  { key: "tds", head: heads.tds, cell: ({ deducted }) => exact(deducted), align: "end", phone: "line" },
  { key: "certified", head: heads.certified, cell: ({ certified }) => exact(certified), align: "end", phone: "line" },
  { key: "open", head: heads.open, cell: ({ left }) => exact(left), align: "end", isStrong: true, phone: "figure" },
  {
    key: "state",
    head: heads.state,
    cell: ({ state }) => <Pill tone={tones[state] ?? "wait"}>{wordOf(buyerTdsStates, state)}</Pill>,
    phone: "aside",
  },
];

/** What buyers deducted, and what certificates show of it. */
export function TdsReceived({ rows }: { readonly rows: readonly Received[] }) {
  return (
    <DataTable
      label={tds.received}
      columns={columns}
      rows={rows}
      rowKey={({ phone, code, quarter, tan }) => `${phone} ${code} ${quarter} ${tan}`}
      emptyText={tds.noReceived}
      isDense
    />
  );
}
