import { Integer, Object as ObjectOf } from "typebox";
import { MessageAnswer } from "../contract/wire";
import { sessionStore } from "../session/session";
import { fakeApi } from "../testing/fake-api";
import { fakeToken, signInAs } from "../testing/fake-session";
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
  it("carry the token of a signed-in person and nothing of a visitor, never a null bearer (R-027, R-432)", async () => {
    const api = fakeApi();
    api.answer("GET /count", Count, { count: 1 });

    await http.get("/count", Count);
    signInAs("customer");
    await http.get("/count", Count);

    const headers = api.calls("GET /count").map((call) => call.headers.get("authorization"));
    expect(headers).toEqual([undefined, `Bearer ${fakeToken}`]);
  });

  it("end the session silently when the server says 401 (R-033, R-427)", async () => {
    const api = fakeApi();
    api.refuse("GET /count", 401, { message: "Please sign in." });
    signInAs("customer");

    const failure = await failureOf(http.get("/count", Count));

    expect(failure.status).toBe(401);
    expect(sessionStore.getState().token).toBeNull();
  });

  it("do not end a session opened meanwhile, when a late 401 of the old one arrives (R-033)", async () => {
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

  it("show the server's sentence, its code, the fields and how long to wait (R-392)", async () => {
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

  it("speak the HTTP layer's own words where the server has none (R-398)", async () => {
    const api = fakeApi();
    api.cutOff("GET /dead");
    api.refuse("GET /broken", 503, { message: "" });

    expect((await failureOf(http.get("/dead", Count))).message).toBe("Network Error");
    expect((await failureOf(http.get("/broken", Count))).message).toBe("Request failed with status code 503");
  });

  it("can be called off by the page that is left (R-398)", async () => {
    const api = fakeApi();
    api.answer("GET /count", Count, { count: 1 });
    api.hold("GET /count");
    const leaving = new AbortController();
    const call = failureOf(http.get("/count", Count, { signal: leaving.signal }));

    leaving.abort();

    expect((await call).kind).toBe("aborted");
  });

  it("give what was fetched ahead to the first who asks, and fetch again for the next", async () => {
    const api = fakeApi();
    api.answer("GET /count", Count, { count: 7 });

    http.prefetch("/count?page=2");
    const first = await http.get("/count", Count, { query: { page: 2 } });
    await http.get("/count", Count, { query: { page: 2 } });

    expect(first).toEqual({ count: 7 });
    expect(api.calls("GET /count")).toHaveLength(2);
  });

  it("send the key of the intention with a write, so that a retry is the same write", async () => {
    const api = fakeApi();
    api.confirm("POST /cash-wallet/top-up", "Reported");

    await http.post("/cash-wallet/top-up", { amount: 1 }, MessageAnswer, { idempotencyKey: "key-1" });

    expect(api.calls("POST /cash-wallet/top-up")[0]?.headers.get("idempotency-key")).toBe("key-1");
  });
});
