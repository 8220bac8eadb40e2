import { act, render, screen } from "@testing-library/react";
import { syncServerClock } from "../../query/server-clock";
import { Countdown } from "./countdown";

const MINUTE_MS = 60_000;
const start = Date.parse("2026-11-21T04:00:00Z");

describe("countdown", () => {
  // The reader's own clock is an hour wrong; only the server's counts.
  beforeEach(() => {
    jest.useFakeTimers({ now: start + 60 * MINUTE_MS });
    syncServerClock({ server_time: new Date(start).toISOString() });
  });
  afterEach(() => jest.useRealTimers());

  function pass(ms: number): void {
    act(() => {
      jest.advanceTimersByTime(ms);
    });
  }

  it("counts by the clock of the server", () => {
    render(<Countdown endsAt={start + 18 * MINUTE_MS + 42_000} totalMs={60 * MINUTE_MS} />);
    expect(screen.getByRole("timer")).toHaveAccessibleName("18 minutes 42 seconds remaining");
    pass(2000);
    expect(screen.getByRole("timer")).toHaveAccessibleName("18 minutes 40 seconds remaining");
  });

  it("shows hours if there are any", () => {
    render(<Countdown endsAt={start + 90 * MINUTE_MS} totalMs={120 * MINUTE_MS} />);
    expect(screen.getByRole("timer")).toHaveAccessibleName("1 hours 30 minutes 0 seconds remaining");
  });

  it("announces 5, 2 and 0 minutes once each, and ends once (R-174)", () => {
    const handleEnd = jest.fn();
    const ends = new Date(start + 5 * MINUTE_MS + 1000).toISOString();
    render(<Countdown endsAt={ends} totalMs={60 * MINUTE_MS} onEnd={handleEnd} />);
    const spoken = screen.getByRole("status");
    expect(spoken).toHaveTextContent("");
    pass(1000);
    expect(spoken).toHaveTextContent("5 minutes left");
    pass(3 * MINUTE_MS);
    expect(spoken).toHaveTextContent("2 minutes left");
    expect(screen.getByText("closing")).toBeVisible();
    pass(2 * MINUTE_MS);
    expect(spoken).toHaveTextContent("Offers closed");
    expect(screen.queryByRole("timer")).not.toBeInTheDocument();
    pass(10 * MINUTE_MS);
    expect(handleEnd).toHaveBeenCalledTimes(1);
  });

  it("is over from the start when the window is over", () => {
    render(<Countdown endsAt={start - 1} totalMs={60 * MINUTE_MS} />);
    expect(screen.queryByRole("timer")).not.toBeInTheDocument();
    expect(screen.getByText("Offers closed")).toBeVisible();
  });
});
