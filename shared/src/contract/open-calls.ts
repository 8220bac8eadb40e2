/**
 * Calls that are sent without authentication, even for a logged-in person: neither token nor cookie. Their answers are
 * the same for everybody.
 */
export const openCalls = [
  "GET /handshake",
  "GET /config",
  "GET /general-search",
  "GET /get-address/:pincode",
  "POST /contact-us",
] as const;
