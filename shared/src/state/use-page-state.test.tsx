import { HttpFailure } from "@mandi/shared/http";
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { usePageState } from "./use-page-state";

type Load = () => Promise<readonly string[]>;

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
