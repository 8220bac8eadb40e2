import { deskRoles } from "@mandi/shared/contract/desk/right";
import type { Db } from "../../platform/database/database";
import { found, Refusal } from "../../platform/errors";
import { userOfPhone } from "../identity/identity.service";
import { changeUser, endSessions, findStaff, lockUser } from "../identity/standing.service";
import { type TrailContext, writeTrail } from "./desk.service";
import { changePhone } from "./login-phone.service";

/** What an operator of the server can do about the people of the desk. */
export const operatorActs = ["appoint", "suspend", "restore", "phone", "roles"] as const;
export type OperatorAct = (typeof operatorActs)[number];

/** An act as entered. */
export interface OperatorRequest {
  readonly act: OperatorAct;
  readonly phone: string;
  /** The new number to log in with, where that changes. */
  readonly newPhone: string | undefined;
  readonly reason: string;
  readonly at: Date;
}

/**
 * What the desk cannot decide by itself: its first person, the return of a colleague to a desk with only one person left, a phone of one of
 * two. Anyone with access to the database could do it anyway; here it follows the rules and is recorded.
 *
 * @throws Refusal 404, 409, 422
 */
export async function actAsOperator(tx: Db, request: OperatorRequest): Promise<string> {
  const { act, phone, newPhone, reason, at } = request;
  const context: TrailContext = { at, actorId: null, reason, requestId: "operator" };
  const { id } = act === "appoint" ? await userOfPhone(tx, phone, at) : await staffOf(tx, phone);
  if (act === "phone") {
    if (newPhone === undefined) throw new Refusal("refused", { message: "Please name the new number as well." });
    return (await changePhone(tx, id, newPhone, context)).message;
  }
  const message = await standingActs[act](tx, found(await lockUser(tx, id)), at);
  await endSessions(tx, id, at);
  await writeTrail(tx, `user ${act} by the operator`, `user:${id}`, context, {});
  return message;
}

type LockedUser = NonNullable<Awaited<ReturnType<typeof lockUser>>>;
type StandingAct = (tx: Db, user: LockedUser, at: Date) => Promise<string>;

const standingActs: Readonly<Record<Exclude<OperatorAct, "phone">, StandingAct>> = {
  async appoint(tx, { id, type }) {
    if (type === "staff") throw new Refusal("conflict", { message: "This person is already staff." });
    if (type !== "customer") {
      throw new Refusal("refused", {
        message: "Only a person who is neither a seller nor a transporter can become staff.",
      });
    }
    await changeUser(tx, id, { type: "staff", verification_status: "approved", desk_roles: [...deskRoles] });
    return "The person is staff from the next login on, with every role.";
  },
  async suspend(tx, { id, suspended_at }, at) {
    if (suspended_at !== null) throw new Refusal("conflict", { message: "This person is already suspended." });
    await changeUser(tx, id, { suspended_at: at });
    return "The person is suspended and logged out everywhere.";
  },
  async roles(tx, { id }) {
    await changeUser(tx, id, { desk_roles: [...deskRoles] });
    return "The person has every role of the desk.";
  },
  async restore(tx, { id, suspended_at }) {
    if (suspended_at === null) throw new Refusal("conflict", { message: "This person is not suspended." });
    await changeUser(tx, id, { suspended_at: null });
    return "The person may log in again.";
  },
};

async function staffOf(tx: Db, phone: string) {
  return found(await findStaff(tx, phone), "Nobody at the desk has this number.");
}
