import { closeSession, openSession, restoreSession, sessionStore } from "../session/session";
import { clearSessionCookies, writeSessionCookies } from "../session/session-cookies";
import { aSessionUser, fakeToken, signInAs } from "../testing/fake-session";
import { createQueryStore } from "./query-store";

const empty = { data: undefined, error: null, isFetching: false, dataUpdatedAt: 0 };
const secret = ["₹15,60,179.56"];

describe("the store of a query", () => {
  it("stores the answer and clears the error, keeps the data when a later fetch fails, and is empty after a reset (R-243)", async () => {
    const { store, fetch, reset } = createQueryStore<string[]>();
    expect(store.getState()).toEqual(empty);
    const reason = new Error("down");
    await fetch(() => Promise.reject(reason));
    expect(store.getState()).toEqual({ ...empty, error: reason });
    await fetch(async () => ["a"]);
    expect(store.getState()).toMatchObject({ data: ["a"], error: null, isFetching: false });
    await fetch(() => Promise.reject(reason));
    expect(store.getState()).toMatchObject({ data: ["a"], error: reason });

    reset();
    expect(store.getState()).toEqual(empty);
  });
});

describe("the data of a logged-in person", () => {
  const ends: readonly (readonly [string, () => void])[] = [
    ["they log out, or the server says 401", closeSession],
    [
      "another tab has signed them out",
      () => {
        clearSessionCookies();
        restoreSession();
      },
    ],
    [
      "another tab has signed somebody else in",
      () => {
        writeSessionCookies({ token: `${fakeToken}B`, user: aSessionUser({ phone: "9000000002" }) });
        restoreSession();
      },
    ],
  ];
  it.each(ends)("is removed the moment %s, as is an answer still on its way (R-030)", async (_how, end) => {
    signInAs("customer", { phone: "9000000001" });
    const [shown, waiting] = [createQueryStore<string[]>(), createQueryStore<string[]>()];
    await shown.fetch(async () => secret);
    let answer: (rows: string[]) => void = () => undefined;
    const onItsWay = waiting.fetch(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );

    end();

    expect([shown.store.getState(), waiting.store.getState()]).toEqual([empty, empty]);
    answer(secret);
    await onItsWay;
    expect(waiting.store.getState()).toEqual(empty);
  });

  it("stays when they log in again in another tab, or their details change", async () => {
    const user = signInAs("customer");
    const { store, fetch } = createQueryStore<string[]>();
    await fetch(async () => ["a"]);
    openSession({ token: `${fakeToken}B`, user });
    openSession({ token: `${fakeToken}B`, user: { ...user, name: "Seema" } });
    expect(store.getState().data).toEqual(["a"]);
  });

  it("is removed at the end of every session; there is no session listener while nothing is held", async () => {
    const listening = jest.spyOn(sessionStore, "subscribe");
    const { store, fetch, reset } = createQueryStore<string[]>();
    for (const phone of ["9000000001", "9000000002"]) {
      signInAs("customer", { phone });
      await fetch(async () => [phone]);
      await fetch(async () => [phone]);
      closeSession();
      expect(store.getState()).toEqual(empty);
    }
    expect(listening).toHaveBeenCalledTimes(2);

    signInAs("customer");
    await fetch(async () => ["a"]);
    reset();
    const changed = jest.fn();
    store.subscribe(changed);
    closeSession();
    expect(changed).not.toHaveBeenCalled();
  });
});
