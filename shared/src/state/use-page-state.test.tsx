import { HttpFailure } from "@mandi/shared/http";
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { usePageState } from "./use-page-state";

type Load = (signal: AbortSignal) => Promise<readonly string[]>;

function Page({ load, name = "one" }: { readonly load: Load; readonly name?: string }) {
  const state = usePageState(name, load, { isEmpty: (rows) => rows.length === 0 });
  if (state.kind === "failed")
    return (
      <button type="button" onClick={state.retry}>
        {state.failure.message}
      </button>
    );
  return <p>{state.kind === "ready" ? state.data.join() : state.kind}</p>;
}

const refused = (status: number) => new HttpFailure("status", `Request failed with status code ${status}`, { status });

describe("what a page shows", () => {
  it("goes from loading to ready", async () => {
    render(<Page load={async () => ["a", "b"]} />);

    expect(screen.getByText("loading")).toBeVisible();
    expect(await screen.findByText("a,b")).toBeVisible();
  });

  it("is empty when there is nothing, and forbidden at 403", async () => {
    const { unmount } = render(<Page load={async () => []} />);
    expect(await screen.findByText("empty")).toBeVisible();
    unmount();

    render(<Page load={() => Promise.reject(refused(403))} />);
    expect(await screen.findByText("forbidden")).toBeVisible();
  });

  it("fails with the reason and loads again when the person presses Retry", async () => {
    const answers = [() => Promise.reject(refused(500)), async () => ["a"]];
    render(<Page load={() => answers.shift()?.() ?? Promise.resolve([])} />);

    await userEvent.click(await screen.findByRole("button", { name: "Request failed with status code 500" }));

    expect(await screen.findByText("a")).toBeVisible();
  });

  it("takes the browser's return to the network as one press of Retry", async () => {
    const answers = [() => Promise.reject(new HttpFailure("network", "Network Error")), async () => ["a"]];
    render(<Page load={() => answers.shift()?.() ?? Promise.resolve([])} />);
    await screen.findByText("Network Error");

    act(() => {
      window.dispatchEvent(new Event("online"));
    });

    expect(await screen.findByText("a")).toBeVisible();
  });

  it("says after 15 s that no answer came, and still shows the one that comes late", async () => {
    jest.useFakeTimers();
    let answer: (rows: readonly string[]) => void = () => undefined;
    render(
      <Page
        load={() =>
          new Promise((resolve) => {
            answer = resolve;
          })
        }
      />,
    );
    await act(() => jest.advanceTimersByTimeAsync(14_999));
    expect(screen.getByText("loading")).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByRole("button", { name: /^No answer yet/ })).toBeVisible();

    await act(async () => answer(["late"]));
    expect(screen.getByText("late")).toBeVisible();
    jest.useRealTimers();
  });

  it("asks again at Retry after a load that hangs, and gives that one its own time", async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const signals: AbortSignal[] = [];
    const answers: (() => Promise<readonly string[]>)[] = [() => new Promise(() => undefined), async () => ["a"]];
    function load(signal: AbortSignal): Promise<readonly string[]> {
      signals.push(signal);
      return answers.shift()?.() ?? Promise.resolve([]);
    }
    render(<Page load={load} />);
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    await user.click(screen.getByRole("button", { name: /^No answer yet/ }));
    expect(await screen.findByText("a")).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText("a")).toBeVisible();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    jest.useRealTimers();
  });

  it("shows nothing of the old page while the next one loads, nor its late answer", async () => {
    const waiting: ((rows: readonly string[]) => void)[] = [];
    const load = () => new Promise<readonly string[]>((resolve) => waiting.push(resolve));
    const { rerender } = render(<Page load={load} name="one" />);
    rerender(<Page load={load} name="two" />);

    await act(async () => waiting[0]?.(["old"]));
    expect(screen.getByText("loading")).toBeVisible();
    await act(async () => waiting[1]?.(["new"]));
    expect(screen.getByText("new")).toBeVisible();
  });
});
