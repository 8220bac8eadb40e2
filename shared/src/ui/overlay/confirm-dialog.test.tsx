import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useEffect, useState } from "react";
import { renderAt } from "../../testing/render-at";
import { ConfirmDialog } from "./confirm-dialog";

interface QuestionState {
  readonly error: string | null;
  readonly isBusy: boolean;
}

interface QuestionProps {
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** Gives the test the way to change what the question says. */
  readonly onShown: (change: (state: QuestionState) => void) => void;
}

function Question({ onConfirm, onClose, onShown }: QuestionProps) {
  const [state, setState] = useState<QuestionState>({ error: null, isBusy: false });
  useEffect(() => onShown(setState), [onShown]);
  return (
    <ConfirmDialog
      isOpen
      title="Remove this address?"
      confirmText="Remove"
      busyText="Removing"
      cancelText="Keep"
      isDanger
      {...state}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      Quotations already sent keep their copy.
    </ConfirmDialog>
  );
}

describe("question", () => {
  it("asks before it does, stays open when it failed and says why (R-164)", async () => {
    const handleConfirm = jest.fn();
    const handleClose = jest.fn();
    let show: (state: QuestionState) => void = () => undefined;
    const handleShown = (change: typeof show) => {
      show = change;
    };
    const question = <Question onConfirm={handleConfirm} onClose={handleClose} onShown={handleShown} />;
    const page = await renderAt([{ path: "/form", element: question }], "/list");
    await page.go("/form");
    await userEvent.click(screen.getByRole("button", { name: "Remove" }));
    expect(handleConfirm).toHaveBeenCalledTimes(1);
    act(() => show({ error: null, isBusy: true }));
    expect(screen.getByRole("button", { name: "Removing" })).toHaveAttribute("aria-busy", "true");
    await page.back();
    expect(handleClose).not.toHaveBeenCalled();
    act(() => show({ error: "Network Error", isBusy: false }));
    expect(screen.getByRole("alert")).toHaveTextContent("Network Error");
    expect(handleClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Keep" }));
    expect(handleClose).toHaveBeenCalledTimes(1);
    await page.back();
    expect(handleClose).toHaveBeenCalledTimes(2);
    expect(page.address()).toBe("/form");
  });
});
