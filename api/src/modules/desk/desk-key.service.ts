import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { Refusal } from "../../platform/errors";

/** How the things of the desk are found by what people call them; the beginning of the call's path says which. */
const findBy: Readonly<Record<string, (db: Db, name: string) => Promise<readonly { readonly id: number }[]>>> = {
  "/desk/quotation/": (db, name) =>
    db.selectFrom("quotation").select("id").where("number", "=", name).limit(1).execute(),
  // An order goes by its own number, by that of its quotation and by those of its papers.
  "/desk/order/": async (db, name) => {
    const { rows } = await sql<{ id: number }>`
      select id from trade_order where number = ${name} or quotation_number = ${name}
      union select order_id from issued_invoice where number = ${name}
      union select order_id from shipment where sale_number = ${name}
      union select order_id from credit_note where number = ${name}
      limit 1`.execute(db);
    return rows;
  },
  // The same UTR may be reported again after it was rejected: the latest report is meant.
  "/desk/payment/": (db, name) =>
    db.selectFrom("payment").select("id").where("utr", "=", name).orderBy("id", "desc").limit(1).execute(),
  "/desk/journal/": async (_db, name) => (/^JRN\d{1,14}$/.test(name) ? [{ id: Number(name.slice(3)) }] : []),
  "/desk/user/": (db, name) => db.selectFrom("users").select("id").where("phone", "=", name).limit(1).execute(),
};

/** Keys are far shorter than a phone number. */
const isPhone = (name: string): boolean => /^\d{10}$/.test(name);

/**
 * The key of what a call of the desk names: a key as it is, else by the number that people read (Q…, O…, an invoice or credit
 * note of the order, JRN…, the UTR of a transfer, the phone of a person).
 *
 * @throws Refusal 404 where nothing is called so
 */
export async function findDeskKey(db: Db, path: string, name: string): Promise<number> {
  const start = Object.keys(findBy).find((beginning) => path.startsWith(beginning));
  if (/^\d+$/.test(name) && !(start === "/desk/user/" && isPhone(name))) return Number(name);
  const [row] = (await findBy[start ?? ""]?.(db, name.toUpperCase())) ?? [];
  if (row === undefined) throw new Refusal("not_found", { message: `There is nothing here with the number ${name}.` });
  return row.id;
}
