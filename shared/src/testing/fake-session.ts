import { cleanup } from "@testing-library/react";
import type { UserType } from "../contract/role";
import { closeSession, openSession } from "../session/session";
import type { SessionUser } from "../session/session-user";

/** A token like the server's: opaque, of the length and alphabet that the cookie allows. */
export const fakeToken = "dGVzdC10b2tlbi1vZi1hLWZha2Utc2Vzc2lvbg";

/** A logged-in person; state only what matters to the test. */
export function aSessionUser(change: Partial<SessionUser> = {}): SessionUser {
  return {
    name: "Rakesh Agrawal",
    type: "customer",
    email: "rakesh@agrawal.example",
    phone: "9000000001",
    company_name: "Agrawal Traders",
    ...change,
  };
}

/** Logs in for one test, with cookies and store as in the product; logged out again after it. */
export function signInAs(type: UserType, change: Partial<SessionUser> = {}): SessionUser {
  const user = aSessionUser({ type, ...change });
  openSession({ token: fakeToken, user });
  return user;
}

afterEach(() => {
  cleanup(); // First: a page that is still there would see its session end.
  closeSession();
});
