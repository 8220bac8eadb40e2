import { fireEvent } from "@testing-library/dom";
import { loadScript } from "./load-script";

const script = () => document.head.querySelector('script[src="/areas/seller/1/entry.js"]');
const load = () => loadScript("/areas/seller/1/entry.js", "sha384-x");

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("abandons a hanging script after 120 seconds and no sooner, and leaves nothing behind (R-020, R-402)", async () => {
  const outcome = jest.fn();
  const loading = load().catch(outcome);

  await jest.advanceTimersByTimeAsync(119_999);
  expect(outcome).not.toHaveBeenCalled();
  expect(script()).not.toBeNull();

  await jest.advanceTimersByTimeAsync(1);
  await loading;
  expect(outcome).toHaveBeenCalledWith(new Error("Loading chunk failed: timeout"));
  expect(script()).toBeNull();
});

it("accepts a script that arrives in the last of its 120 seconds (R-020, R-402)", async () => {
  const loading = load();
  await jest.advanceTimersByTimeAsync(119_999);

  fireEvent.load(script() ?? document.body);

  await expect(loading).resolves.toBeUndefined();
});
