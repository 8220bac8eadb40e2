import type { Db } from "../../platform/database/database";
import { invalidField, Refusal } from "../../platform/errors";
import { insertPanApart, selectPansOf } from "./pan-apart.store";

/** The PANs that a profile has had, and whether the desk says that the login is not of their company. */
export const listPansOf = selectPansOf;

/**
 * Says that a login is not of the company of a PAN that it typed, or takes that back.
 *
 * @throws Refusal 422 at `pan` where its profile never had it, 409 where that is said already
 */
export async function sayPanApart(
  tx: Db,
  userId: number,
  { pan, isApart }: { readonly pan: string; readonly isApart: boolean },
  { reason, at, actorId }: { readonly reason: string; readonly at: Date; readonly actorId: number },
): Promise<void> {
  const known = (await selectPansOf(tx, userId)).find((one) => one.pan === pan);
  if (known === undefined) throw invalidField("pan", "Their profile never had this PAN. Please choose one that it had");
  if (known.is_apart === isApart) {
    const said = isApart ? "separate from" : "part of";
    throw new Refusal("conflict", { message: `This login is already ${said} that company. Please reload the page.` });
  }
  await insertPanApart(tx, { user_id: userId, pan, is_apart: isApart, reason, at, actor_id: actorId });
}

/** Whether a login counts as one of the company of a PAN. */
export async function isOfPan(db: Db, userId: number, pan: string): Promise<boolean> {
  return !(await selectPansOf(db, userId)).some((one) => one.pan === pan && one.is_apart);
}
