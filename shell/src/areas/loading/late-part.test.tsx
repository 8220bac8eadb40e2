import { createHash } from "node:crypto";
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { aLiveArea, aRelease } from "../../testing/a-release";
import { AreaBoundary } from "../area-boundary";
import { settleSet } from "../area-versions";
import { latePart } from "./late-part";
import { GiveUpWaiting } from "./slow-part";

it("a lost part of a page is requested again when the user tries again, and only then", async () => {
  expectConsole("Loading chunk w failed."); // React logs errors that a boundary caught
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

it("a part whose connection is reset is requested again automatically, without the user noticing", async () => {
  jest.useFakeTimers();
  const [version, hash] = [
    "2222222222222222",
    "sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb",
  ];
  const base = `/areas/chart/${version}/`;
  const area = aLiveArea({ version, base, integrity: { "chart.js": hash } });
  settleSet({ document: aRelease({ chart: area }), unreadable: new Set() }, 5, new Map());
  const headers = { get: () => "text/javascript" };
  Object.assign(window, {
    fetch: async () => ({ ok: true, status: 200, headers, arrayBuffer: async () => new ArrayBuffer(0) }),
  });
  // Fires at once, unlike a real timer: time does not pass in this test.
  const subtle = Object.getOwnPropertyDescriptor(globalThis.crypto, "subtle");
  const digest = async () => createHash("sha384").digest();
  Object.defineProperty(globalThis.crypto, "subtle", { value: { digest }, configurable: true });
  const reset = Object.assign(new Error("Loading chunk chart failed."), {
    request: `https://localhost${base}chart.js`,
  });
  const load = jest
    .fn()
    .mockRejectedValueOnce(reset)
    .mockResolvedValue({ default: () => <p>The chart</p> });
  const Chart = latePart(load);

  render(
    <Suspense fallback={<p>Loading the chart</p>}>
      <Chart />
    </Suspense>,
  );
  await act(() => jest.advanceTimersByTimeAsync(2000));

  expect(screen.getByText("The chart")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  if (subtle) Object.defineProperty(globalThis.crypto, "subtle", subtle);
  else Reflect.deleteProperty(globalThis.crypto, "subtle");
  jest.useRealTimers();
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

  it("shows a message within 10 s, and is requested at a fresh address when the person tries again", async () => {
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

  it("appears by itself when its file arrives after all", async () => {
    const coming = new Promise((resolve) => setTimeout(() => resolve({ default: () => <p>The chart</p> }), 15_000));
    await show(jest.fn(() => coming));

    await act(() => jest.advanceTimersByTimeAsync(5_000));

    expect(screen.getByText("The chart")).toBeVisible();
    expect(handleGiveUp).not.toHaveBeenCalled();
  });
});
