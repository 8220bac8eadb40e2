import type { LoginUser } from "@mandi/shared/contract/login";
import type { UserType } from "@mandi/shared/contract/role";
import { recordAudit } from "../../platform/audit";
import { secondsAfter } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { inTransaction } from "../../platform/database/transaction";
import { Refusal } from "../../platform/errors";
import { sha256 } from "../../platform/ids";
import { countExactly, uncountLatest } from "../../platform/limits/exact-limit";
import type { RequestContext } from "../../platform/routes/route";
import { readSettings } from "../site/settings";
import { countedBuckets, otpRules, sendLimits, unusedBuckets, wrongCodeText } from "./otp.policy";
import { endCode, endCodesOf, replaceCode, takeTry, wasLocked } from "./otp.store";
import { CountsAsSent } from "./otp-delivery";
import { hashCode, isCode } from "./otp-hash";
import { insertSession, revokeOldest, revokeOtherSessions, revokeSession, updateCodeUntil } from "./session.store";
import { staffCodeMinutes, staffSessionHours } from "./staff-session-settings";
import { upsertUser } from "./user.store";

/** A session lasts this long and is never extended. */
export const sessionSeconds = 7 * 24 * 3_600;

/** On how many devices a person may be logged in; the next login ends the oldest session. */
export const sessionsAtOnce = 10;

/** Creates a new code for a phone and sends it. Never checks whether the phone has an account. */
export async function sendCode(context: RequestContext, phone: string): Promise<void> {
  const { db, clock, ids, services } = context;
  const now = clock.now();
  const code = ids.digits(otpRules.digits);
  const stored = await hashCode(code);
  await inTransaction(db, async (tx) => {
    await countExactly(tx, sendLimits(phone, context.ip, services.otpLimitFactor), now);
    await replaceCode(tx, { phone, ...stored, createdAt: now, expiresAt: secondsAfter(now, otpRules.lifeSeconds) });
  });
  // Only after the commit, so that a code is never sent that is not in the database.
  try {
    await services.otpDelivery.send(phone, code);
  } catch (cause) {
    // While the gateway is down, nobody uses up the codes that they will need when it is back.
    if (!(cause instanceof CountsAsSent)) {
      await inTransaction(db, (tx) => uncountLatest(tx, countedBuckets(phone, context.ip)));
    }
    const message = "The code could not be sent. Please try again in a moment.";
    throw Object.assign(new Refusal("unavailable", { message, retryAfterSeconds: otpRules.resendAfterSeconds }), {
      cause,
    });
  }
}

export interface OpenedSession {
  readonly token: string;
  /** Secret half for the HttpOnly cookie. */
  readonly binding: string;
  readonly user: LoginUser;
  /** How many of the person's oldest sessions it ended. */
  readonly ended: number;
}

/** Uses up a try. @returns the key of the code when it is right @throws Refusal 422 with what is wrong and how many tries are left */
async function checkCode({ db, clock, requestId }: RequestContext, phone: string, code: string): Promise<number> {
  const now = clock.now();
  const taken = await takeTry(db, phone, otpRules.tries, now);
  if (!taken) throw otpRefusal((await wasLocked(db, phone, now)) ? "otp_locked" : "otp_expired");
  if (!(await isCode(code, taken))) {
    const triesLeft = otpRules.tries - taken.number;
    if (triesLeft > 0) throw otpRefusal("otp_wrong", wrongCodeText(triesLeft));
    await endCode(db, taken.id, "locked", now);
    await recordAudit(db, {
      at: now,
      actorId: null,
      action: "login locked",
      subject: `otp:${taken.id}`,
      requestId,
    });
    throw otpRefusal("otp_locked");
  }
  return taken.id;
}

/** Ends a code that was entered correctly. The owner of the phone requested it, so only the count of sent codes keeps it. */
async function useUp(tx: Db, codeId: number, context: RequestContext, phone: string): Promise<void> {
  if (!(await endCode(tx, codeId, "used", context.clock.now()))) throw otpRefusal("otp_expired");
  await uncountLatest(tx, unusedBuckets(phone, context.ip));
}

