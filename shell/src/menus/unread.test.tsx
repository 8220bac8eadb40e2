import { tellUnread, UnreadAnswer } from "@mandi/shared/browser/unread";
import { SiteSetupAnswer } from "@mandi/shared/contract/site-setup";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { http } from "@mandi/shared/http";
import { closeSession } from "@mandi/shared/session";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { aSiteSetup } from "@mandi/shared/testing/public-builders";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter } from "react-router-dom";
import { liveRelease } from "../release/live-release";
import { aLiveArea, aMenuEntry, theProductsRelease } from "../testing/a-release";
import { renderFrame, widenWindow } from "../testing/render-frame";
import { watchUnread } from "./unread";

const call = "/my-turn";
const placesOfMenus = { roles: ["customer"], places: ["account", "drawer"] } satisfies Parameters<typeof aMenuEntry>[0];
const home = aMenuEntry({ label: "Home", to: "/", ...placesOfMenus, unread: call });
const notifications = aMenuEntry({
  label: "Notifications",
  to: "/notifications",
  ...placesOfMenus,
  order: 20,
  unread: "/notification",
});

let unread: number;
let stop: () => void = () => undefined;
let api: ReturnType<typeof fakeApi>;

beforeEach(() => {
  jest.useFakeTimers();
  unread = 3;
  api = fakeApi();
  api.answer("GET /config", SiteSetupAnswer, { general_setup: aSiteSetup() });
  api.answer("GET /my-turn", UnreadAnswer, () => ({ unread }));
  api.answer("GET /notification", UnreadAnswer, { unread: 7 });
});
afterEach(() => {
  stop();
  act(() => closeSession());
  jest.useRealTimers();
});

const asked = () => api.calls("GET /my-turn").length;
const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function prepareProduct() {
  await renderFrame({ api });
  act(() => {
    const release = theProductsRelease();
    liveRelease.setState({ areas: { ...release.areas, notices: aLiveArea({ menu: [home, notifications] }) } });
  });
  const router = createMemoryRouter([{ path: "*", element: null }]);
  const watch = watchUnread(router);
  stop = watch.stop;
  return { watch, go: (address: string) => act(() => router.navigate(address)) };
}

async function openProduct() {
  const { watch, go } = await prepareProduct();
  watch.open();
  return go;
}

describe("the unread numbers in the menus", () => {
  it("once the page has all it needs: what waits on the name, on the menu's button and on its entry, messages on theirs only", async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    widenWindow();
    signInAs("customer", { name: "Rakesh Agrawal" });
    await openProduct();
    expect(asked()).toBe(0);
    await after(10_000);

    expect(asked()).toBe(1);
    expect(screen.getByRole("button", { name: "Menu" })).toHaveAccessibleDescription("3 tasks waiting");
    const person = screen.getByRole("button", { name: "Rakesh Agrawal" });
    expect(person).toHaveAccessibleDescription("3 tasks waiting");
    await user.click(person);
    await after(100);
    const menu = screen.getByRole("navigation", { name: "Account" });
    expect(within(menu).getByRole("link", { name: "Home" })).toHaveAccessibleDescription("3 tasks waiting");
    expect(within(menu).getByRole("link", { name: "Notifications" })).toHaveAccessibleDescription("7 unread");
  });

  it("come with the first screen where its page has told them already, without another call", async () => {
    signInAs("customer");
    const { watch } = await prepareProduct();
    act(() => tellUnread({ call, count: 5 }));
    watch.open();
    expect(screen.getByRole("button", { name: "Menu" })).toHaveAccessibleDescription("5 tasks waiting");
    await after(10_000);
    expect(asked()).toBe(0);
    expect(api.calls("GET /notification")).toHaveLength(1);
  });

  it("are fetched again on navigation, but not every time", async () => {
    signInAs("customer");
    const go = await openProduct();
    await after(10_000);
    unread = 4;
    await go("/news-list");
    expect(asked()).toBe(1);

    await after(30_000);
    await go("/faq");
    await after(0);
    expect(asked()).toBe(2);
    expect(screen.getByRole("button", { name: "Menu" })).toHaveAccessibleDescription("4 tasks waiting");
  });

  it("are refreshed once a minute while the person stays on a page, but not while the tab is hidden", async () => {
    signInAs("customer");
    await openProduct();
    await after(10_000);
    unread = 4;
    await after(60_000);
    expect(asked()).toBe(2);
    expect(screen.getByRole("button", { name: "Menu" })).toHaveAccessibleDescription("4 tasks waiting");

    const hidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    await after(600_000);
    expect(asked()).toBe(2);
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    await after(0);
    expect(asked()).toBe(3);
    hidden.mockRestore();
  });

  it("are refreshed after the person has done something, once for acts in quick succession", async () => {
    signInAs("customer");
    await openProduct();
    await after(10_000);
    api.answer("POST /bookmark", MessageAnswer, { message: "Saved" });
    unread = 2;
    await act(() => http.post("/bookmark", {}, MessageAnswer));
    await act(() => http.post("/bookmark", {}, MessageAnswer));
    await after(1_000);
    expect(asked()).toBe(2);
    expect(screen.getByRole("button", { name: "Menu" })).toHaveAccessibleDescription("2 tasks waiting");
  });

  it("follow what an area has just shown, and disappear at zero", async () => {
    signInAs("customer");
    await openProduct();
    await after(10_000);
    act(() => tellUnread({ call, count: 0 }));

    expect(screen.getByRole("button", { name: "Menu" })).toBeInTheDocument();
    act(() => void window.dispatchEvent(new CustomEvent("mandi:unread", { detail: { call, count: "many" } })));
    expect(screen.getByRole("button", { name: "Menu" })).toBeInTheDocument();
  });

  it("are not fetched for visitors, are cleared with the session, and are fetched for the next person", async () => {
    await openProduct();
    await after(10_000);
    expect(asked()).toBe(0);

    act(() => void signInAs("customer", { phone: "9000000001" }));
    await after(10_000);
    expect(screen.getByRole("button", { name: "Menu" })).toHaveAccessibleDescription("3 tasks waiting");
    act(() => closeSession());
    await after(100);
    expect(screen.getByRole("button", { name: "Menu" })).toBeInTheDocument();
    expect(asked()).toBe(1);
  });
});
