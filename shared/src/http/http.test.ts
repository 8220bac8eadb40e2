import { waitFor } from "@testing-library/react";
import { Integer, Object as ObjectOf } from "typebox";
import { MessageAnswer } from "../contract/wire";
import { closeSession, openSession, sessionStore } from "../session/session";
import { readSessionCookies } from "../session/session-cookies";
import { type FakeApi, fakeApi } from "../testing/fake-api";
import { aSessionUser, fakeToken, signInAs } from "../testing/fake-session";
import { HttpFailure, http } from "./http";

const Count = ObjectOf({ count: Integer() });

async function failureOf(call: Promise<unknown>): Promise<HttpFailure> {
  const failure = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(failure instanceof HttpFailure)) throw new Error("The call did not fail as an HttpFailure");
  return failure;
}

describe("calls to the API", () => {
  it("carry the token of a logged-in person and nothing for a visitor, never a null bearer (R-027, R-432)", async () => {
    const api = fakeApi();
    api.answer("GET /count", Count, { count: 1 });

    await http.get("/count", Count);
    signInAs("customer");
    await http.get("/count", Count);

    const headers = api.calls("GET /count").map((call) => call.headers.get("authorization"));
    expect(headers).toEqual([undefined, `Bearer ${fakeToken}`]);
  });

  it.each([
    ["GET /handshake", "R-313", () => http.get("/handshake", Count)],
    ["GET /config", "R-314", () => http.get("/config", Count)],
    ["GET /general-search", "R-315", () => http.get("/general-search", Count, { query: { search_key: "tmt bar" } })],
    ["GET /get-address/:pincode", "R-347", () => http.get("/get-address/492001", Count)],
    ["POST /contact-us", "R-356", () => http.post("/contact-us", { name: "Asha" }, Count, { idempotencyKey: "key" })],
  ] as const)(
    "go out without token and cookies where no authentication is needed: %s (%s)",
    async (route, _requirement, call) => {
      const api = fakeApi();
      api.answer(route, Count, { count: 1 });
      signInAs("customer");

      await expect(call()).resolves.toEqual({ count: 1 });

      const [sent] = api.calls(route);
      expect(sent?.hasCookies).toBe(false);
      expect([...(sent?.headers.keys() ?? [])]).not.toContain("authorization");
      expect(sent?.body).toEqual(route.startsWith("POST") ? { name: "Asha" } : null);
    },
  );

  it("fail with the same message whether they go out with the session or without it (R-398)", async () => {
    const api = fakeApi();
    api.cutOff("GET /handshake");
    api.refuse("GET /config", 503);
    expect(await failureOf(http.get("/handshake", Count))).toMatchObject({ kind: "network", message: "Network Error" });
    expect((await failureOf(http.get("/config", Count))).message).toBe("Request failed with status code 503");
    const leaving = new AbortController();
    api.hold("GET /general-search");
    const call = failureOf(http.get("/general-search", Count, { signal: leaving.signal }));
    leaving.abort();
    expect((await call).kind).toBe("aborted");
  });

  it("keep the session when a call without authentication is answered with 401 (R-033)", async () => {
    const api = fakeApi();
    api.refuse("GET /config", 401);
    signInAs("customer");
    await failureOf(http.get("/config", Count));
    expect(sessionStore.getState().token).toBe(fakeToken);
  });

  it("end the session silently when the server answers 401 (R-033, R-427)", async () => {
    const api = fakeApi();
    api.refuse("GET /count", 401, { message: "Please log in to continue." });
    signInAs("customer");

    const failure = await failureOf(http.get("/count", Count));

    expect(failure.status).toBe(401);
    expect(sessionStore.getState().token).toBeNull();
  });

  it("do not end a session opened in the meantime, when a late 401 of the old one arrives (R-033)", async () => {
    const api = fakeApi();
    api.refuse("GET /count", 401);
    const held = api.hold("GET /count");
    signInAs("customer");
    const late = failureOf(http.get("/count", Count));
    sessionStore.setState({ token: "another-token-of-a-new-login" });

    held.release();
    await late;

    expect(sessionStore.getState().token).toBe("another-token-of-a-new-login");
  });

  it.each([
    ["an answer", () => undefined],
    ["a refusal", (api: FakeApi) => api.refuse("GET /count", 409, { message: "Q2627000017 was marked" })],
  ])("bring nothing of a session that has ended meanwhile to the next one: %s (R-030)", async (_what, prepare) => {
    const api = fakeApi();
    api.answer("GET /count", Count, { count: 7 });
    prepare(api);
    const held = api.hold("GET /count");
    signInAs("customer", { phone: "9000000001" });
    const late = failureOf(http.get("/count", Count));
    await waitFor(() => expect(api.calls("GET /count")).toHaveLength(1));
    closeSession();
    openSession({ token: `${fakeToken}B`, user: aSessionUser({ phone: "9000000002" }) });
    held.release();

    expect(await late).toMatchObject({ kind: "aborted", message: "Request aborted", status: 0, fields: {} });
  });

  it("still deliver the answer when the same person has logged in again in another tab in the meantime", async () => {
    const api = fakeApi();
    api.answer("GET /count", Count, { count: 7 });
    const held = api.hold("GET /count");
    const user = signInAs("customer");
    const count = http.get("/count", Count);
    openSession({ token: `${fakeToken}B`, user });
    held.release();

    await expect(count).resolves.toEqual({ count: 7 });
  });

  it("correct the type of a customer who has become a seller elsewhere, in the cookie too, and nobody else's", async () => {
    const api = fakeApi();
    api.refuse("POST /customer/become-seller", 403, { message: "No.", userType: "seller" });
    signInAs("customer");

    await failureOf(http.post("/customer/become-seller", {}, MessageAnswer));

    expect(sessionStore.getState().user?.type).toBe("seller");
    expect(readSessionCookies()?.user.type).toBe("seller");

    // Requested before the change, answered after it.
    api.refuse("GET /count", 503, { message: "No.", userType: "customer" });
    await failureOf(http.get("/count", Count));
    expect(sessionStore.getState().user?.type).toBe("seller");
  });

  it("report the server's message, its code, the fields and how long to wait (R-392)", async () => {
    const api = fakeApi();
    api.refuse("POST /otp-login", 429, {
      message: "Too many codes.",
      code: "too_many",
      errors: { phone: ["Wait"] },
      retryAfterSeconds: 30,
    });

    const failure = await failureOf(http.post("/otp-login", { phone: "9000000001" }, MessageAnswer));

    expect(failure).toMatchObject({
      kind: "status",
      status: 429,
      message: "Too many codes.",
      code: "too_many",
      fields: { phone: ["Wait"] },
      retryAfterSeconds: 30,
    });
  });

  it("report the HTTP layer's own message where the server sends none (R-398)", async () => {
    const api = fakeApi();
    api.cutOff("GET /dead");
    api.refuse("GET /broken", 503, { message: "" });

    expect((await failureOf(http.get("/dead", Count))).message).toBe("Network Error");
    expect((await failureOf(http.get("/broken", Count))).message).toBe("Request failed with status code 503");
  });

  it("can be cancelled when the page is left (R-398)", async () => {
    const api = fakeApi();
    api.answer("GET /count", Count, { count: 1 });
    api.hold("GET /count");
    const leaving = new AbortController();
    const call = failureOf(http.get("/count", Count, { signal: leaving.signal }));

    leaving.abort();

    expect((await call).kind).toBe("aborted");
  });

  it("send the key of the intention with a write, so that a retry is the same write", async () => {
    const api = fakeApi();
    api.confirm("POST /cash-wallet/top-up", "Reported");

    await http.post("/cash-wallet/top-up", { amount: 1 }, MessageAnswer, { idempotencyKey: "key-1" });

    expect(api.calls("POST /cash-wallet/top-up")[0]?.headers.get("idempotency-key")).toBe("key-1");
  });

  it("report the server's reason for refusing a file, although the refusal arrives as a file too", async () => {
    const api = fakeApi();
    api.refuse("GET /desk/export/gstr1", 409, { message: "November has not ended." });

    expect(await failureOf(http.file("/desk/export/gstr1"))).toMatchObject({
      status: 409,
      message: "November has not ended.",
    });
    api.refuse("GET /desk/export/gstr1", 502);
    expect((await failureOf(http.file("/desk/export/gstr1"))).message).toBe("Request failed with status code 502");
  });
});
