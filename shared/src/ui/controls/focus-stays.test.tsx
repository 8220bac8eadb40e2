import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { TextField } from "./text-field";

const emptyRect = { x: 0, y: 0, width: 0, height: 0, top: 0, right: 0, bottom: 0, left: 0, toJSON: () => "" };

/** jsdom has no layout: each message on the page moves what is below it by a line of 20 px. */
function TwoFields() {
  const [error, setError] = useState<string>();
  return (
    <>
      <TextField label="GST number" error={error} onBlur={() => setError("Too short")} />
      <TextField label="PAN number" />
    </>
  );
}

/** Sets up a layout: `scrollable` is how far the page can scroll now. @returns the requested scrolling */
function layOut(scrollable: () => number) {
  let scrollTop = 0;
  const scrolled = jest.fn(({ top }: ScrollToOptions) => {
    scrollTop = Math.min(scrollTop + (top ?? 0), scrollable());
  });
  Object.assign(Element.prototype, { scrollBy: scrolled });
  Object.defineProperty(document, "scrollingElement", { value: document.documentElement, configurable: true });
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function top(this: Element) {
    const message = screen.queryByText("Too short");
    const isBelow = message !== null && message.compareDocumentPosition(this) === Node.DOCUMENT_POSITION_FOLLOWING;
    return { ...emptyRect, top: (isBelow ? 120 : 100) - scrollTop };
  });
  return scrolled;
}

it("keeps the focused field in place when a message appears above it, and moves nothing for one below", async () => {
  const scrolled = layOut(() => 1_000);
  render(<TwoFields />);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByText("Too short")).toBeVisible();
  expect(screen.getByLabelText("PAN number")).toHaveFocus();
  expect(scrolled.mock.calls).toEqual([[{ top: 20, behavior: "instant" }]]);

  await userEvent.tab({ shift: true });
  await userEvent.clear(screen.getByLabelText("GST number"));
  expect(scrolled).toHaveBeenCalledTimes(1);
});

it("makes room for scrolling in a page that is too short, as long as the message is there", async () => {
  layOut(() => Number.parseFloat(document.body.style.paddingBottom || "0"));
  const { unmount } = render(<TwoFields />);
  await userEvent.tab();
  await userEvent.tab();
  expect(document.body).toHaveStyle({ paddingBottom: "20px" });
  expect(screen.getByLabelText("PAN number").getBoundingClientRect().top).toBe(100);

  unmount();
  expect(document.body).toHaveStyle({ paddingBottom: "0px" });
});

/** The two fields in a dialog, in which a message has appeared above the focused one. */
async function showMessageIn(dialog: HTMLElement): Promise<void> {
  dialog.setAttribute("role", "dialog");
  document.body.append(dialog);
  render(<TwoFields />, { container: dialog });
  await userEvent.tab();
  await userEvent.tab();
}

it("raises a dialog that does not scroll, and leaves the page behind it alone", async () => {
  const scrolled = layOut(() => 1_000);
  const dialog = document.createElement("div");
  await showMessageIn(dialog);
  expect(dialog.style.translate).toBe("0px -20px");
  expect(scrolled).not.toHaveBeenCalled();
});

it("leaves a sheet on the bottom edge of the screen, where its buttons are", async () => {
  layOut(() => 1_000);
  const sheet = document.createElement("div");
  const { innerHeight: bottom } = window;
  sheet.getBoundingClientRect = () => ({ ...emptyRect, top: bottom - 400, bottom });
  await showMessageIn(sheet);
  expect(screen.getByText("Too short")).toBeVisible();
  expect(sheet.style.translate).toBe("");
});
