import { sql } from "kysely";
import type { Db } from "../../platform/database/database";

/** Of what has no number of its own, its key after the letters of its kind. */
const keyAfter = (letters: string) => async (_db: Db, name: string) => {
  const key = name.startsWith(letters) ? name.slice(letters.length) : "";
  return /^\d{1,14}$/.test(key) ? [{ id: Number(key) }] : [];
};

/** How the desk's objects are found by the numbers that people use; the beginning of the call's path selects the kind. */
export const selectByPath: Readonly<
  Record<string, (db: Db, name: string) => Promise<readonly { readonly id: number }[]>>
> = {
  "/desk/quotation/": (db, name) =>
    db.selectFrom("quotation").select("id").where("number", "=", name).limit(1).execute(),
  // An order is found by its own number, that of its quotation and those of its documents.
  "/desk/order/": async (db, name) => {
    const { rows } = await sql<{ id: number }>`
      select id from trade_order where number = ${name} or quotation_number = ${name}
      union select order_id from issued_paper where number = ${name} and kind not in ('bill', 'freight bill') and order_id is not null
      limit 1`.execute(db);
    return rows;
  },
  "/desk/paper/": (db, name) =>
    db
      .selectFrom("issued_paper")
      .select("id")
      .where("number", "=", name)
      .where("kind", "not in", ["bill", "freight bill", "seller note"])
      .limit(1)
      .execute(),
  "/desk/e-invoice/": (db, name) =>
    db
      .selectFrom("issued_paper")
      .select("id")
      .where("number", "=", name)
      .where("kind", "in", ["invoice", "credit note", "debit note"])
      .limit(1)
      .execute(),
  // A number can be used again after an invoice was cancelled: the latest is meant.
  "/desk/eway-bill/": (db, name) =>
    db.selectFrom("eway_bill").select("id").where("number", "=", name).orderBy("id", "desc").limit(1).execute(),
  // The same UTR may be reported again after it was rejected: the latest report is meant.
  "/desk/payment/": (db, name) =>
    db.selectFrom("payment").select("id").where("utr", "=", name).orderBy("id", "desc").limit(1).execute(),
  "/desk/journal/": keyAfter("JRN"),
  "/desk/listing/": keyAfter("L"),
  "/desk/payout-batch/": keyAfter("B"),
  "/desk/approval/": keyAfter("A"),
  "/desk/credit-request/": keyAfter("R"),
  "/desk/user/": (db, name) => db.selectFrom("users").select("id").where("phone", "=", name).limit(1).execute(),
};
