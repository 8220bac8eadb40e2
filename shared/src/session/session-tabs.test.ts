import { aSessionUser, fakeToken } from "../testing/fake-session";

type Listener = (event: { readonly data: unknown }) => void;

/** Connects the tabs of a browser: every listener receives a message, except its sender. */
class FakeChannel {
  static readonly open: FakeChannel[] = [];
  readonly listeners: Listener[] = [];
  readonly said: unknown[] = [];

  readonly name: string;

  constructor(name: string) {
    this.name = name;
    FakeChannel.open.push(this);
  }

  addEventListener(type: string, listener: Listener): void {
    if (type === "message") this.listeners.push(listener);
  }

  postMessage(data: unknown): void {
    this.said.push(data);
    const others = FakeChannel.open.filter((other) => other !== this && other.name === this.name);
    for (const other of others) for (const listener of other.listeners) listener({ data });
  }
}

type Tab = typeof import("./session");

/** The session of one more tab: its own module over the cookies that all tabs share. */
async function openTab(): Promise<Tab> {
  const opened: Tab[] = [];
  await jest.isolateModulesAsync(async () => {
    opened.push(await import("./session"));
  });
  const [tab] = opened;
  if (!tab) throw new Error("No tab was opened");
  return tab;
}

beforeAll(() => Reflect.set(globalThis, "BroadcastChannel", FakeChannel));
afterAll(() => Reflect.deleteProperty(globalThis, "BroadcastChannel"));
afterEach(() => FakeChannel.open.splice(0));

it("starts logged out in every tab", async () => {
  const tab = await openTab();
  expect(tab.sessionStore.getState()).toEqual({ apiUrl: "/api", token: null, user: null });
});

it("signs every tab in and out together (R-026, R-030)", async () => {
  const [one, other] = [await openTab(), await openTab()];

  one.openSession({ token: fakeToken, user: aSessionUser() });
  expect(other.sessionStore.getState()).toEqual({ apiUrl: "/api", token: fakeToken, user: aSessionUser() });
  other.closeSession();
  expect(one.roleOf(one.sessionStore.getState())).toBe("visitor");
  expect(one.roleOf(other.sessionStore.getState())).toBe("visitor");
});

it("logs a tab out at once although its cookies still show the session, and keeps it logged out (R-030)", async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.openSession({ token: fakeToken, user: aSessionUser() });
  const before = document.cookie;
  const lateCookies = jest.spyOn(document, "cookie", "get").mockReturnValue(before);
  try {
    other.closeSession();
    expect(one.sessionStore.getState().token).toBeNull();
    one.restoreSession();
    expect(one.sessionStore.getState().token).toBeNull();
  } finally {
    lateCookies.mockRestore();
  }
});

it("signs a tab in at once although its cookies show half of the session, and clears neither of them", async () => {
  const [one, other] = [await openTab(), await openTab()];
  const lateCookies = jest.spyOn(document, "cookie", "get").mockReturnValue(`__Host-mandi-token=%22${fakeToken}%22`);
  try {
    one.openSession({ token: fakeToken, user: aSessionUser() });
  } finally {
    lateCookies.mockRestore();
  }
  expect(other.sessionStore.getState()).toEqual({ apiUrl: "/api", token: fakeToken, user: aSessionUser() });
  other.restoreSession();
  expect(other.sessionStore.getState().token).toBe(fakeToken);
});

it("keeps a tab logged in when another one closes an older session, and falls back to the cookies for an unreadable message", async () => {
  const [one, other] = [await openTab(), await openTab()];
  const newer = "b".repeat(43);
  one.openSession({ token: newer, user: aSessionUser() });
  const [, channel] = FakeChannel.open;
  channel?.postMessage({ kind: "closed", token: fakeToken });
  channel?.postMessage("closed");
  channel?.postMessage({ kind: "opened", session: { token: "short", user: aSessionUser() } });
  expect([one, other].map(({ sessionStore }) => sessionStore.getState().token)).toEqual([newer, newer]);
});
