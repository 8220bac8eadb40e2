import { HttpFailure } from "@mandi/shared/http";
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { defineQuery, type Query } from "./query";
import { useQuery } from "./use-query";

type Rows = readonly string[];
type RowsQuery = Query<[string], Rows>;

interface PageProps {
  readonly query: RowsQuery;
  readonly name?: string | null;
  readonly isPaused?: boolean;
}

function Page({ query, name = "one", isPaused = false }: PageProps) {
  const state = useQuery(query, name === null ? null : [name], { isPaused });
  if (state.kind === "failed") {
    return (
      <button type="button" onClick={state.retry}>
        {state.failure.message}
      </button>
    );
  }
  return (
    <>
      <p>{state.kind === "ready" ? state.data.join() : state.kind}</p>
      <p>{state.staleSince === null ? "fresh" : `old since ${state.staleSince}`}</p>
      <button type="button" onClick={() => void state.refetch()}>
        Refresh
      </button>
    </>
  );
}

const isEmpty = (rows: Rows): boolean => rows.length === 0;
const refused = (status: number) => new HttpFailure("status", `Request failed with status code ${status}`, { status });
const deadLine = new HttpFailure("network", "Network Error");

/** Answers one after the other; the last one repeats forever. */
function answering(...answers: readonly (Rows | HttpFailure)[]) {
  const load = jest.fn(async (_signal: AbortSignal, _name: string): Promise<Rows> => {
    const answer = answers[Math.min(load.mock.calls.length, answers.length) - 1];
    if (answer instanceof HttpFailure || answer === undefined) throw answer ?? deadLine;
    return answer;
  });
  return load;
}

