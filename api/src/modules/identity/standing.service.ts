import type { DeskRole } from "@mandi/shared/contract/desk/right";
import type { Db } from "../../platform/database/database";
import { advisoryLock } from "../../platform/database/transaction";
import * as store from "./standing.store";

/** A user, locked until the transaction ends; undefined when there is none. */
export const lockUser = store.selectUserForUpdate;

/** Changes a person's name, type or rights. */
export const changeUser = store.updateUser;

/** Gives a person back to the desk for verification; one who waits already has waited since before. */
export const submitUser = store.updateSubmitted;

/** Makes a customer a seller or transporter; false when they are no longer a customer (two tabs). */
export const changeType = store.updateCustomerType;

/** Ends every session of a person. */
export const endSessions = store.revokeSessions;

/** Everybody at the desk who is not suspended, by key. */
export const listStaffIds = store.selectStaffIds;

/** The key of a member of staff by phone; undefined when there is none. */
export const findStaff = store.selectStaffByPhone;

/** The people of the desk, including suspended ones. */
export const listStaff = store.selectStaff;

/**
 * Whether the desk has, or ever had, another person than this one. A desk that never had a second person cannot ask one; any other
 * must, even when everybody else has since been suspended, so that nobody gains sole control by suspending the others.
 */
export async function hadColleague(tx: Db, actorId: number): Promise<boolean> {
  return (await store.selectStaffBut(tx, [actorId], "all")) !== undefined;
}

/** Whether somebody else who is not suspended has a role; the answer is locked until the transaction ends. */
export async function hasOtherWithRole(tx: Db, id: number, role: DeskRole): Promise<boolean> {
  await advisoryLock(tx, "people of the desk");
  return (await store.selectOtherWithRole(tx, id, role)) !== undefined;
}

/** Whether somebody could decide between these two: a third person of the desk who is not suspended. */
export async function hasThird(tx: Db, actorId: number, colleagueId: number): Promise<boolean> {
  // Two simultaneous suspensions must not each rely on the person whom the other one suspends.
  await advisoryLock(tx, "people of the desk");
  return (await store.selectStaffBut(tx, [actorId, colleagueId], "active")) !== undefined;
}
