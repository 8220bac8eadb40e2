import { Integer, Object as ObjectOf, String as StringOf } from "typebox";
import { closeSession } from "../session/session";
import { signInAs } from "../testing/fake-session";
import { clearDevice, deviceStore } from "./device-store";

const Draft = ObjectOf({ message: StringOf(), tonnes: Integer() });
const drafts = deviceStore({ area: "buyer", purpose: "rfq", schema: Draft, maxAgeDays: 7, maxLength: 300 });
const steps = deviceStore({ area: "transporter", purpose: "step", schema: Draft, mustBeSent: true });

const rakesh = "9000000001";
const meena = "9000000002";
const draft = { message: "before noon", tonnes: 30 };

function becomes(phone: string): void {
  closeSession();
  signInAs("customer", { phone });
}

describe("what the device keeps", () => {
  it("outlives the tab and is parsed when it is read", () => {
    becomes(rakesh);
    expect(drafts.store("41", draft)).toBe(true);
    expect(drafts.load("41")).toEqual(draft);
    expect(drafts.load("42")).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it("belongs to the person: the next user of the same machine never sees it", () => {
    becomes(rakesh);
    drafts.store("41", draft);
    becomes(meena);
    expect(drafts.load("41")).toBeNull();
    expect(drafts.loadAll()).toEqual([]);
    becomes(rakesh);
    expect(drafts.load("41")).toEqual(draft);
  });

  it("passes from the visitor to the person who logs in; the later value wins", () => {
    jest.useFakeTimers({ now: new Date("2026-11-21T05:00:00Z") });
    becomes(rakesh);
    drafts.store("41", { ...draft, message: "older" });
    closeSession();
    jest.advanceTimersByTime(1000);
    drafts.store("41", draft);
    becomes(rakesh);
    expect(drafts.load("41")).toEqual(draft);
    becomes(meena);
    expect(drafts.load("41")).toBeNull();
    jest.useRealTimers();
  });

  it("is removed by the person's own logout, except what the server still has to receive", () => {
    becomes(meena);
    drafts.store("41", draft);
    becomes(rakesh);
    drafts.store("41", draft);
    steps.store("a", draft);
    clearDevice(rakesh);
    expect(drafts.load("41")).toBeNull();
    expect(steps.loadAll()).toEqual([draft]);
    becomes(meena);
    expect(drafts.load("41")).toEqual(draft);
  });

  it("expires: after its days it counts as nothing", () => {
    jest.useFakeTimers({ now: new Date("2026-11-21T05:00:00Z") });
    becomes(rakesh);
    drafts.store("41", draft);
    jest.setSystemTime(new Date("2026-11-28T04:59:00Z"));
    expect(drafts.load("41")).toEqual(draft);
    jest.setSystemTime(new Date("2026-11-28T05:01:00Z"));
    expect(drafts.load("41")).toBeNull();
    jest.useRealTimers();
  });

  it("lists all entries of one kind, oldest first, without a dropped one", () => {
    jest.useFakeTimers({ now: new Date("2026-11-21T05:00:00Z") });
    becomes(rakesh);
    steps.store("z", { ...draft, tonnes: 1 });
    jest.advanceTimersByTime(1000);
    steps.store("a", { ...draft, tonnes: 2 });
    drafts.store("41", draft);
    expect(steps.loadAll().map(({ tonnes }) => tonnes)).toEqual([1, 2]);
    steps.drop("z");
    expect(steps.loadAll().map(({ tonnes }) => tonnes)).toEqual([2]);
    jest.useRealTimers();
  });

  it.each(["not json", "{}", '{"keptAt":0,"maxAgeMs":9e15,"mustBeSent":false,"value":{"message":1}}'])(
    "ignores an invalid entry: %s",
    (text) => {
      becomes(rakesh);
      localStorage.setItem("mandi-kept:buyer:rfq:9000000001:41", text);
      expect(drafts.load("41")).toBeNull();
      expect(drafts.loadAll()).toEqual([]);
    },
  );

  it("is limited: what is too long stays with the page and never reaches the device", () => {
    becomes(rakesh);
    const long = { ...draft, message: "x".repeat(300) };
    expect(drafts.store("long", long)).toBe(false);
    expect(drafts.load("long")).toEqual(long);
    expect(localStorage).toHaveLength(0);
    drafts.drop("long");
    expect(drafts.load("long")).toBeNull();
  });

  it("survives a full device: stale entries make room, otherwise the page holds the value", () => {
    becomes(rakesh);
    localStorage.setItem("mandi-kept:buyer:rfq:9000000009:1", '{"keptAt":0,"maxAgeMs":1,"mustBeSent":false,"value":1}');
    const write = Storage.prototype.setItem;
    const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, text) {
      if (this.length > 0) throw new DOMException("full", "QuotaExceededError");
      write.call(this, key, text);
    });
    expect(drafts.store("41", draft)).toBe(true);
    expect(drafts.store("42", draft)).toBe(false);
    expect(drafts.load("42")).toEqual(draft);
    full.mockRestore();
    expect(drafts.store("42", draft)).toBe(true);
    expect(localStorage).toHaveLength(2);
  });

  it("survives a browser that blocks its storage", () => {
    becomes(rakesh);
    const shut = jest.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("shut", "SecurityError");
    });
    expect(drafts.store("43", draft)).toBe(false);
    expect(drafts.load("43")).toEqual(draft);
    drafts.drop("43");
    expect(drafts.load("43")).toBeNull();
    shut.mockRestore();
  });

  it("is found by every copy of this code in the document when the device has no room for it", async () => {
    becomes(rakesh);
    await jest.isolateModulesAsync(async () => {
      const copy = await import("./device-store");
      copy.deviceStore({ area: "buyer", purpose: "rfq", schema: Draft }).hold(rakesh, "41", draft);
    });
    expect(localStorage).toHaveLength(0);
    expect(drafts.load("41")).toEqual(draft);
    clearDevice(rakesh);
    expect(drafts.load("41")).toBeNull();
  });

  it("reports changes by other tabs until the subscription ends", () => {
    becomes(rakesh);
    const listener = jest.fn();
    const stop = drafts.follow(listener);
    const change = (key: string) => window.dispatchEvent(new StorageEvent("storage", { key }));
    change("mandi-kept:buyer:rfq:9000000001:41");
    change("mandi-kept:buyer:rfq:9000000002:41");
    change("somebody-else");
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    change("mandi-kept:buyer:rfq:9000000001:41");
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("held for the owner of a session that has just ended is kept for them alone, and is removed by their own logout", () => {
    becomes(rakesh);
    closeSession();
    drafts.hold(rakesh, "41", draft);
    steps.hold(rakesh, "7", draft);
    expect(localStorage).toHaveLength(0);
    becomes(meena);
    expect(drafts.load("41")).toBeNull();
    becomes(rakesh);
    expect(drafts.load("41")).toEqual(draft);

    clearDevice(meena);
    expect(drafts.load("41")).toEqual(draft);
    clearDevice(rakesh);
    expect(drafts.load("41")).toBeNull();
    expect(steps.load("7")).toEqual(draft);
    steps.drop("7");
  });
});