/** Exchanges a correct code for a session. @throws Refusal 422 with what is wrong and how many tries are left. */
export async function verifyCode(context: RequestContext, phone: string, code: string): Promise<OpenedSession> {
  const { db, clock } = context;
  const now = clock.now();
  const codeId = await checkCode(context, phone, code);
  return inTransaction(db, async (tx) => {
    await useUp(tx, codeId, context, phone);
    const user = await upsertUser(tx, phone, now);
    if (user.suspended_at) throw new Refusal("suspended");
    const opened = { token: context.ids.token(), binding: context.ids.token() };
    await insertSession(tx, {
      tokenHash: sha256(opened.token),
      bindingHash: sha256(opened.binding),
      userId: user.id,
      createdAt: now,
      ...(await lifeOf(tx, user.type, now)),
    });
    const ended = await revokeOldest(tx, user.id, sessionsAtOnce, now);
    await recordAudit(tx, {
      at: now,
      actorId: user.id,
      action: "login",
      subject: `user:${user.id}`,
      ...(ended === 0 ? {} : { detail: { ended } }),
      requestId: context.requestId,
    });
    return { ...opened, user, ended };
  });
}

/** How long a session lasts: that of a member of staff is shorter, and stores until when its code counts as new. */
async function lifeOf(tx: Db, type: UserType, now: Date) {
  if (type !== "staff") return { expiresAt: secondsAfter(now, sessionSeconds), codeUntil: null };
  const setting = await readSettings(tx);
  return {
    expiresAt: secondsAfter(now, setting(staffSessionHours) * 3_600),
    codeUntil: secondsAfter(now, setting(staffCodeMinutes) * 60),
  };
}

/** A person of the desk entered a new code: their session may move money again for a while. @throws Refusal 422 for a wrong one */
export async function renewCode(
  context: RequestContext,
  actor: { readonly id: number; readonly phone: string },
  code: string,
): Promise<void> {
  const { sessionHash, clock } = context;
  const now = clock.now();
  const codeId = await checkCode(context, actor.phone, code);
  await inTransaction(context.db, async (tx) => {
    await useUp(tx, codeId, context, actor.phone);
    const { codeUntil } = await lifeOf(tx, "staff", now);
    if (sessionHash && codeUntil) await updateCodeUntil(tx, sessionHash, codeUntil);
    await recordAudit(tx, {
      at: now,
      actorId: actor.id,
      action: "new code",
      subject: `user:${actor.id}`,
      requestId: context.requestId,
    });
  });
}

function otpRefusal(code: "otp_wrong" | "otp_expired" | "otp_locked", message?: string): Refusal {
  const refusal = new Refusal(code, message === undefined ? {} : { message });
  return new Refusal(code, { message: refusal.message, errors: { otp: [refusal.message] } });
}

/** Ends the session in use; its token is invalid from the next request on. */
export async function endSession(context: RequestContext, actorId: number): Promise<void> {
  const now = context.clock.now();
  await inTransaction(context.db, async (tx) => {
    if (context.sessionHash) await revokeSession(tx, context.sessionHash, now);
    await recordAudit(tx, {
      at: now,
      actorId,
      action: "logout",
      subject: `user:${actorId}`,
      requestId: context.requestId,
    });
  });
}

/**
 * Ends the user's sessions on all other devices, as when a phone was lost; the one in use stays.
 *
 * @returns how many were ended
 */
export async function endOtherSessions(context: RequestContext, actorId: number): Promise<number> {
  const { sessionHash } = context;
  if (!sessionHash) return 0;
  const now = context.clock.now();
  return inTransaction(context.db, async (tx) => {
    const ended = await revokeOtherSessions(tx, actorId, sessionHash, now);
    await recordAudit(tx, {
      at: now,
      actorId,
      action: "logout of other devices",
      subject: `user:${actorId}`,
      detail: { ended },
      requestId: context.requestId,
    });
    return ended;
  });
}

/** Ends the active codes of these phones, as when a number passes to another person (docs/domain.md#login). */
export async function endCodes(tx: Db, phones: readonly string[], at: Date): Promise<void> {
  await endCodesOf(tx, phones, at);
}

/** The user of a phone; an unknown phone becomes a new customer, as at a first login. */
export function userOfPhone(tx: Db, phone: string, now: Date): Promise<{ readonly id: number }> {
  return upsertUser(tx, phone, now);
}
