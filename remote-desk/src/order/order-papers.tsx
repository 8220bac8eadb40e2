import { deskPaperPath } from "@mandi/shared/contract/page-paths";
import { formatDay, formatEnd, formatMoment } from "@mandi/shared/format/dates";
import { formatWeighedTonnes } from "@mandi/shared/format/quantity";
import { formatVehicle } from "@mandi/shared/format/vehicle";
import { order as messages } from "@mandi/shared/messages/desk-cockpit";
import { ewayBillStates, wordOf } from "@mandi/shared/messages/desk-states";
import { serverNow } from "@mandi/shared/query/server-clock";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Link } from "react-router-dom";
import rowLink from "../common/row-link.module.css";
import type { DeskOrder } from "./order.api";
import styles from "./order.module.css";

type Truck = DeskOrder["buyer_view"]["driver_list"][number];
type EwayBill = NonNullable<DeskOrder["eway_bills"]>[number];

const { truckHeads: heads } = messages;

/** A document of a truck: its number, status and link; all null while there is none. */
interface Paper {
  readonly number: string | null | undefined;
  readonly state?: string | undefined;
  readonly href: string | null | undefined;
  /** Its page at the desk, instead of a file. */
  readonly page?: string | undefined;
  /** What came before it: a line each. */
  readonly earlier?: readonly string[];
}

/** Each truck with each of its documents: number, status and link. */
export function OrderPapers({ order }: { readonly order: DeskOrder }) {
  const columns: readonly Column<Truck>[] = [
    { key: "vehicle", head: heads.vehicle, cell: (truck) => <Vehicle truck={truck} />, isRowHead: true, phone: "lead" },
    column(heads.bill, (truck) => billOf(order, truck)),
    column(heads.invoice, invoiceOf),
    column(heads.receipt, ({ transport_receipt, transport_receipt_number }) => ({
      number: transport_receipt_number,
      href: transport_receipt,
    })),
    column(heads.eway, (truck) => ewayOf(order, truck)),
    { key: "photos", head: heads.photos, cell: (truck) => <Photos truck={truck} />, phone: "line" },
  ];
  return (
    <DataTable
      label={messages.trucks}
      columns={columns}
      rows={order.buyer_view.driver_list}
      rowKey={({ id }) => String(id)}
      emptyText={messages.noTrucks}
    />
  );
}

/** Its number, its carrier and its load. */
function Vehicle({ truck }: { readonly truck: Truck }) {
  const { vehicle_number, transporter_name, final_quantity_by_seller: loaded } = truck;
  const facts = [transporter_name, loaded === null ? "" : formatWeighedTonnes(loaded)].filter(Boolean);
  return (
    <>
      {formatVehicle(vehicle_number)}
      {facts.length === 0 ? null : <small className={styles.state}>{facts.join(", ")}</small>}
    </>
  );
}

function Photos({ truck: { loaded_vehicle_photo, unloaded_vehicle_photo } }: { readonly truck: Truck }) {
  if (!loaded_vehicle_photo && !unloaded_vehicle_photo) return messages.none;
  return (
    <>
      <Photo words={heads.loaded} href={loaded_vehicle_photo} />
      <Photo words={heads.proof} href={unloaded_vehicle_photo} />
    </>
  );
}

function Photo({ words, href }: { readonly words: string; readonly href: string | null }) {
  if (!href) return null;
  return (
    <a className={styles.photo} href={href} target="_blank" rel="noreferrer">
      {words}
    </a>
  );
}

function column(head: string, paperOf: (truck: Truck) => Paper): Column<Truck> {
  return { key: head, head, cell: (truck) => <PaperCell name={head} paper={paperOf(truck)} />, phone: "line" };
}

function PaperCell({ name, paper }: { readonly name: string; readonly paper: Paper }) {
  const { number, state, href, page, earlier = [] } = paper;
  if (!number && !href && !state && earlier.length === 0) return messages.none;
  return (
    <>
      {page || href ? <PaperPage name={`${name} ${number ?? ""}`.trim()} paper={paper} /> : number}
      {state ? <small className={styles.state}>{state}</small> : null}
      {earlier.map((line) => (
        <small key={line} className={styles.state}>
          {line}
        </small>
      ))}
    </>
  );
}

/** Its page at the desk, or the file in a tab of its own. */
function PaperPage({ name, paper: { number, href, page } }: { readonly name: string; readonly paper: Paper }) {
  const words = number || messages.open;
  if (page) {
    return (
      <Link to={page} className={rowLink.link} aria-label={name}>
        {words}
      </Link>
    );
  }
  return (
    <a href={href ?? ""} target="_blank" rel="noreferrer" aria-label={name}>
      {words}
    </a>
  );
}

/** The seller's bill for it; if there is none, the latest that was cancelled. */
function billOf({ seller_view: { invoices = [], taken_back = [], vehicles } }: DeskOrder, { id }: Truck): Paper {
  const bill = invoices.find(({ vehicle_id }) => vehicle_id === id);
  const vehicle = vehicles.find((one) => one.id === id);
  const old = taken_back.findLast(({ bill: { vehicle_id } }) => vehicle_id === id)?.bill;
  if (bill === undefined && old !== undefined) return { number: old.number, state: messages.cancelled, href: null };
  return {
    number: bill?.number,
    state: bill && messages.dated(formatDay(bill.date)),
    href: vehicle?.invoice_paper ?? null,
  };
}

function invoiceOf({ invoice_number, invoice_date }: Truck): Paper {
  return {
    number: invoice_number,
    state: invoice_date ? messages.dated(formatDay(invoice_date)) : undefined,
    href: null,
    page: invoice_number ? deskPaperPath(invoice_number) : undefined,
  };
}

/** The e-way bill that counts, then those that it had before, each with its validity and why it no longer counts. */
function ewayOf({ eway_bills: bills = [] }: DeskOrder, truck: Truck): Paper {
  const { id, eway_bill: number, eway_valid_until: until, ebill: href } = truck;
  const before = bills.filter((bill) => bill.vehicle_id === id && bill.number !== number).map(earlierBill);
  const earlier = [...partBOf(bills.find((bill) => bill.number === number)), ...before];
  if (!until) return { number, href, earlier };
  const at = formatEnd(until);
  return { number, state: isPast(until) ? messages.lapsed(at) : messages.validUntil(at), href, earlier };
}

/** The vehicles that were reported for it on the road, with why, and what the portal refused. */
function partBOf(bill: EwayBill | undefined): string[] {
  return (bill?.part_b ?? []).flatMap(({ vehicle, place, reason, at, state, message }) => {
    const words = state === "done" || state === "failed" ? messages.partB[state] : messages.partB.waiting;
    return words(formatVehicle(vehicle), formatMoment(at), place, message ?? reason);
  });
}

function earlierBill({ number, state = "", valid_until: until, message }: EwayBill): string {
  const end = until ? messages.validUntil(formatEnd(until)) : "";
  return messages.earlierEway(number, [end, message || wordOf(ewayBillStates, state)].filter(Boolean).join(", "));
}

const isPast = (instant: string): boolean => Date.parse(instant) < serverNow();
