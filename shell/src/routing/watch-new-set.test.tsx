import { act, fireEvent, render, screen } from "@testing-library/react";
import { settleSet } from "../areas/area-versions";
import { liveRelease } from "../release/live-release";
import { NewSetNotice } from "../release/new-set-notice";
import { aLiveArea, aRelease } from "../testing/a-release";
import { moveToNewSet } from "./new-set";
import { watchNewSet } from "./watch-new-set";

const shell = { version: "aaaaaaaaaaaaaaaa" };
const [one, two] = ["1111111111111111", "2222222222222222"];
const set = (revision: number, buyer: string, seller = one) => ({
  ...aRelease({ buyer: aLiveArea({ version: buyer }), seller: aLiveArea({ version: seller }) }),
  shell,
  revision,
});

const aPinnedArea = aLiveArea({ version: one, canary: { ...aLiveArea({ version: two }), percent: 100 } });

const fetched = jest.fn();
let shown: DocumentVisibilityState = "visible";
let clock = 0;

beforeAll(() => {
  jest.useFakeTimers({ now: 0 });
  Object.defineProperty(document, "visibilityState", { get: () => shown });
  Object.assign(window, { fetch: fetched });
  watchNewSet();
});
afterAll(() => jest.useRealTimers());
beforeEach(async () => {
  clock += 3_600_000;
  jest.setSystemTime(clock);
  fetched.mockReset().mockResolvedValue({ ok: true, status: 304 });
  liveRelease.setState(settleSet({ document: set(1, one), unreadable: new Set() }, 7, new Map()), true);
  await moveToNewSet("buyer", "/watchlist");
  render(
    <form>
      <input aria-label="Quantity" />
      <NewSetNotice />
    </form>,
  );
});

const serve = (document: object) => fetched.mockResolvedValue({ ok: true, status: 200, json: async () => document });
const comeBack = () => act(async () => void document.dispatchEvent(new Event("visibilitychange")));
const notice = () => screen.queryByText("A newer version of this page is ready.");

it("notifies somebody when a pin for them ends or begins within one revision", async () => {
  const pinned = { ...set(1, one), areas: { ...set(1, one).areas, buyer: aPinnedArea } };
  liveRelease.setState(settleSet({ document: pinned, unreadable: new Set() }, 7, new Map()), true);
  serve(set(1, one));
  await comeBack();
  expect(notice()).not.toBeNull();
  expect(fetched.mock.calls[0][1].headers).toEqual({ "If-None-Match": `"1.buyer@${two}"` });

  clock += 120_000;
  jest.setSystemTime(clock);
  serve(pinned);
  await comeBack();
  expect(notice()).toBeNull();
  expect(fetched.mock.calls[1][1].headers).toEqual({ "If-None-Match": '"1"' });
});

it("notifies somebody who returns to their tab of a newer version of the page, and keeps what they typed", async () => {
  fireEvent.change(screen.getByLabelText("Quantity"), { target: { value: "12" } });
  serve(set(2, two));

  await comeBack();

  expect(notice()).not.toBeNull();
  expect(screen.getByLabelText("Quantity")).toHaveProperty("value", "12");
  fireEvent.click(screen.getByRole("button", { name: "Not now" }));
  expect(notice()).toBeNull();
});

it("shows nothing when only another area is new, or when the newer version was rolled back", async () => {
  serve(set(3, one, two));
  await comeBack();
  expect(notice()).toBeNull();

  clock += 120_000;
  jest.setSystemTime(clock);
  serve(set(4, two));
  await comeBack();
  expect(notice()).not.toBeNull();

  clock += 120_000;
  jest.setSystemTime(clock);
  serve(set(5, one));
  await comeBack();
  expect(notice()).toBeNull();
});

it("polls with a few bytes, every few minutes, and never for a hidden tab", async () => {
  await comeBack();
  await comeBack();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched.mock.calls[0][1].headers).toEqual({ "If-None-Match": expect.stringMatching(/^"\d+"$/) });

  shown = "hidden";
  await act(() => jest.advanceTimersByTimeAsync(30 * 60_000));
  expect(fetched).toHaveBeenCalledTimes(1);

  shown = "visible";
  await act(() => jest.advanceTimersByTimeAsync(30 * 60_000));
  expect(fetched.mock.calls.length).toBeGreaterThan(4);
  expect(fetched.mock.calls.length).toBeLessThan(8);
});
