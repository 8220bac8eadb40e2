import { act, render } from "@testing-library/react";
import { usePoll } from "./use-poll";

let isHidden = false;
beforeEach(() => {
  jest.useFakeTimers();
  isHidden = false;
  jest.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

interface PageProps {
  readonly everyMs: number | null;
  readonly onLook: () => Promise<boolean>;
}
function Page({ everyMs, onLook }: PageProps) {
  usePoll(everyMs, onLook);
  return null;
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
async function turn(hidden: boolean): Promise<void> {
  isHidden = hidden;
  await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
}

it("polls repeatedly, each time after the interval from the end of the previous poll", async () => {
  const look = jest.fn(() => new Promise<boolean>((resolve) => setTimeout(() => resolve(true), 400)));
  render(<Page everyMs={1_000} onLook={look} />);
  await pass(999);
  expect(look).not.toHaveBeenCalled();

  await pass(1);
  await pass(1_399);
  expect(look).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(look).toHaveBeenCalledTimes(2);
});

it("pauses while the tab is hidden and polls at once when it is visible again, never twice at a time", async () => {
  const look = jest.fn(() => new Promise<boolean>((resolve) => setTimeout(() => resolve(true), 400)));
  render(<Page everyMs={1_000} onLook={look} />);
  await turn(true);
  await pass(60_000);
  expect(look).not.toHaveBeenCalled();

  await turn(false);
  await turn(true);
  await turn(false);
  expect(look).toHaveBeenCalledTimes(1);
  await pass(1_400);
  expect(look).toHaveBeenCalledTimes(2);
});

it("follows the page's current interval, pauses without one, and ends with the page", async () => {
  const [first, second] = [jest.fn(async () => true), jest.fn(async () => true)];
  const { rerender, unmount } = render(<Page everyMs={1_000} onLook={first} />);
  rerender(<Page everyMs={1_000} onLook={second} />);
  await pass(1_000);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);

  rerender(<Page everyMs={null} onLook={second} />);
  await pass(5_000);
  await turn(false);
  expect(second).toHaveBeenCalledTimes(1);

  rerender(<Page everyMs={1_000} onLook={second} />);
  unmount();
  await pass(5_000);
  await turn(false);
  expect(second).toHaveBeenCalledTimes(1);
});

it("doubles the wait with each further failure, up to five minutes, and returns to the interval after a success", async () => {
  let isUp = false;
  const look = jest.fn(async () => isUp);
  render(<Page everyMs={60_000} onLook={look} />);
  await pass(120_000);
  await pass(119_999);
  expect(look).toHaveBeenCalledTimes(2);
  await pass(1);
  await pass(240_000);
  expect(look).toHaveBeenCalledTimes(4);

  isUp = true;
  await pass(300_000);
  await pass(60_000);
  expect(look).toHaveBeenCalledTimes(6);
});

it("pauses without a network and polls at once when it is back", async () => {
  const isOnLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const look = jest.fn(async () => true);
  render(<Page everyMs={1_000} onLook={look} />);
  await pass(60_000);
  expect(look).not.toHaveBeenCalled();

  isOnLine.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event("online")));
  expect(look).toHaveBeenCalledTimes(1);
});
