import type { Db } from "../../platform/database/database";
import { Refusal } from "../../platform/errors";
import { selectByPath } from "../../reads/desk/desk-keys.read";

/** A key; more digits are a number that people read, whatever it is. */
const keyPattern = /^\d{1,15}$/;

/** Numbers of digits alone that could be keys, by the first part of the path; the keys that exist are far shorter. */
const numbersOf: Readonly<Record<string, RegExp>> = {
  "/desk/user/": /^\d{10}$/,
  "/desk/eway-bill/": /^\d{12}$/,
  "/desk/payment/": /^\d{12,22}$/,
};

/**
 * The key of what a call of the desk names: the key itself, or the number that people read (Q…, O…, an invoice or credit
 * note of the order, JRN…, L…, B…, A…, R…, the UTR of a transfer, the phone of a person, an e-way bill).
 *
 * @throws Refusal 404 where nothing has this number
 */
export async function readDeskKey(db: Db, path: string, name: string): Promise<number> {
  const start = Object.keys(selectByPath).find((beginning) => path.startsWith(beginning));
  if (keyPattern.test(name) && !numbersOf[start ?? ""]?.test(name)) return Number(name);
  const [row] = (await selectByPath[start ?? ""]?.(db, name.toUpperCase())) ?? [];
  if (row === undefined) throw new Refusal("not_found", { message: `There is nothing here with the number ${name}.` });
  return row.id;
}
