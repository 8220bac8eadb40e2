import type { IncomingHttpHeaders } from "node:http";
import { hasRight, rightMissing } from "@mandi/shared/contract/desk/right";
import type { Actor } from "../actor";
import type { Db } from "../database/database";
import { Refusal } from "../errors";
import { sha256 } from "../ids";
import type { Access, Route } from "./route";

export const bindingCookie = "__Host-mandi-bind";

/** Looks a session up by the digests of its two halves; undefined when it is unknown, expired or ended, or its user is suspended. */
export type FindActor = (db: Db, tokenHash: Buffer, bindingHash: Buffer, now: Date) => Promise<Actor | undefined>;

export interface Caller {
  readonly actor: Actor | undefined;
  readonly sessionHash: Buffer | undefined;
}

const nobody: Caller = { actor: undefined, sessionHash: undefined };

/**
 * Identifies the caller, where the route needs it.
 *
 * A session counts only with both halves: the token from the Authorization header and the HttpOnly binding cookie that no
 * script can copy. The cookie alone opens nothing, so a foreign page cannot make a browser send anything that matters.
 */
export async function findCaller(
  access: Access,
  headers: IncomingHttpHeaders,
  db: Db,
  now: Date,
  find: FindActor,
): Promise<Caller> {
  return access === "anyone" ? nobody : identify(headers, db, now, find);
}

/**
 * Why this access rule refuses a caller: 401 without a valid session, 403 for the wrong kind of user and for a member of staff
 * without the right; else nothing.
 */
export function refusalOf(
  { access, right }: Pick<Route, "access" | "right">,
  { actor }: Pick<Caller, "actor">,
): Refusal | undefined {
  if (access === "anyone" || access === "anyone-or-session") return undefined;
  if (!actor) return new Refusal("signed_out");
  if (access !== "signed-in" && !access.includes(actor.type)) return new Refusal("forbidden");
  if (right === undefined || hasRight(actor.deskRoles, right)) return undefined;
  return new Refusal("forbidden", { message: rightMissing(right) });
}

async function identify(headers: IncomingHttpHeaders, db: Db, now: Date, find: FindActor): Promise<Caller> {
  const token = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(headers.authorization ?? "")?.[1];
  const binding = cookieValue(headers.cookie, bindingCookie);
  if (!token || !binding) return nobody;
  const sessionHash = sha256(token);
  const actor = await find(db, sessionHash, sha256(binding), now);
  return actor ? { actor, sessionHash } : nobody;
}

function cookieValue(header: string | undefined, name: string): string | undefined {
  const prefix = `${name}=`;
  const values = (header ?? "").split("; ").filter((part) => part.startsWith(prefix));
  // Two cookies with one name mean that somebody planted one, so neither is trusted.
  return values.length === 1 ? values[0]?.slice(prefix.length) : undefined;
}
