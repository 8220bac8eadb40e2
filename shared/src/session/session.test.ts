import fc from "fast-check";
import { aSessionUser, fakeToken, signInAs } from "../testing/fake-session";
import { changeSessionUser, closeSession, restoreSession, roleOf, sessionStore } from "./session";

const names = ["__Host-mandi-token", "__Host-mandi-user"] as const;

const cookie = (name: string) =>
  document.cookie
    .split("; ")
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);

function setCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: a hostile cookie is what this test is about
  document.cookie = `${name}=${value}; Path=/; Secure; SameSite=Strict`;
}

/** Half a surrogate pair cannot be written into a cookie at all. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, "?");

afterEach(() => {
  for (const name of names) setCookie(name, "; Max-Age=0");
});

describe("the session", () => {
  it("stands in two cookies, both JSON, the user with exactly five keys (R-026, R-028, R-428)", () => {
    signInAs("seller", { company_name: "Shikhar Steel" });

    expect(JSON.parse(decodeURIComponent(cookie(names[0]) ?? ""))).toBe(fakeToken);
    const user: unknown = JSON.parse(decodeURIComponent(cookie(names[1]) ?? ""));
    expect(Object.keys(user as object)).toEqual(["name", "type", "email", "phone", "company_name"]);
  });

  it("comes back from its cookies after a reload (R-026, R-029)", () => {
    const user = signInAs("transporter");
    sessionStore.setState({ token: null, user: null });

    restoreSession();

    expect(sessionStore.getState()).toEqual({ apiUrl: "/api", token: fakeToken, user });
  });

  it("is gone from cookies and store when it is closed (R-030)", () => {
    signInAs("customer");

    closeSession();

    expect(names.map(cookie)).toEqual([undefined, undefined]);
    expect(sessionStore.getState()).toEqual({ apiUrl: "/api", token: null, user: null });
    expect(roleOf(sessionStore.getState())).toBe("visitor");
  });

  it("changes type with its cookie when a customer becomes a seller (R-255)", () => {
    signInAs("customer");

    changeSessionUser({ type: "seller" });

    expect(roleOf(sessionStore.getState())).toBe("seller");
    expect(JSON.parse(decodeURIComponent(cookie(names[1]) ?? ""))).toMatchObject({
      type: "seller",
      name: "Rakesh Agrawal",
    });
  });

  it.each([
    ["only a token", JSON.stringify(fakeToken), null],
    ["only a user", null, JSON.stringify(aSessionUser())],
    ["a token that is no JSON", fakeToken.slice(1, 5), JSON.stringify(aSessionUser())],
    ["four keys", JSON.stringify(fakeToken), JSON.stringify({ ...aSessionUser(), company_name: undefined })],
    ["six keys", JSON.stringify(fakeToken), JSON.stringify({ ...aSessionUser(), id: 1 })],
    ["an unknown type", JSON.stringify(fakeToken), JSON.stringify({ ...aSessionUser(), type: "admin" })],
    [
      "prototype keys",
      JSON.stringify(fakeToken),
      '{"__proto__":{"type":"staff"},"name":"","email":"","phone":"","company_name":""}',
    ],
    ["a token with a line break", JSON.stringify(`${fakeToken}\n`), JSON.stringify(aSessionUser())],
    ["4 kB of rubbish", "x".repeat(3900), "y".repeat(3900)],
  ])("ends signed out with both cookies cleared when they hold %s (R-028)", (_what, token, user) => {
    if (token !== null) setCookie(names[0], encodeURIComponent(token));
    if (user !== null) setCookie(names[1], encodeURIComponent(user));

    restoreSession();

    expect(sessionStore.getState()).toEqual({ apiUrl: "/api", token: null, user: null });
    expect(names.map(cookie)).toEqual([undefined, undefined]);
  });

  it("never throws, whatever stands in the cookies (R-028)", () => {
    const anything = fc.oneof(fc.string(), fc.json(), fc.string({ unit: "binary" }));
    fc.assert(
      fc.property(anything, anything, (token, user) => {
        setCookie(names[0], encodeURIComponent(wellFormed(token)));
        setCookie(names[1], encodeURIComponent(wellFormed(user)));
        restoreSession();
        return sessionStore.getState().token === null;
      }),
      { numRuns: 300 },
    );
  });
});
