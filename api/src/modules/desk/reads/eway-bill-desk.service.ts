import type { DeskEwayBillListAnswer, DeskEwayBillShowAnswer } from "@mandi/shared/contract/desk/eway-bill";
import type { DeskOrderAnswer, EwayAct } from "@mandi/shared/contract/desk/order";
import type { Db } from "../../../platform/database/database";
import { found, Refusal } from "../../../platform/errors";
import { FileAnswer } from "../../../platform/routes/file-answer";
import { instant } from "../../../platform/wire-figures";
import { deskRows, offsetOf } from "../../../reads/desk/desk-page";
import { selectEwayBills, selectPartB, selectWaitingEwayForms } from "../../../reads/desk/eway-bills.read";
import { selectWaitOfEwayBill } from "../../../reads/desk/queue-eway-bills.read";
import { readPaper } from "../../papers/paper.service";
import { isCancellable } from "../../shipments/eway/eway-drop.service";
import { isForCarrier, isNearEnd } from "../../shipments/eway/extension.policy";
import { ewayFileOf } from "../../tax-portal/documents/eway-file";
import { journeyOf } from "./eway-journey";

/** E-way bills with their status. */
export async function listEwayBillsForDesk(
  db: Db,
  query: { readonly state?: string; readonly page?: number },
  now: Date,
): Promise<DeskEwayBillListAnswer> {
  const page = { limit: deskRows, offset: offsetOf(query.page) };
  const rows = await selectEwayBills(db, { state: query.state, now, ...page });
  return { data: rows.map((row) => presentBill(row, now)) };
}

/** An e-way bill with what it waits for, whom to call and the changes that the portal would accept now. @throws Refusal 404 */
export async function readEwayBillForDesk(db: Db, id: number, now: Date): Promise<DeskEwayBillShowAnswer> {
  const [rows, what] = await Promise.all([
    selectEwayBills(db, { id, now, limit: 1, offset: 0 }),
    selectWaitOfEwayBill(db, id, now),
  ]);
  const row = found(rows[0]);
  const { carrier, carrier_phone, driver, driver_phone } = row;
  const calls = { carrier, carrier_phone, driver, driver_phone };
  const journey = journeyOf(await readPaper(db, row.paper_id), row.kilometres);
  return { data: { ...presentBill(row, now), ...calls, what: what ?? null, ...portalOf(row, now), journey } };
}

/** The e-way bills that an invoice has had, newest first. */
export async function listEwayBillsOfPaper(
  db: Db,
  paperId: number,
  now: Date,
): Promise<DeskEwayBillListAnswer["data"]> {
  const rows = await selectEwayBills(db, { paperId, now, limit: deskRows, offset: 0 });
  return rows.map((row) => presentBill(row, now));
}

type FoundBill = Awaited<ReturnType<typeof selectEwayBills>>[number];

const isExtendable = (bill: FoundBill, now: Date): boolean =>
  bill.is_standing && isNearEnd(bill, now) && !isForCarrier(bill, bill.own_gstin);

/** The e-way bills of an order, newest first, each with the changes that the portal would accept now. */
export async function listEwayActs(
  db: Db,
  orderId: number,
  now: Date,
): Promise<NonNullable<DeskOrderAnswer["data"]["eway_bills"]>> {
  const [bills, parts] = await Promise.all([
    selectEwayBills(db, { orderId, now, limit: deskRows, offset: 0 }),
    selectPartB(db, orderId),
  ]);
  return bills.flatMap((bill) =>
    bill.number === null
      ? []
      : [
          {
            number: bill.number,
            acts: actsOf(bill, now),
            vehicle: bill.vehicle,
            vehicle_id: bill.vehicle_id,
            invoice: bill.invoice,
            state: bill.state,
            valid_until: instant(bill.valid_until),
            message: bill.message,
            part_b: parts
              .filter(({ number }) => number === bill.number)
              .map(({ number: _number, at, ...part }) => ({ ...part, at: at.toISOString() })),
          },
        ],
  );
}

/** The portal's call of each act. */
const callOf = { vehicle: "setVehicle", extend: "extend", cancel: "cancelEwb" } as const;

/** What the portal was asked and has not answered, and what else it can be asked. */
function portalOf(bill: FoundBill, now: Date) {
  const isAsked = (act: EwayAct): boolean => bill.waiting_calls.includes(callOf[act]);
  const known = ["vehicle", "extend", "cancel"] as const;
  return { asked: known.filter(isAsked), acts: actsOf(bill, now).filter((act) => !isAsked(act)) };
}

function actsOf(bill: FoundBill, now: Date): EwayAct[] {
  if (!bill.is_standing) return [];
  return [
    "vehicle",
    ...(isExtendable(bill, now) ? ["extend" as const] : []),
    ...(isCancellable(bill, now) ? ["cancel" as const] : []),
  ];
}

function presentBill(row: FoundBill, now: Date): DeskEwayBillListAnswer["data"][number] {
  return {
    id: row.id,
    number: row.number,
    order_id: row.order_number,
    invoice: row.invoice,
    vehicle: row.vehicle,
    state: row.state,
    is_typed: row.is_typed ? 1 : 0,
    is_extendable: isExtendable(row, now) ? 1 : 0,
    made_at: instant(row.made_at),
    valid_until: instant(row.valid_until),
    code: row.code,
    message: row.message,
  };
}

/** The portal takes this many e-way bills in one file. */
const billsAtMost = 500;

/** Everything pending for the portal, as one file to upload there. @throws Refusal 409 when nothing waits */
export async function readEwayFile(db: Db): Promise<FileAnswer> {
  const forms = await selectWaitingEwayForms(db, billsAtMost);
  if (forms.length === 0) throw new Refusal("conflict", { message: "No e-way bill is waiting for the portal." });
  const bytes = Buffer.from(JSON.stringify(ewayFileOf(forms)));
  return new FileAnswer({ type: "text/plain", bytes, name: "eway-bills.json" });
}
