import { act, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { keptFocus } from "../../browser/kept-focus";
import { Button } from "../controls/button";
import { Dialog } from "./dialog";

function Question() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <h2 tabIndex={-1}>Payment</h2>
      <Button onClick={() => setIsOpen(true)}>Pay</Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Pay?" footer={<Button>Yes</Button>}>
        <Button onClick={() => setIsOpen(false)}>Back</Button>
      </Dialog>
    </>
  );
}

/** Opens the question and goes back; before the dialog returns the focus, the page's heading has received it. */
async function goBack(mark: (heading: HTMLElement) => void): Promise<HTMLElement> {
  render(<Question />);
  const pay = screen.getByRole("button", { name: "Pay" });
  const heading = screen.getByRole("heading", { name: "Payment" });
  pay.focus();
  act(() => pay.click());
  const back = await screen.findByRole("button", { name: "Back" });
  act(() => back.click());
  mark(heading);
  heading.focus();
  return pay;
}

it("returns the focus to where it was opened although the page has kept it elsewhere meanwhile", async () => {
  const pay = await goBack((heading) => heading.setAttribute(keptFocus, ""));
  await waitFor(() => expect(pay).toHaveFocus());
});

it("leaves the focus where its answer led", async () => {
  const pay = await goBack(() => undefined);
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByRole("heading", { name: "Payment" })).toHaveFocus();
  expect(pay).not.toHaveFocus();
});
