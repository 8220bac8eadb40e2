import { noticeEvent, notify } from "@mandi/shared/browser/notify";
import { closeSession } from "@mandi/shared/session";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { ConfirmDialog } from "@mandi/shared/ui/overlay/confirm-dialog";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Notices } from "./notices";

/** jsdom runs no animations, and a toast's duration is measured by one, so the test ends it. */
function endAnimations(toast: HTMLElement): void {
  for (const element of [...toast.querySelectorAll("[role='progressbar']"), toast]) fireEvent.animationEnd(element);
}

const timer = (toast: HTMLElement) => toast.querySelector<HTMLElement>("[role='progressbar']");

async function said(text: string, role: "status" | "alert" = "status") {
  const words = await screen.findByText(text);
  const toast = words.closest<HTMLElement>(`[role='${role}']`);
  if (toast === null) throw new Error(`No ${role} around "${text}"`);
  act(() => fireEvent.animationEnd(toast)); // The toast has slid in.
  return toast;
}

describe("a notice", () => {
  it("is shown although it was sent before the toasts were loaded (R-019, R-035)", async () => {
    render(<Notices />);
    act(() => {
      notify.success("Address saved successfully");
      notify.info("You are logged out!!");
    });

    expect(await screen.findByText("Address saved successfully")).toBeInTheDocument();
    expect(screen.getByText("You are logged out!!")).toBeInTheDocument();
  });

  it("gives way to a question that it would cover", async () => {
    const { rerender } = render(<Notices />);
    act(() => notify.error("This price is not confirmed"));
    const toast = await said("This price is not confirmed", "alert");

    rerender(
      <>
        <Notices />
        <ConfirmDialog isOpen title="Offer ₹45?" confirmText="Offer" onConfirm={jest.fn()} onClose={jest.fn()}>
          This is far below your listed price.
        </ConfirmDialog>
      </>,
    );

    expect(await screen.findByRole("dialog", { name: "Offer ₹45?" })).toBeInTheDocument();
    endAnimations(toast);
    await waitFor(() => expect(screen.queryByText("This price is not confirmed")).not.toBeInTheDocument());
  });

  it("is shown only once while it is visible, and again after it has gone", async () => {
    render(<Notices />);
    act(() => {
      notify.error("Please select billing address");
      notify.error("Please select billing address");
    });
    const toast = await said("Please select billing address", "alert");
    act(() => notify.error("Please select billing address"));
    expect(screen.getAllByText("Please select billing address")).toHaveLength(1);

    await userEvent.click(toast);
    act(() => notify.error("Please select billing address"));
    endAnimations(toast);
    await waitFor(() => expect(toast).not.toBeInTheDocument());
    expect(await screen.findByText("Please select billing address")).toBeInTheDocument();
  });

  it("stays for two seconds or the given time (R-035, R-036)", async () => {
    render(<Notices />);
    act(() => {
      notify.success("Two seconds");
      notify.success("Shorter", 1500);
    });

    expect(timer(await said("Two seconds"))?.style.animationDuration).toBe("2000ms");
    expect(timer(await said("Shorter"))?.style.animationDuration).toBe("1500ms");
    endAnimations(await said("Two seconds"));
    await waitFor(() => expect(screen.queryByText("Two seconds")).not.toBeInTheDocument());
    expect(screen.getByText("Shorter")).toBeInTheDocument();
  });

  it("pauses while the pointer or the focus is on it, and while the window is inactive (R-035)", async () => {
    const person = userEvent.setup();
    jest.spyOn(document, "hasFocus").mockReturnValue(true);
    render(<Notices />);
    act(() => notify.success("Address saved successfully"));
    const toast = await said("Address saved successfully");
    const state = () => timer(toast)?.style.animationPlayState;
    expect(state()).toBe("running");

    await person.hover(toast);
    expect(state()).toBe("paused");
    await person.unhover(toast);
    expect(state()).toBe("running");

    act(() => void fireEvent.blur(window));
    expect(state()).toBe("paused");
    act(() => void fireEvent.focus(window));
    expect(state()).toBe("running");

    act(() => screen.getByRole("button", { name: "Close" }).focus());
    expect(state()).toBe("paused");
  });

  it("closes when it is clicked (R-035)", async () => {
    const person = userEvent.setup();
    render(<Notices />);
    act(() => notify.success("Address saved successfully"));
    const toast = await said("Address saved successfully");
    await person.click(toast);
    endAnimations(toast);

    await waitFor(() => expect(screen.queryByText("Address saved successfully")).not.toBeInTheDocument());
  });

  it("interrupts a screen reader only for an error", async () => {
    render(<Notices />);
    act(() => {
      notify.error("Please enter a quantity for each selected variant");
      notify.success("Address saved successfully");
    });

    expect(await said("Please enter a quantity for each selected variant", "alert")).toBeInTheDocument();
    expect(await said("Address saved successfully", "status")).toBeInTheDocument();
  });

  it("disappears at once when the session of its reader ends; later notices are shown (R-030, R-031)", async () => {
    signInAs("customer");
    render(<Notices />);
    act(() => notify.success("Quotation Q2627000017 was sent"));
    await said("Quotation Q2627000017 was sent");

    act(() => {
      closeSession();
      notify.info("You are logged out!!");
    });

    expect(document.body).not.toHaveTextContent("Q2627000017");
    expect(await screen.findByText("You are logged out!!")).toBeInTheDocument();
  });

  it("is not shown when it is invalid", async () => {
    render(<Notices />);
    act(() => {
      window.dispatchEvent(new CustomEvent(noticeEvent, { detail: { tone: "loud", text: "No", durationMs: 1 } }));
      window.dispatchEvent(new Event(noticeEvent));
      notify.success("The next one");
    });

    expect(await screen.findByText("The next one")).toBeInTheDocument();
    expect(screen.queryByText("No")).not.toBeInTheDocument();
  });
});
