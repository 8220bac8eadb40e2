import { createStore, useStore } from "zustand";
import type { Role } from "../contract/role";
import { clearSessionCookies, readSessionCookies, type StoredSession, writeSessionCookies } from "./session-cookies";
import { parseSessionMessage, type SessionMessage } from "./session-message";
import { parseSessionUser, type SessionUser } from "./session-user";

// biome-ignore lint/performance/noBarrelFile: areas get this module's exports from the host, and a copy would be another store
export { type Delivery, deliveryStore, setDelivery, useDelivery } from "./delivery";

interface SignedIn extends StoredSession {
  readonly apiUrl: string;
}
interface SignedOut {
  readonly apiUrl: string;
  readonly token: null;
  readonly user: null;
}

/** The session as every part of the product sees it. `token` and `user` are both set or both null. */
export type Session = SignedIn | SignedOut;

const apiUrl = "/api";
const signedOut: SignedOut = { apiUrl, token: null, user: null };

/** The only session store. Provided by the host: an area with its own copy would see another user than the shell. */
export const sessionStore = createStore<Session>(() => signedOut);

/** Other tabs of the same browser follow a login or logout within moments. */
const otherTabs = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("mandi-session");
otherTabs?.addEventListener("message", ({ data }: { readonly data: unknown }) => follow(parseSessionMessage(data)));

/** Tokens that other tabs have closed. None of them is accepted again, whatever the cookies here still show. */
const closedElsewhere = new Set<string>();

/** Repeats what another tab did, without reading the cookies: they may still be the old ones. */
function follow(message: SessionMessage | null): void {
  if (message?.kind === "opened") take(message.session);
  else if (message?.kind === "closed" && message.token !== null) leave(message.token);
  else restoreSession();
}

function leave(token: string): void {
  closedElsewhere.add(token);
  if (sessionStore.getState().token === token) take(null);
}

/** Restores the session from the cookies; anything invalid ends logged out. Called at start. */
export function restoreSession(): void {
  const stored = readSessionCookies();
  take(stored !== null && closedElsewhere.has(stored.token) ? null : stored);
}

function take(session: StoredSession | null): void {
  const next: Session = session ? { apiUrl, ...session } : signedOut;
  // Pages that watch the session must not restart because another tab has loaded.
  if (JSON.stringify(next) !== JSON.stringify(sessionStore.getState())) sessionStore.setState(next);
}

/** Logs in: cookies for seven days, store, other tabs. */
export function openSession(session: StoredSession): void {
  writeSessionCookies(session);
  sessionStore.setState({ apiUrl, ...session });
  tellOtherTabs({ kind: "opened", session });
}

/** Updates the user's details, as after a profile save or a change of type. No effect when logged out. */
export function changeSessionUser(change: Partial<SessionUser>): void {
  const session = sessionStore.getState();
  if (session.user !== null) openSession({ token: session.token, user: { ...session.user, ...change } });
}

/**
 * Applies the type that the server reports for the owner of this token. A customer's type changes with their
 * application; if that answer was lost, or on their other devices, the cookie would say customer for seven days. No
 * other type ever changes, so an answer from before the application reverts nothing.
 */
export function correctUserType(token: string, type: unknown): void {
  const session = sessionStore.getState();
  if (session.token !== token || session.user.type !== "customer" || type === "customer") return;
  const user = parseSessionUser({ ...session.user, type });
  if (user !== null) openSession({ token, user });
}

/** Logs out on this device: both cookies, the store and every list that belongs to a session. */
export function closeSession(): void {
  const { token } = sessionStore.getState();
  clearSessionCookies();
  sessionStore.setState(signedOut);
  tellOtherTabs({ kind: "closed", token });
}

function tellOtherTabs(message: SessionMessage): void {
  otherTabs?.postMessage(message);
}

/** The role used by guards and menus. It grants nothing: the server decides again on every call. */
export function roleOf(session: Session): Role {
  return session.user?.type ?? "visitor";
}

/** The session, or a part of it, as React state. */
export function useSession<Part>(select: (session: Session) => Part): Part {
  return useStore(sessionStore, select);
}
