import { closeSession, openSession } from "@mandi/shared/session";
import { aSessionUser, fakeToken, signInAs } from "@mandi/shared/testing/fake-session";
import { liveRelease } from "../release/live-release";
import { aLiveArea, aRelease } from "../testing/a-release";
import { watchSessionEnd } from "./session-end";

const route = (path: string, roles: ("visitor" | "customer" | "seller")[]) => ({
  ...{ path, roles, title: path, frame: "full" as const, data: [], files: [] },
});
const location = { pathname: "/wallet", search: "?tab=credit" };
const went = jest.fn();
const state = { location, navigation: { location: undefined as typeof location | undefined } };
type Watched = Parameters<typeof watchSessionEnd>[0];

beforeAll(() => {
  const routes = [route("/wallet", ["customer"]), route("/faq", ["visitor", "customer", "seller"])];
  liveRelease.setState(aRelease({ buyer: aLiveArea({ routes }) }), true);
  watchSessionEnd({ state, navigate: went } as unknown as Watched);
});
beforeEach(() => {
  signInAs("customer");
  went.mockClear();
  state.location = location;
  state.navigation = { location: undefined };
});

it("leads from a guarded page to the login, with the way back", () => {
  closeSession();
  expect(went.mock.calls).toEqual([
    ["/login?return=%2Fwallet%3Ftab%3Dcredit", { replace: true, state: { isWithoutQuestion: true } }],
  ]);
});

it("keeps a page that visitors may see, and checks the target page during a navigation", () => {
  state.location = { pathname: "/faq", search: "" };
  closeSession();
  expect(went).not.toHaveBeenCalled();

  signInAs("customer");
  state.navigation = { location };
  closeSession();
  expect(went.mock.calls[0]?.[1]).toMatchObject({ replace: false });
});

it("checks access for a person who has logged in since, and not again for the same person", () => {
  openSession({ token: `${fakeToken}B`, user: aSessionUser() });
  expect(went).not.toHaveBeenCalled();

  openSession({ token: `${fakeToken}C`, user: aSessionUser({ phone: "9000000011", type: "seller" }) });
  expect(went.mock.calls[0]?.[0]).toBe("/");
});