/** Answers when the test tells it to. */
function waiting() {
  const asked: { readonly signal: AbortSignal; readonly answer: (rows: Rows) => void }[] = [];
  const load = (signal: AbortSignal, _name: string): Promise<Rows> =>
    new Promise((answer) => asked.push({ signal, answer }));
  return { load, asked };
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

afterEach(() => jest.useRealTimers());

describe("what a page shows", () => {
  it("goes from loading to ready", async () => {
    render(<Page query={defineQuery(answering(["a", "b"]))} />);
    expect(screen.getByText("loading")).toBeVisible();
    expect(await screen.findByText("a,b")).toBeVisible();
  });

  it("is empty when there is nothing, and forbidden at 403", async () => {
    const { unmount } = render(<Page query={defineQuery(answering([]), { isEmpty })} />);
    expect(await screen.findByText("empty")).toBeVisible();
    unmount();
    render(<Page query={defineQuery(answering(refused(403)))} />);
    expect(await screen.findByText("forbidden")).toBeVisible();
  });

  it("fails with the reason and loads again when the person presses Retry", async () => {
    render(<Page query={defineQuery(answering(refused(500), ["a"]))} />);
    await userEvent.click(await screen.findByRole("button", { name: "Request failed with status code 500" }));
    expect(await screen.findByText("a")).toBeVisible();
  });

  it("treats the browser's return to the network as one press of Retry", async () => {
    const load = answering(deadLine, ["a"]);
    render(<Page query={defineQuery(load)} />);
    await screen.findByText("Network Error");
    act(() => void window.dispatchEvent(new Event("online")));
    expect(await screen.findByText("a")).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("reports after 15 s that no answer came, and still shows a late answer", async () => {
    jest.useFakeTimers();
    const { load, asked } = waiting();
    render(<Page query={defineQuery(load)} />);
    await pass(14_999);
    expect(screen.getByText("loading")).toBeVisible();
    await pass(1);
    expect(screen.getByRole("button", { name: /^Still waiting for an answer/ })).toBeVisible();

    await act(async () => asked[0]?.answer(["late"]));
    expect(screen.getByText("late")).toBeVisible();
  });

  it("fetches again at Retry after a load that hangs, with a new time limit", async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { load, asked } = waiting();
    render(<Page query={defineQuery(load)} />);
    await pass(15_000);
    await user.click(screen.getByRole("button", { name: /^Still waiting for an answer/ }));
    expect(screen.getByText("loading")).toBeVisible();
    await pass(14_999);
    await act(async () => asked[1]?.answer(["a"]));
    await pass(60_000);
    expect(screen.getByText("a")).toBeVisible();
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  it("shows nothing of the old page while the next one loads, nor its late answer", async () => {
    const { load, asked } = waiting();
    const query = defineQuery(load);
    const { rerender } = render(<Page query={query} name="one" />);
    rerender(<Page query={query} name="two" />);

    await act(async () => asked[0]?.answer(["old"]));
    expect(screen.getByText("loading")).toBeVisible();
    await act(async () => asked[1]?.answer(["new"]));
    expect(screen.getByText("new")).toBeVisible();
  });

  it("fetches nothing before it is wanted", async () => {
    const load = answering(["a"]);
    const query = defineQuery(load);
    const { rerender } = render(<Page query={query} name={null} />);
    expect(screen.getByText("loading")).toBeVisible();
    expect(load).not.toHaveBeenCalled();
    rerender(<Page query={query} name="one" />);
    expect(await screen.findByText("a")).toBeVisible();
  });
});

describe("two parts of a page that show the same data", () => {
  it("share one request, which is cancelled when both have left", async () => {
    const { load, asked } = waiting();
    const query = defineQuery(load);
    const { rerender } = render([<Page key="1" query={query} />, <Page key="2" query={query} />]);
    expect(asked).toHaveLength(1);
    rerender([<Page key="1" query={query} />]);
    expect(asked[0]?.signal.aborted).toBe(false);
    rerender([]);
    expect(asked[0]?.signal.aborted).toBe(true);
  });
});

describe("a page that someone returns to", () => {
  it("starts with a skeleton, so that nobody edits old data", async () => {
    const query = defineQuery(answering(["old"], ["new"]));
    const { unmount } = render(<Page query={query} />);
    await screen.findByText("old");
    unmount();
    render(<Page query={query} />);
    expect(screen.getByText("loading")).toBeVisible();
    expect(await screen.findByText("new")).toBeVisible();
  });

  it("shows kept data at once, and refetches behind it", async () => {
    const query = defineQuery(answering(["old"], ["new"], deadLine), { isKept: true });
    const first = render(<Page query={query} />);
    await screen.findByText("old");
    first.unmount();
    const second = render(<Page query={query} />);
    expect(screen.getByText("old")).toBeVisible();
    expect(await screen.findByText("new")).toBeVisible();
    second.unmount();

    render(<Page query={query} />);
    expect(await screen.findByText(/^old since/)).toBeVisible();
    expect(screen.getByText("new")).toBeVisible();
  });

  it.each([
    ["fetches again after a failure", true, "a"],
    ["waits for Retry after a failure where the specification requires it (R-244)", false, "Network Error"],
  ])("%s", async (_what, retryOnMount, shown) => {
    const load = answering(deadLine, ["a"]);
    const query = defineQuery(load, { isKept: true, retryOnMount });
    const { unmount } = render(<Page query={query} />);
    await screen.findByText("Network Error");
    unmount();
    render(<Page query={query} />);
    expect(await screen.findByText(shown)).toBeVisible();
    expect(load).toHaveBeenCalledTimes(retryOnMount ? 2 : 1);
  });
});

describe("a refetch", () => {
  it("keeps what is shown until the answer arrives, and replaces the automatic refetch before it", async () => {
    const { load, asked } = waiting();
    render(<Page query={defineQuery(load)} />);
    await act(async () => asked[0]?.answer(["a"]));
    await userEvent.click(screen.getByRole("button", { name: "Refresh" }));
    await userEvent.click(screen.getByRole("button", { name: "Refresh" }));
    await act(async () => asked[1]?.answer(["from before the change"]));
    expect(screen.getByText("a")).toBeVisible();
    await act(async () => asked[2]?.answer(["b"]));
    expect(screen.getByText("b")).toBeVisible();
  });

  it("that fails ends in the failed state where the page does not show how old its data is", async () => {
    render(<Page query={defineQuery(answering(["a"], deadLine))} />);
    await screen.findByText("a");
    await userEvent.click(screen.getByRole("button", { name: "Refresh" }));
    expect(await screen.findByText("Network Error")).toBeVisible();
  });
});

describe("a page that refetches automatically", () => {
  const live = (load: ReturnType<typeof answering>) =>
    defineQuery(load, { refetchInterval: (rows) => (rows.includes("end") ? null : 1_000) });

  it("refetches at its interval until nothing can change any more, and not while it is paused", async () => {
    jest.useFakeTimers();
    const load = answering(["a"], ["b"], ["end"]);
    const query = live(load);
    const { rerender } = render(<Page query={query} />);
    await pass(1_000);
    expect(screen.getByText("b")).toBeVisible();
    rerender(<Page query={query} isPaused />);
    await pass(10_000);
    expect(screen.getByText("b")).toBeVisible();
    rerender(<Page query={query} />);
    await pass(10_000);
    expect(screen.getByText("end")).toBeVisible();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it("keeps what is shown when a refetch fails, shows since when it is old, and recovers", async () => {
    jest.useFakeTimers({ now: 50_000 });
    render(<Page query={live(answering(["a"], deadLine, ["b"]))} />);
    await pass(1_000);
    expect(screen.getByText("a")).toBeVisible();
    expect(screen.getByText("old since 50000")).toBeVisible();
    await pass(1_000);
    expect(screen.getByText("b")).toBeVisible();
    expect(screen.getByText("fresh")).toBeVisible();
  });

  it.each([
    ["gone", 404, "Request failed with status code 404"],
    ["not theirs any more", 403, "forbidden"],
  ])("ends in the state of a refetch that reports it is %s", async (_what, status, shown) => {
    jest.useFakeTimers();
    const load = answering(["a"], refused(status));
    render(<Page query={live(load)} />);
    await pass(1_000);
    expect(screen.getByText(shown)).toBeVisible();
    await pass(60_000);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
