import { sessionStore } from "@mandi/shared/session";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { watchSession } from "./watch-session";

let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  signInAs("customer");
  stop = watchSession();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

/** As when they expire, or another window of the browser has logged out while this one was suspended. */
function removeCookies(): void {
  for (const name of ["__Host-mandi-token", "__Host-mandi-user"]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the page gets no event, which is what this test is about
    document.cookie = `${name}=; Path=/; Secure; Max-Age=0`;
  }
}

const turn = (type: "pagehide" | "pageshow", persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));

it("ends the session of a visible tab once its cookies have expired (R-029, R-030)", async () => {
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sessionStore.getState().token).not.toBeNull();
  removeCookies();
  await jest.advanceTimersByTimeAsync(15_000);
  expect(sessionStore.getState()).toMatchObject({ token: null, user: null });
});

it("ends it at once when the tab becomes visible again", () => {
  removeCookies();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(sessionStore.getState().user).toBeNull();
});

it("hides a page restored by Back until it is known who is logged in", () => {
  turn("pagehide", true);
  expect(document.documentElement).toHaveClass("put-away");
  removeCookies();

  let userWhenShown: unknown = "not shown yet";
  const watcher = jest.spyOn(document.documentElement.classList, "remove").mockImplementationOnce(() => {
    userWhenShown = sessionStore.getState().user;
  });
  turn("pageshow", true);
  expect(userWhenShown).toBeNull();
  watcher.mockRestore();
  turn("pageshow", true);
});

it("shows it again to the same person, and does not hide a page that is left for good", () => {
  turn("pagehide", false);
  expect(document.documentElement).not.toHaveClass("put-away");
  turn("pagehide", true);
  turn("pageshow", true);
  expect(document.documentElement).not.toHaveClass("put-away");
  expect(sessionStore.getState().token).not.toBeNull();
});
