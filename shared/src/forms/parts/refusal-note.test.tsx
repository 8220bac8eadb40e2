import { act, fireEvent, render, screen } from "@testing-library/react";
import { notify } from "../../browser/notify";
import { RefusalNote } from "./refusal-note";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const waitMs = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** A press on what is below the note. */
async function press(): Promise<void> {
  fireEvent.pointerDown(document.body, { pointerType: "mouse" });
  fireEvent.pointerUp(document.body, { pointerType: "mouse" });
  fireEvent.click(document.body);
  await waitMs(0);
}

it("keeps a refusal that a press ends or replaces until the press can no longer become a double click", async () => {
  const { rerender } = render(<RefusalNote text="Please enter a price" />);
  await press();
  rerender(<RefusalNote text={null} />);
  await waitMs(400);
  expect(screen.getByRole("alert")).toHaveTextContent("Please enter a price");

  await press();
  rerender(<RefusalNote text="The submission is closed." />);
  await waitMs(400);
  expect(screen.getByRole("alert")).toHaveTextContent("Please enter a price");
  await waitMs(100);
  expect(screen.getByRole("alert")).toHaveTextContent("The submission is closed.");
});

it("announces a new refusal at once, and shows it when the press can no longer become a double click", async () => {
  const { rerender } = render(<RefusalNote text={null} />);
  await press();
  rerender(<RefusalNote text="Please enter a price" />);
  expect(screen.getByRole("alert")).toHaveTextContent("Please enter a price");
  expect(screen.getByRole("alert")).toHaveClass("empty");
  await waitMs(500);
  expect(screen.getByRole("alert")).not.toHaveClass("empty");
});

it("does not announce what a toast says in the same words, and shows it all the same", () => {
  const { rerender } = render(<RefusalNote text={null} />);
  notify.error("Not saved");
  rerender(<RefusalNote text="Not saved" />);
  expect(screen.getByText("Not saved")).toBeVisible();
  expect(screen.getByRole("alert")).toHaveAttribute("aria-live", "off");
  rerender(<RefusalNote text="The submission is closed." />);
  expect(screen.getByRole("alert")).not.toHaveAttribute("aria-live");
});

it("ends a refusal at once when the person uses the keyboard", async () => {
  const { rerender } = render(<RefusalNote text="Please enter a price" />);
  await press();
  fireEvent.keyDown(document.body, { key: "4" });
  rerender(<RefusalNote text={null} />);
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
});
