import { closeSession, openSession, restoreSession, sessionStore } from "../session/session";
import { clearSessionCookies, writeSessionCookies } from "../session/session-cookies";
import { aSessionUser, fakeToken, signInAs } from "../testing/fake-session";
import { createKeptList } from "./kept-list";
import { createListStore } from "./list-store";

const empty = { about: null, data: null, hasError: false, isLoading: false, reason: null };

describe("the store of a list", () => {
  it("holds what was fetched and clears the flag (R-243)", () => {
    const { store, begin } = createListStore<string[]>();
    expect(store.getState()).toEqual(empty);

    begin().fail(new Error("down"));
    expect(store.getState()).toMatchObject({ data: null, hasError: true, isLoading: false });
    begin().succeed(["a"]);
    expect(store.getState()).toEqual({ about: "", data: ["a"], hasError: false, isLoading: false, reason: null });
  });

  it("sets the flag and lets go of the data when a fetch fails, and is empty without a flag after a reset (R-243)", () => {
    const { store, begin, reset } = createListStore<string[]>();
    begin().succeed(["a"]);
    const reason = new Error("down");
    begin().fail(reason);
    expect(store.getState()).toEqual({ about: "", data: null, hasError: true, isLoading: false, reason });

    reset();
    expect(store.getState()).toEqual(empty);
  });

  it("keeps what is shown while the same list is fetched again, and shows nothing of another one", () => {
    const { store, begin } = createListStore<string[]>();
    begin("page 1").succeed(["a"]);
    begin("page 1");
    expect(store.getState()).toMatchObject({ data: ["a"], isLoading: true });

    begin("page 2");
    expect(store.getState()).toMatchObject({ about: "page 2", data: null, isLoading: true });
  });

  it("drops what a fetch brings after a newer one or a reset", () => {
    const { store, begin, reset } = createListStore<string[]>();
    const older = begin();
    const newer = begin();
    newer.succeed(["new"]);
    older.succeed(["old"]);
    expect(store.getState().data).toEqual(["new"]);

    const late = begin();
    reset();
    late.succeed(["late"]);
    expect(store.getState()).toEqual(empty);
  });

  it("replaces only what is still there", () => {
    const { store, begin, replace } = createListStore<string[]>();
    const shown = ["a"];
    begin().succeed(shown);
    replace(shown, ["b"]);
    replace(shown, ["c"]);
    expect(store.getState().data).toEqual(["b"]);
  });
});

describe("a list of a signed-in person", () => {
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
  it.each(ends)("is empty in the same moment when %s, also for an answer on its way (R-030)", (_how, end) => {
    signInAs("customer", { phone: "9000000001" });
    const [shown, waiting] = [createListStore<string[]>(), createListStore<string[]>()];
    shown.begin().succeed(["₹15,60,179.56"]);
    const onItsWay = waiting.begin();
    const again = shown.begin();

    end();

    expect([shown.store.getState(), waiting.store.getState()]).toEqual([empty, empty]);
    onItsWay.succeed(["₹15,60,179.56"]);
    again.fail(new Error("Quotation Q2627000017 was refused"));
    expect([shown.store.getState(), waiting.store.getState()]).toEqual([empty, empty]);
  });

  it("stays when they log in once more in another tab, or change what is known of them", () => {
    const user = signInAs("customer");
    const { store, begin } = createListStore<string[]>();
    begin().succeed(["a"]);
    openSession({ token: `${fakeToken}B`, user });
    openSession({ token: `${fakeToken}B`, user: { ...user, name: "Seema" } });
    expect(store.getState().data).toEqual(["a"]);
  });

  it("is emptied at the end of every session it is filled in, and listens only while it holds something", () => {
    const listening = jest.spyOn(sessionStore, "subscribe");
    const { store, begin, reset } = createListStore<string[]>();
    for (const phone of ["9000000001", "9000000002"]) {
      signInAs("customer", { phone });
      begin().succeed([phone]);
      begin().succeed([phone]);
      closeSession();
      expect(store.getState()).toEqual(empty);
    }
    expect(listening).toHaveBeenCalledTimes(2);

    begin().succeed(["a"]);
    reset();
    signInAs("customer");
    const told = jest.fn();
    store.subscribe(told);
    closeSession();
    expect(told).not.toHaveBeenCalled();
  });
});

describe("a list that outlives its page", () => {
  function countedList(answers: readonly (readonly string[] | Error)[]) {
    let asked = 0;
    const list = createKeptList(async () => {
      const answer = answers[asked];
      asked += 1;
      if (answer instanceof Error || answer === undefined) throw answer ?? new Error("not foreseen");
      return answer;
    });
    return { list, asked: () => asked };
  }

  it("does not fetch again by itself what it has (R-245)", async () => {
    const { list, asked } = countedList([["a"]]);

    await Promise.all([list.load(), list.load()]);
    await list.load();

    expect(list.store.getState()).toMatchObject({ data: ["a"], hasError: false, isLoading: false });
    expect(asked()).toBe(1);
  });

  it("keeps an error flag and does not refetch until someone presses Retry (R-244, R-388)", async () => {
    const { list, asked } = countedList([new Error("down"), ["a"]]);

    await list.load();
    await list.load();
    expect(list.store.getState()).toMatchObject({ data: null, hasError: true, isLoading: false });
    expect(asked()).toBe(1);

    await list.retry();
    expect(list.store.getState()).toMatchObject({ data: ["a"], hasError: false });
  });

  it("is fetched again after the end of a session, also when an answer was on its way", async () => {
    signInAs("customer");
    const { list } = countedList([["private"], ["public"]]);
    const first = list.load();
    closeSession();
    await list.load();
    await first;

    expect(list.store.getState().data).toEqual(["public"]);
  });
});
