import type { Db } from "../../platform/database/database";
import { isUniqueViolation } from "../../platform/database/transaction";
import { found, invalidField } from "../../platform/errors";
import { endCodes } from "../identity/identity.service";
import { changeUser, endSessions, lockUser } from "../identity/standing.service";
import { notify, redirectUnsent } from "../notifications/notification.service";
import type { DeskResult } from "./actions/desk-action";
import { type TrailContext, writeTrail } from "./desk.service";

/**
 * Gives a person another number to log in with: sessions and active codes of both numbers end, and the previous number
 * is notified.
 *
 * @throws Refusal 404 unknown, 422 the same number or one that is in use
 */
export async function changePhone(tx: Db, id: number, phone: string, context: TrailContext): Promise<DeskResult> {
  const { at } = context;
  const user = found(await lockUser(tx, id));
  if (user.phone === phone) throw invalidField("phone", "This is already the person's number");
  // Pending messages still go to the person; the notice of the change itself goes to the previous number.
  await redirectUnsent(tx, id, phone);
  const values = { ending: phone.slice(-4) };
  await notify(tx, { kind: "phone changed", userIds: [id], values, link: null, at });
  try {
    await changeUser(tx, id, { phone });
  } catch (error) {
    if (isUniqueViolation(error)) throw invalidField("phone", "This number belongs to another person");
    throw error;
  }
  await endSessions(tx, id, at);
  await endCodes(tx, [user.phone, phone], at);
  await writeTrail(tx, "user phone", `user:${id}`, context, { from: user.phone, to: phone });
  return { message: "The person logs in with the new number from now on, and is logged out everywhere." };
}
