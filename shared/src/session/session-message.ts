import { parseStoredSession, type StoredSession } from "./session-cookies";

/**
 * A message from one tab to the others. It contains everything they need, because a cookie that one tab has just
 * written or removed can still be read unchanged in another for some milliseconds after the message has arrived.
 */
export type SessionMessage =
  | { readonly kind: "opened"; readonly session: StoredSession }
  | { readonly kind: "closed"; readonly token: string | null };

/**
 * Null for a message that this version of the page does not understand: the tabs of a browser may run different ones.
 */
export function parseSessionMessage(data: unknown): SessionMessage | null {
  const kind = read(data, "kind");
  const token = read(data, "token");
  if (kind === "closed") return { kind, token: typeof token === "string" ? token : null };
  const session = parseStoredSession(read(read(data, "session"), "token"), read(read(data, "session"), "user"));
  return kind === "opened" && session !== null ? { kind, session } : null;
}

function read(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
