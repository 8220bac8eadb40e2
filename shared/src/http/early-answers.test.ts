import { waitFor } from "@testing-library/react";
import { Integer, Object as ObjectOf, String as StringOf } from "typebox";
import { MessageAnswer } from "../contract/wire";
import { changeSessionUser, closeSession, restoreSession, sessionStore } from "../session/session";
import { writeSessionCookies } from "../session/session-cookies";
import { fakeApi } from "../testing/fake-api";
import { aSessionUser, fakeToken, signInAs } from "../testing/fake-session";
import { http } from "./http";

const Count = ObjectOf({ count: Integer() });

it("a prefetched answer goes to the first caller, and the next caller's is fetched again", async () => {
  const api = fakeApi();
  api.answer("GET /count", Count, { count: 7 });

  http.prefetch("/count?page=2");
  const first = await http.get("/count", Count, { query: { page: 2 } });
  await http.get("/count", Count, { query: { page: 2 } });

  expect(first).toEqual({ count: 7 });
  expect(api.calls("GET /count")).toHaveLength(2);
});

it("a prefetched answer of an open call goes to every caller, unless it failed or was broken", async () => {
  const api = fakeApi();
  api.answer("GET /config", Count, { count: 7 });
  http.prefetch("/config");
  expect(await http.get("/config", Count)).toEqual({ count: 7 });
  expect(await http.get("/config", Count)).toEqual({ count: 7 });
  expect(api.calls("GET /config")).toHaveLength(1);

  http.forgetPrefetched();
  api.refuse("GET /config", 500);
  http.prefetch("/config");
  await expect(http.get("/config", Count)).rejects.toMatchObject({ kind: "status" });
  api.answer("GET /config", Count, { count: 8 });
  expect(await http.get("/config", Count)).toEqual({ count: 8 });

  http.forgetPrefetched();
  api.answer("GET /config", ObjectOf({ count: StringOf() }), { count: "many" });
  http.prefetch("/config");
  await expect(http.get("/config", Count)).rejects.toMatchObject({ kind: "contract" });
  api.answer("GET /config", Count, { count: 9 });
  expect(await http.get("/config", Count)).toEqual({ count: 9 });
});

const changesOfSession: readonly (readonly [string, () => void])[] = [
  ["somebody else has logged in", () => signInAs("customer", { phone: "9000000002" })],
  ["the person has logged out", closeSession],
  ["the person has become a seller", () => changeSessionUser({ type: "seller" })],
  [
    "another tab has signed somebody else in",
    () => {
      writeSessionCookies({ token: `${fakeToken}B`, user: aSessionUser({ phone: "9000000002" }) });
      restoreSession();
    },
  ],
];
it.each(changesOfSession)(
  "an answer prefetched for one session is never used in the next: %s",
  async (_what, change) => {
    const api = fakeApi();
    let mine = 7;
    api.answer("GET /cash-wallet", Count, () => ({ count: mine }));
    signInAs("customer", { phone: "9000000001" });

    http.prefetch("/cash-wallet");
    await waitFor(() => expect(api.calls("GET /cash-wallet")).toHaveLength(1));
    change();
    mine = 0;

    expect(await http.get("/cash-wallet", Count)).toEqual({ count: 0 });
    const { token } = sessionStore.getState();
    expect(api.calls("GET /cash-wallet")[1]?.headers.get("authorization")).toBe(token ? `Bearer ${token}` : undefined);
  },
);

it("an answer prefetched for a page that was not opened within seconds is fetched again", async () => {
  jest.useFakeTimers({ now: new Date("2026-11-21T05:00:00Z"), doNotFake: ["queueMicrotask"] });
  const api = fakeApi();
  let now = 1;
  api.answer("GET /count", Count, () => ({ count: now }));
  const fetchAhead = async () => {
    http.prefetch("/count");
    await jest.advanceTimersByTimeAsync(50);
  };

  await fetchAhead();
  now = 2;
  jest.setSystemTime(new Date("2026-11-21T05:00:09Z"));
  await fetchAhead();
  expect(await http.get("/count", Count)).toEqual({ count: 1 });

  await fetchAhead();
  now = 3;
  jest.setSystemTime(new Date("2026-11-21T05:00:30Z"));
  expect(await http.get("/count", Count)).toEqual({ count: 3 });

  await fetchAhead();
  now = 4;
  jest.setSystemTime(new Date("2026-11-21T05:01:00Z"));
  await fetchAhead();
  expect(await http.get("/count", Count)).toEqual({ count: 4 });
  jest.useRealTimers();
});

it("a prefetched answer is fetched again after a write", async () => {
  const api = fakeApi();
  let count = 1;
  api.answer("GET /count", Count, () => ({ count }));
  api.confirm("POST /bookmark", "Saved");

  http.prefetch("/count");
  await waitFor(() => expect(api.calls("GET /count")).toHaveLength(1));
  await http.post("/bookmark", {}, MessageAnswer);
  count = 2;

  expect(await http.get("/count", Count)).toEqual({ count: 2 });
});
