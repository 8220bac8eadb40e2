import { Id } from "@mandi/shared/contract/wire";
import { Object as ObjectOf } from "typebox";
import type { Db } from "../../platform/database/database";
import { enqueue } from "../../platform/jobs/enqueue";
import type { JobKind } from "../../platform/jobs/job";

const QuotationKey = ObjectOf({ id: Id });

export const closeWindow: JobKind<typeof QuotationKey> = { name: "close quotation", payload: QuotationKey };
export const endPrice: JobKind<typeof QuotationKey> = { name: "expire quotation", payload: QuotationKey };

/** Schedules the close of the window; a later call moves it. The quotation must be locked or new. */
export function scheduleClose(tx: Db, id: number, at: Date): Promise<void> {
  return enqueue(tx, closeWindow, { payload: { id }, runAt: at, key: `close quotation:${id}` });
}

/** Schedules the expiry of a marked price; a later call moves it. The quotation must be locked. */
export function scheduleExpiry(tx: Db, id: number, at: Date): Promise<void> {
  return enqueue(tx, endPrice, { payload: { id }, runAt: at, key: `expire quotation:${id}` });
}
