/**
 * Calls that go out without authentication, also for a signed-in person: neither the token nor a cookie. Their answers are the same
 * for everybody.
 */
export const openCalls = [
  "GET /handshake",
  "GET /config",
  "GET /general-search",
  "GET /get-address/:pincode",
  "POST /contact-us",
] as const;
