import { HttpFailure } from "@mandi/shared/http";
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ListPage } from "./list-page";
import { definePages, type Pages } from "./pages";
import { usePages } from "./use-pages";

interface ListProps {
  readonly pages: Pages<[], string>;
  readonly count: number;
}

function List({ pages, count }: ListProps) {
  const state = usePages(pages, [], count);
  return (
    <>
      <p>{state.kind === "ready" ? state.data.rows.join() : state.kind}</p>
      {state.kind === "ready" && state.data.hasMore ? <p>more to come</p> : null}
      {state.more.isLoading ? <p>loading more</p> : null}
      <button type="button" onClick={() => void state.refetch()}>
        refresh
      </button>
      {state.more.hasFailed ? (
        <button type="button" onClick={state.more.retry}>
          again
        </button>
      ) : null}
    </>
  );
}

const keyOf = (row: string): string => row;
const page = (current_page: number, ...data: readonly string[]): ListPage<string> => ({
  data,
  current_page,
  last_page: 3,
  total: 6,
});

it("adds the next page to the loaded ones, each row once, and requests no page twice", async () => {
  const read = jest.fn(async (_signal: AbortSignal, number: number) =>
    number === 1 ? page(1, "a", "b") : page(number, "b", "c"),
  );
  const pages = definePages(read, { keyOf });
  const { rerender } = render(<List pages={pages} count={1} />);
  expect(await screen.findByText("a,b")).toBeVisible();
  rerender(<List pages={pages} count={2} />);
  expect(screen.getByText("a,b")).toBeVisible();
  expect(screen.getByText("loading more")).toBeVisible();
  expect(await screen.findByText("a,b,c")).toBeVisible();
  expect(screen.getByText("more to come")).toBeVisible();
  expect(read.mock.calls.map(([, number]) => number)).toEqual([1, 2]);
});

it("keeps the loaded pages when the next one fails, and requests it again at Retry", async () => {
  let isDown = true;
  const pages = definePages(
    async (_signal, number: number) => {
      if (number === 2 && isDown) throw new HttpFailure("network", "Network Error");
      return page(number, `row ${number}`);
    },
    { keyOf },
  );
  const { rerender } = render(<List pages={pages} count={1} />);
  await screen.findByText("row 1");
  rerender(<List pages={pages} count={2} />);
  const again = await screen.findByRole("button", { name: "again" });
  expect(screen.getByText("row 1")).toBeVisible();
  isDown = false;
  await userEvent.click(again);
  expect(await screen.findByText("row 1,row 2")).toBeVisible();
});

it("refetches all displayed pages at its interval", async () => {
  jest.useFakeTimers();
  let round = 0;
  const pages = definePages(
    async (_signal, number: number) => {
      if (number === 1) round += 1;
      return page(number, `row ${number} of round ${round}`);
    },
    { keyOf, refetchInterval: 1_000 },
  );
  render(<List pages={pages} count={2} />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText("row 1 of round 1,row 2 of round 1")).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText("row 1 of round 2,row 2 of round 2")).toBeVisible();
  jest.useRealTimers();
});

describe("older rows that are asked for while the list is refetched", () => {
  /** A list whose answers the test releases, one page after the other. */
  async function openList() {
    const asked: { readonly number: number; readonly answer: (row: string) => void }[] = [];
    const pages = definePages(
      (_signal, number: number) =>
        new Promise<ListPage<string>>((resolve) => asked.push({ number, answer: (row) => resolve(page(number, row)) })),
      { keyOf },
    );
    const answer = (place: number, row: string) => act(async () => asked[place]?.answer(row));
    const { rerender } = render(<List pages={pages} count={1} />);
    await answer(0, "new");
    const refresh = () => userEvent.click(screen.getByRole("button", { name: "refresh" }));
    const showOlder = () => act(async () => rerender(<List pages={pages} count={2} />));
    return { asked, answer, refresh, showOlder };
  }

  it("arrive also when an act refetches the list before they do", async () => {
    const { asked, answer, refresh, showOlder } = await openList();
    await showOlder();
    await refresh();
    await answer(2, "changed");
    expect(asked.map(({ number }) => number)).toEqual([1, 2, 1, 2]);
    await answer(3, "older");
    expect(screen.getByText("changed,older")).toBeVisible();
    expect(screen.queryByText("loading more")).not.toBeInTheDocument();
  });

  it("do not bring back a row that an act has changed", async () => {
    const { asked, answer, refresh, showOlder } = await openList();
    await refresh();
    await showOlder();
    await answer(1, "changed");
    expect(asked.map(({ number }) => number)).toEqual([1, 1, 2]);
    await answer(2, "older");
    expect(screen.getByText("changed,older")).toBeVisible();
  });
});
