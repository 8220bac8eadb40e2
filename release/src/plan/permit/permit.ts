import { randomBytes } from "node:crypto";
import { readOrNull } from "@mandi/shared/contract/read";
import { Array as ArrayOf, Integer, Object as ObjectOf, type Static, String as StringOf } from "typebox";
import type { RevokedPermit } from "../../store/release-state";
import type { SignedStore } from "../../store/signature/signed-store";

const hourMs = 60 * 60 * 1000;

/** How long a permit is valid by default and at most. */
export const permitHours = { usual: 8, most: 72 } as const;

/** Lets one tester open published versions that are not live, of some areas and for some hours. Times in ms since 1970. */
export const Permit = ObjectOf({
  id: StringOf(),
  who: StringOf(),
  areas: ArrayOf(StringOf()),
  from: Integer(),
  until: Integer(),
});
export type Permit = Static<typeof Permit>;

export interface PermitRequest {
  readonly who: string;
  readonly areas: readonly string[];
  readonly hours: number;
}

/** Makes a permit and its token, signed with the release key. @throws Error without a key that readers trust */
export async function issuePermit(
  store: SignedStore,
  { who, areas, hours }: PermitRequest,
  now: Date,
): Promise<{ readonly permit: Permit; readonly token: string }> {
  const from = now.getTime();
  const permit = { id: randomBytes(4).toString("hex"), who, areas: [...areas], from, until: from + hours * hourMs };
  const text = Buffer.from(JSON.stringify(permit)).toString("base64url");
  return { permit, token: `${text}.${await store.sign("permit", text)}` };
}

/** The permit of a token; null when no trusted key signed it, or when it has expired or was revoked. */
export async function validPermit(store: SignedStore, token: string | undefined, now: Date): Promise<Permit | null> {
  const [text = "", signature = ""] = token?.split(".") ?? [];
  if (!text || !(await store.hasSigned("permit", text, signature))) return null;
  const permit = readOrNull(Permit, parsed(text));
  const isTooLong = permit !== null && permit.until - permit.from > permitHours.most * hourMs;
  if (!permit || isTooLong || now.getTime() >= permit.until || now.getTime() < permit.from - hourMs) return null;
  const { revokedPermits = [] } = (await store.readLatest()) ?? {};
  return revokedPermits.some((revoked) => isRevokedBy(permit, revoked)) ? null : permit;
}

function isRevokedBy({ id, from }: Permit, revoked: RevokedPermit): boolean {
  return revoked.id === id || (revoked.id === "all" && from <= Date.parse(revoked.at));
}

/** Whether a permit covered by this revocation could still be valid. */
export function couldCount({ at }: RevokedPermit, now: Date): boolean {
  return Date.parse(at) + permitHours.most * hourMs > now.getTime();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
  } catch {
    return null;
  }
}
