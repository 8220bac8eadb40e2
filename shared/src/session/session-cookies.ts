import { parseSessionUser, type SessionUser } from "./session-user";

/** Names are fixed. The prefix makes the browser refuse them without Secure, with a Domain or on another path. */
const tokenCookie = "__Host-mandi-token";
const userCookie = "__Host-mandi-user";

/** Seven days, in seconds. */
const lifeSeconds = 7 * 24 * 60 * 60;

/** The browser silently drops a longer cookie, which would sign the user out on the next page. */
const maxCookieLength = 4000;

export interface StoredSession {
  readonly token: string;
  readonly user: SessionUser;
}

/**
 * Reads both session cookies. The session is valid only when the token is a non-empty JSON string and the user has
 * exactly the five keys; in every other case both cookies are cleared, so that half a session can never linger.
 */
export function readSessionCookies(): StoredSession | null {
  const cookies = parseCookies(document.cookie);
  const session = parseStoredSession(parseJson(cookies.get(tokenCookie)), parseJson(cookies.get(userCookie)));
  if (session !== null) return session;
  if (cookies.has(tokenCookie) || cookies.has(userCookie)) clearSessionCookies();
  return null;
}

/** Writes both cookies for seven days. The only writer of them in the product. */
export function writeSessionCookies({ token, user }: StoredSession): void {
  const { name, type, email, phone, company_name } = user;
  setCookie(tokenCookie, JSON.stringify(token), lifeSeconds);
  setCookie(userCookie, JSON.stringify({ name, type, email, phone, company_name }), lifeSeconds);
}

export function clearSessionCookies(): void {
  setCookie(tokenCookie, "", 0);
  setCookie(userCookie, "", 0);
}

function setCookie(name: string, value: string, maxAgeSeconds: number): void {
  const encoded = encodeURIComponent(value);
  if (encoded.length > maxCookieLength) throw new RangeError(`Cookie ${name} would be dropped: it is too long`);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, and this is its only user
  document.cookie = `${name}=${encoded}; Max-Age=${maxAgeSeconds}; Path=/; Secure; SameSite=Strict`;
}

function parseCookies(header: string): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const part of header.split(";")) {
    const equals = part.indexOf("=");
    if (equals > 0) cookies.set(part.slice(0, equals).trim(), part.slice(equals + 1));
  }
  return cookies;
}

function parseJson(encoded: string | undefined): unknown {
  if (encoded === undefined) return undefined;
  try {
    return JSON.parse(decodeURIComponent(encoded));
  } catch {
    return undefined;
  }
}

/**
 * A session from outside this page: a non-empty token that is safe in a header, and a user of exactly the five keys.
 */
export function parseStoredSession(token: unknown, facts: unknown): StoredSession | null {
  const user = parseSessionUser(facts);
  // A token from a tampered cookie must not break the request it is put on.
  const isToken = typeof token === "string" && /^[A-Za-z0-9_-]{20,200}$/.test(token);
  return isToken && user !== null ? { token, user } : null;
}
