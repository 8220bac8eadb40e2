import { act, fireEvent, render, screen } from "@testing-library/react";
import { PartMissing } from "./part-missing";
import { useLatePart } from "./use-late-part";

/** A button of the frame whose panel is loaded lazily. */
function Opener({ load }: { readonly load: () => Promise<string> }) {
  const { part, missing, want } = useLatePart(load);
  return (
    <>
      <button type="button" onClick={want}>
        Open
      </button>
      {part ?? (missing && <PartMissing missing={missing} onRetry={want} />)}
    </>
  );
}

const slow = "Part of this page is taking a long time to load.";

function openWith(): { readonly arrive: (panel: string) => void; readonly fail: () => void } {
  let arrive: (panel: string) => void = () => undefined;
  let fail: () => void = () => undefined;
  const coming = new Promise<string>((resolve, reject) => {
    arrive = resolve;
    fail = () => reject(new Error("Loading chunk 7 failed"));
  });
  render(<Opener load={() => coming} />);
  fireEvent.click(screen.getByRole("button", { name: "Open" }));
  return { arrive, fail };
}

describe("a part of the frame whose file hangs", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("is reported as slow within 10 s, and shown once it loads", async () => {
    const { arrive } = openWith();
    await act(() => jest.advanceTimersByTimeAsync(8_000));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();

    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(screen.getByRole("alert")).toHaveTextContent(slow);
    expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();

    await act(async () => arrive("The panel"));
    expect(screen.getByText("The panel")).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("can be requested again once it is lost", async () => {
    const { fail } = openWith();
    await act(() => jest.advanceTimersByTimeAsync(10_000));

    await act(async () => fail());

    expect(screen.getByRole("alert")).toHaveTextContent("Loading chunk failed");
    expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  });

  it("is not reported as slow when it arrives in time", async () => {
    const { arrive } = openWith();
    await act(async () => arrive("The panel"));

    await act(() => jest.advanceTimersByTimeAsync(20_000));

    expect(screen.getByText("The panel")).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});
