import { type DeskRole, deskRoles } from "@mandi/shared/contract/desk/right";
import type { UserType } from "@mandi/shared/contract/role";
import { insertSession } from "../modules/identity/session.store";
import { secondsAfter } from "../platform/clock";
import type { Db } from "../platform/database/database";
import { sha256, systemIds } from "../platform/ids";
import type { SignedIn } from "./test-api";
import type { TestClock } from "./test-clock";

/** Details of the person who is logged in, where a test needs them. */
export interface NewPerson {
  readonly phone?: string;
  readonly name?: string;
  readonly verified?: boolean;
  /** Desk roles; by default a member of staff has all. */
  readonly roles?: readonly DeskRole[];
}

let phonesGiven = 0;

/** A user of this type with an open session. */
export async function signIn(db: Db, clock: TestClock, type: UserType, user: NewPerson = {}): Promise<SignedIn> {
  phonesGiven += 1;
  const phone = user.phone ?? `98${String(phonesGiven).padStart(8, "0")}`;
  const now = clock.now();
  const { id } = await db
    .insertInto("users")
    .values({
      phone,
      type,
      name: user.name ?? `Test ${type}`,
      verification_status: user.verified === false ? "unverified" : "approved",
      suspended_at: null,
      desk_roles: type === "staff" ? [...(user.roles ?? deskRoles)] : [],
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const token = systemIds.token();
  const binding = systemIds.token();
  const expiresAt = secondsAfter(now, 7 * 24 * 3600);
  await insertSession(db, {
    tokenHash: sha256(token),
    bindingHash: sha256(binding),
    userId: id,
    createdAt: now,
    expiresAt,
    codeUntil: expiresAt,
  });
  return { id, phone, type, token, binding };
}
