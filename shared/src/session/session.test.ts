import { act, renderHook } from "@testing-library/react";
import fc from "fast-check";
import { aSessionUser, fakeToken, signInAs } from "../testing/fake-session";
import {
  changeSessionUser,
  closeSession,
  correctUserType,
  openSession,
  restoreSession,
  roleOf,
  sessionStore,
  useSession,
} from "./session";

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
  it("is in two cookies, both JSON, the user with exactly five keys (R-026, R-028, R-428)", () => {
    signInAs("seller", { company_name: "Shikhar Steel" });

    expect(JSON.parse(decodeURIComponent(cookie(names[0]) ?? ""))).toBe(fakeToken);
    const user: unknown = JSON.parse(decodeURIComponent(cookie(names[1]) ?? ""));
    expect(Object.keys(user as object)).toEqual(["name", "type", "email", "phone", "company_name"]);
  });

  it("is restored from its cookies after a reload (R-026, R-029)", () => {
    const user = signInAs("transporter");
    sessionStore.setState({ token: null, user: null });

    restoreSession();

    expect(sessionStore.getState()).toEqual({ apiUrl: "/api", token: fakeToken, user });
  });

  it("is removed from cookies and store when it is closed (R-030)", () => {
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
    ["a token in a list", JSON.stringify([fakeToken]), JSON.stringify(aSessionUser())],
    ["a token that is not JSON", fakeToken.slice(1, 5), JSON.stringify(aSessionUser())],
    ["four keys", JSON.stringify(fakeToken), JSON.stringify({ ...aSessionUser(), company_name: undefined })],
    ["six keys", JSON.stringify(fakeToken), JSON.stringify({ ...aSessionUser(), id: 1 })],
    ["an unknown type", JSON.stringify(fakeToken), JSON.stringify({ ...aSessionUser(), type: "admin" })],
    [
      "prototype keys",
      JSON.stringify(fakeToken),
      '{"__proto__":{"type":"staff"},"name":"","email":"","phone":"","company_name":""}',
    ],
    ["a token after a line break", JSON.stringify(`\n${fakeToken}`), JSON.stringify(aSessionUser())],
    ["a token with a line break", JSON.stringify(`${fakeToken}\n`), JSON.stringify(aSessionUser())],
    ["4 kB of garbage", "x".repeat(3900), "y".repeat(3900)],
  ])("ends logged out with both cookies cleared when they hold %s (R-028)", (_what, token, user) => {
    if (token !== null) setCookie(names[0], encodeURIComponent(token));
    if (user !== null) setCookie(names[1], encodeURIComponent(user));

    restoreSession();

    expect(sessionStore.getState()).toEqual({ apiUrl: "/api", token: null, user: null });
    expect(names.map(cookie)).toEqual([undefined, undefined]);
  });

  it("never throws, whatever is in the cookies (R-028)", () => {
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

  it("lasts seven days, on this host alone, over TLS, and is sent by no other site (R-029, R-403)", () => {
    const written = jest.spyOn(document, "cookie", "set");

    signInAs("customer");
    expect(written.mock.calls.map(([text]) => text.replace(/=[^;]*/, ""))).toEqual([
      `${names[0]}; Max-Age=604800; Path=/; Secure; SameSite=Strict`,
      `${names[1]}; Max-Age=604800; Path=/; Secure; SameSite=Strict`,
    ]);

    written.mockClear();
    closeSession();
    expect(written.mock.calls).toEqual(names.map((name) => [`${name}=; Max-Age=0; Path=/; Secure; SameSite=Strict`]));
  });

  it("leaves the cookies of a visitor alone, including one whose name only begins like ours", () => {
    const written = jest.spyOn(document, "cookie", "set");
    jest.spyOn(document, "cookie", "get").mockReturnValue(`${names[0]}x; ${names[1]}2=y`);

    restoreSession();

    expect(written).not.toHaveBeenCalled();
    expect(roleOf(sessionStore.getState())).toBe("visitor");
  });

  it("refuses a user that no browser would store, naming the cookie", () => {
    const session = (name: string) => ({ token: fakeToken, user: aSessionUser({ name }) });
    const { name, type, email, phone, company_name } = session("").user;
    const empty = encodeURIComponent(JSON.stringify({ name, type, email, phone, company_name })).length;

    openSession(session("x".repeat(4_000 - empty)));
    expect(cookie(names[1])).toHaveLength(4_000);
    expect(() => openSession(session("x".repeat(4_001 - empty)))).toThrow(
      new RangeError(`Cookie ${names[1]} would be dropped: it is too long`),
    );
  });

  it("notifies pages of changes only (R-026)", () => {
    const user = signInAs("seller");
    const listener = jest.fn();
    const stop = sessionStore.subscribe(listener);

    restoreSession();
    expect(listener).not.toHaveBeenCalled();
    setCookie(names[1], encodeURIComponent(JSON.stringify({ ...user, name: "Seema" })));
    restoreSession();
    expect(sessionStore.getState().user?.name).toBe("Seema");
    setCookie(names[0], encodeURIComponent(JSON.stringify(`${fakeToken}2`)));
    restoreSession();
    expect(sessionStore.getState().token).toBe(`${fakeToken}2`);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
  });

  it("does not begin because a logged-out person changes something", () => {
    changeSessionUser({ type: "seller" });

    expect(sessionStore.getState()).toEqual({ apiUrl: "/api", token: null, user: null });
    expect(names.map(cookie)).toEqual([undefined, undefined]);
  });

  it("is available to a page at once, reduced to the part that the page selected", () => {
    const { result } = renderHook(() => useSession(roleOf));
    expect(result.current).toBe("visitor");

    act(() => void signInAs("transporter"));
    expect(result.current).toBe("transporter");
  });
});

describe("a customer whose application was answered on another device", () => {
  const other = `${fakeToken}B`;

  it("becomes the type that the server reports, here and in the cookie, and stays the same person", () => {
    const before = signInAs("customer", { company_name: "Agrawal Traders" });

    correctUserType(fakeToken, "seller");

    expect(sessionStore.getState()).toMatchObject({ token: fakeToken, user: { ...before, type: "seller" } });
    expect(JSON.parse(decodeURIComponent(cookie(names[1]) ?? ""))).toEqual({ ...before, type: "seller" });
  });

  it.each([
    ["an answer for a session before this one", "customer", other, "seller"],
    ["an answer from before the application", "seller", fakeToken, "customer"],
    ["another type for a person who is not a customer", "seller", fakeToken, "transporter"],
    ["a word that is not a type", "customer", fakeToken, "owner"],
    ["no word at all", "customer", fakeToken, undefined],
  ] as const)("is not changed by %s", (_what, own, token, type) => {
    signInAs(own);
    const before = sessionStore.getState();

    correctUserType(token, type);

    expect(sessionStore.getState()).toBe(before);
  });

  it("does not rewrite the cookie when the server reports the current type", () => {
    signInAs("customer");
    const before = sessionStore.getState();

    correctUserType(fakeToken, "customer");

    expect(sessionStore.getState()).toBe(before);
  });

  it("leaves a visitor a visitor", () => {
    closeSession();

    correctUserType(fakeToken, "seller");

    expect(sessionStore.getState().user).toBeNull();
  });
});
