import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { notify } from "../../browser/notify";
import { Checkbox } from "./checkbox";
import { TextField } from "./text-field";

afterEach(() => jest.useRealTimers());

/** How a message interrupts the person who uses a screen reader, if at all. */
const mannerOf = (text: string) => screen.getByText(text).closest("[aria-live]")?.getAttribute("aria-live");

function Prices({ problem }: { readonly problem?: { readonly error?: string; readonly warning?: string } }) {
  return (
    <>
      <TextField label="Basic price" {...problem} />
      <TextField label="Quantity" />
    </>
  );
}

it("announces an error to whoever is in its field, from a place that was there before", async () => {
  const { container, rerender } = render(<Prices />);
  await userEvent.click(screen.getByLabelText("Basic price"));
  const place = container.querySelector('[aria-live="assertive"]');
  rerender(<Prices problem={{ error: "Please enter a price" }} />);
  expect(mannerOf("Please enter a price")).toBe("assertive");
  expect(screen.getByText("Please enter a price").closest("[aria-live]")).toBe(place);
});

it("leaves to a toast what it says in the same words, and announces other words and the next refusal", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { rerender } = render(<Prices />);
  await user.click(screen.getByLabelText("Basic price"));
  const refuse = (toast: string, error: string) => {
    notify.error(toast);
    rerender(<Prices problem={{ error }} />);
  };
  refuse("At most 240 MT", "At most 240 MT");
  expect(mannerOf("At most 240 MT")).toBe("off");
  expect(screen.getByLabelText("Basic price")).toHaveAccessibleDescription("At most 240 MT");
  refuse("Please check the fields", "At most 120 MT");
  expect(mannerOf("At most 120 MT")).toBe("assertive");
  rerender(<Prices />);
  jest.advanceTimersByTime(2_000);
  rerender(<Prices problem={{ error: "Please check the fields" }} />);
  expect(mannerOf("Please check the fields")).toBe("assertive");
});

it("announces a warning more quietly than an error", async () => {
  const { rerender } = render(<Prices />);
  await userEvent.click(screen.getByLabelText("Basic price"));
  rerender(<Prices problem={{ warning: "This is far from the market" }} />);
  expect(mannerOf("This is far from the market")).toBe("polite");
});

it("says nothing about a field that the person has left or has not reached: its description says it there", async () => {
  const { rerender } = render(<Prices />);
  await userEvent.click(screen.getByLabelText("Basic price"));
  await userEvent.tab();
  rerender(<Prices problem={{ error: "Please enter a price" }} />);
  expect(screen.getByLabelText("Quantity")).toHaveFocus();
  expect(mannerOf("Please enter a price")).toBe("off");
  expect(screen.getByLabelText("Basic price")).toHaveAccessibleDescription("Please enter a price");
});

it("announces the error of a field that had the focus when it appeared", () => {
  const field = (error?: string) => <TextField label="Basic price" autoFocus error={error} />;
  const { rerender } = render(field());
  rerender(field("Please enter a price"));
  expect(mannerOf("Please enter a price")).toBe("assertive");
});

it("announces the error of a tick that stays in focus", async () => {
  const { rerender } = render(<Checkbox label="I agree" />);
  act(() => screen.getByLabelText("I agree").focus());
  rerender(<Checkbox label="I agree" error="Please agree first" />);
  expect(mannerOf("Please agree first")).toBe("assertive");
});
