import type { DeskEInvoiceListAnswer, DeskPortalListAnswer } from "@mandi/shared/contract/desk/tax-portal";
import type { Db } from "../../../platform/database/database";
import { found } from "../../../platform/errors";
import { FileAnswer } from "../../../platform/routes/file-answer";
import { instant } from "../../../platform/wire-figures";
import { deskRows, offsetOf } from "../../../reads/desk/desk-page";
import { vehicleKey } from "../../../reads/desk/named.read";
import { selectEInvoice, selectEInvoices, selectPortalRequests } from "../../../reads/desk/tax-portal.read";
import { readEwayForm } from "../../shipments/eway/eway-form.service";
import { findPortalForm } from "../../tax-portal/queue.service";

const rangeOf = (page: number | undefined) => ({ limit: deskRows, offset: offsetOf(page) });

/** Documents for the tax portal, each with the state of its registration. */
export async function listEInvoicesForDesk(
  db: Db,
  query: { readonly state?: string; readonly page?: number },
): Promise<DeskEInvoiceListAnswer> {
  const rows = await selectEInvoices(db, query.state, rangeOf(query.page));
  return { data: rows.map(presentEInvoice) };
}

/** The state of one document's registration; null for one that needs none. */
export async function findEInvoiceForDesk(
  db: Db,
  paperId: number,
): Promise<DeskEInvoiceListAnswer["data"][number] | null> {
  const row = await selectEInvoice(db, paperId);
  return row === undefined ? null : presentEInvoice(row);
}

type EInvoiceRow = Awaited<ReturnType<typeof selectEInvoices>>[number];

function presentEInvoice({ order_number, acknowledged_at, ...row }: EInvoiceRow) {
  return { ...row, order_id: order_number, acknowledged_at: instant(acknowledged_at) };
}

/** What is pending for the portals or was refused there. */
export async function listPortalRequestsForDesk(db: Db, page: number | undefined): Promise<DeskPortalListAnswer> {
  const rows = await selectPortalRequests(db, rangeOf(page));
  return {
    data: rows.map((row) => ({ ...row, made_at: row.made_at.toISOString(), next_at: row.next_at.toISOString() })),
  };
}

/** The form of a request in the portal's format, to upload it there. @throws Refusal 404 */
export async function readPortalForm(db: Db, id: number): Promise<FileAnswer> {
  const { call, form } = found(await findPortalForm(db, id));
  return new FileAnswer({
    type: "text/plain",
    bytes: Buffer.from(JSON.stringify(form)),
    name: `${call}-${id}.json`,
  });
}

/** The e-way bill of a vehicle that is named by its number. @throws Refusal 404, 409, 422 */
export async function readEwayFormForDesk(
  db: Db,
  orderId: number,
  query: { readonly vehicle: string; readonly distance_km: number },
): Promise<FileAnswer> {
  const shipmentId = await vehicleKey(db, orderId, query.vehicle);
  return readEwayForm(db, { orderId, shipmentId, kilometres: query.distance_km });
}
