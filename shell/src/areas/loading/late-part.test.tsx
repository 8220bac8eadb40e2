import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { AreaBoundary } from "../area-boundary";
import { latePart } from "./late-part";
import { GiveUpWaiting } from "./slow-part";

it("a part of a page that was lost is asked for again when the user tries again, and only then", async () => {
  expectConsole("Loading chunk w failed."); // React writes of what a boundary caught
  Object.assign(navigator, { sendBeacon: () => true });
  const failed = jest.fn();
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error("Loading chunk w failed."))
    .mockResolvedValue({ default: () => <p>The chart</p> });
  const Chart = latePart(load);

  render(
    <AreaBoundary
      area="seller"
      version="0123456789abcdef"
      onFailure={failed}
      fallback={({ kind }, retry) => (
        <button type="button" onClick={retry}>
          {kind}
        </button>
      )}
    >
      <Suspense fallback={null}>
        <Chart />
      </Suspense>
    </AreaBoundary>,
  );
  const again = await screen.findByRole("button", { name: "chunk" });
  expect(load).toHaveBeenCalledTimes(1);
  expect(failed).toHaveBeenCalledTimes(1);

  await userEvent.click(again);

  expect(await screen.findByText("The chart")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

describe("a part whose file hangs", () => {
  const never = new Promise<never>(() => undefined);
  const handleGiveUp = jest.fn();
  beforeEach(() => {
    handleGiveUp.mockClear();
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  async function show(load: jest.Mock) {
    const Chart = latePart(load);
    render(
      <GiveUpWaiting.Provider value={handleGiveUp}>
        <h1>The page</h1>
        <Suspense fallback={<p>Loading the chart</p>}>
          <Chart />
        </Suspense>
      </GiveUpWaiting.Provider>,
    );
    await act(() => jest.advanceTimersByTimeAsync(8_000));
    expect(screen.getByText("Loading the chart")).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(screen.getByRole("alert")).toHaveTextContent("Part of this page is taking a long time to load.");
    expect(screen.getByRole("heading", { name: "The page" })).toBeVisible();
  }

  it("says so within 10 s, and asks again at a fresh address when the person tries again", async () => {
    const load = jest
      .fn()
      .mockReturnValueOnce(never)
      .mockResolvedValue({ default: () => <p>The chart</p> });
    await show(load);

    await act(() => fireEvent.click(screen.getByRole("button", { name: "Try again" })));

    expect(screen.getByText("The chart")).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(handleGiveUp).toHaveBeenCalledTimes(1);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("comes by itself when its file arrives after all", async () => {
    const coming = new Promise((resolve) => setTimeout(() => resolve({ default: () => <p>The chart</p> }), 15_000));
    await show(jest.fn(() => coming));

    await act(() => jest.advanceTimersByTimeAsync(5_000));

    expect(screen.getByText("The chart")).toBeVisible();
    expect(handleGiveUp).not.toHaveBeenCalled();
  });
});
