import { act, render, screen } from "@testing-library/react";
import { heldQuery } from "../testing/held-query";
import { useQuery } from "./use-query";

afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

function Board({ query }: { readonly query: ReturnType<typeof heldQuery>["query"] }) {
  const state = useQuery(query, ["board"]);
  return (
    <>
      <p>{state.kind === "ready" ? state.data : state.kind}</p>
      <p>{state.staleSince === null ? "fresh" : "not refreshed"}</p>
      <button type="button" onClick={() => void state.refetch()}>
        Act
      </button>
    </>
  );
}

describe("a refresh that gets no answer", () => {
  it("is said after 15 s and repeated, and the answer to the repetition is shown", async () => {
    jest.useFakeTimers();
    const { query, asked, answer } = heldQuery({ refetchInterval: () => 1_000 });
    render(<Board query={query} />);
    await answer(0, "first price 45,000");
    await pass(15_000);
    expect([screen.getByText("first price 45,000"), screen.getByText("fresh")]).toHaveLength(2);
    await pass(1_000);
    expect([screen.getByText("first price 45,000"), screen.getByText("not refreshed")]).toHaveLength(2);
    await pass(1_000);
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([false, true, false]);
    await answer(2, "first price 44,500");
    expect([screen.getByText("first price 44,500"), screen.getByText("fresh")]).toHaveLength(2);
  });

  it("is shown when its answer comes late all the same", async () => {
    jest.useFakeTimers();
    const { query, answer } = heldQuery({ refetchInterval: () => 60_000 });
    render(<Board query={query} />);
    await answer(0, "first price 45,000");
    await pass(75_000);
    expect(screen.getByText("not refreshed")).toBeVisible();
    await answer(1, "first price 44,500");
    expect([screen.getByText("first price 44,500"), screen.getByText("fresh")]).toHaveLength(2);
  });

  it("is repeated at once when the reader returns to the tab", async () => {
    jest.useFakeTimers();
    const { query, asked, answer } = heldQuery({ refetchInterval: () => 60_000 });
    render(<Board query={query} />);
    await answer(0, "first price 45,000");
    await pass(80_000);
    await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([false, true, false]);
  });

  it("takes nothing away from a page that does not show how old its data is", async () => {
    jest.useFakeTimers();
    const { query, answer } = heldQuery();
    render(<Board query={query} />);
    await answer(0, "first price 45,000");
    act(() => screen.getByRole("button", { name: "Act" }).click());
    await pass(16_000);
    expect(screen.getByText("first price 45,000")).toBeVisible();
  });
});
