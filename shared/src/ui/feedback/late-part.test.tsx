import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Component, type ReactNode } from "react";
import { latePart } from "./late-part";

const Timeline = ({ order }: { readonly order: string }) => <p>Events of {order}</p>;
const look = { failed: "The events did not load", waiting: <p>Waiting</p> };

it("a part of a page whose code failed to load says so, and loads when tried again, while the page stays", async () => {
  expectConsole("lost on its way");
  const load = jest.fn<Promise<typeof Timeline>, []>();
  load.mockRejectedValueOnce(new Error("lost on its way")).mockResolvedValueOnce(Timeline);
  const Late = latePart(load, look);
  render(
    <>
      <h1>Order O-4</h1>
      <Late order="O-4" />
    </>,
  );
  expect(screen.getByText("Waiting")).toBeVisible();
  expect(await screen.findByRole("heading", { name: "The events did not load" })).toBeVisible();
  expect(screen.getByRole("heading", { name: "Order O-4" })).toBeVisible();

  await userEvent.click(screen.getByRole("button", { name: "Try again" }));

  expect(await screen.findByText("Events of O-4")).toBeVisible();
  expect(screen.queryByRole("heading", { name: "The events did not load" })).not.toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

it("a failed part that a press asked for has the focus, which reads it: it is not announced as well", async () => {
  expectConsole("lost on its way");
  const Late = latePart(async () => Promise.reject<typeof Timeline>(new Error("lost on its way")), {
    ...look,
    isAsked: true,
  });
  render(<Late order="O-4" />);
  expect(await screen.findByRole("group", { name: "The events did not load" })).toHaveFocus();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("a part whose code has loaded once is there at once the next time", async () => {
  const load = jest.fn(async () => Timeline);
  const Late = latePart(load, look);
  const first = render(<Late order="O-4" />);
  await screen.findByText("Events of O-4");
  first.unmount();

  render(<Late order="O-5" />);

  expect(screen.getByText("Events of O-5")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it("a part that failed to load is requested again by a later visit, without a press", async () => {
  expectConsole("lost on its way");
  const load = jest.fn<Promise<typeof Timeline>, []>();
  load.mockRejectedValueOnce(new Error("lost on its way")).mockResolvedValueOnce(Timeline);
  const Late = latePart(load, look);
  const first = render(<Late order="O-4" />);
  await screen.findByRole("heading", { name: "The events did not load" });
  first.unmount();

  render(<Late order="O-4" />);

  expect(await screen.findByText("Events of O-4")).toBeVisible();
});

it("an error inside a loaded part is left to the boundary of the page, which reports it", async () => {
  expectConsole("no events");
  const Late = latePart(
    async () => () => {
      throw new Error("no events");
    },
    look,
  );

  render(
    <PageBoundary>
      <Late />
    </PageBoundary>,
  );

  expect(await screen.findByText("The page failed: no events")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
});

class PageBoundary extends Component<{ readonly children: ReactNode }, { readonly error: string | null }> {
  override state = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error: error.message };
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <p>The page failed: {this.state.error}</p>;
  }
}
