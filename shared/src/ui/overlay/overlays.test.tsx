import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Wallet } from "lucide-react";
import { useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { withoutQuestion } from "../../browser/without-question";
import { renderAt } from "../../testing/render-at";
import { Button } from "../controls/button";
import { TextField } from "../controls/text-field";
import { BottomBar } from "./bottom-bar";
import { ConfirmDialog } from "./confirm-dialog";
import { Dialog, DialogCancel } from "./dialog";
import { KeepTyped } from "./keep-typed";
import { LateMenu } from "./late-menu";
import { Menu, MenuItem, MenuLabel, MenuLink, MenuSeparator } from "./menu";
import { Tooltip } from "./tooltip";

type PriceDialogProps = { readonly isBusy?: boolean; readonly hasField?: boolean; readonly isKept?: boolean };

function PriceDialog({ isBusy = false, hasField = true, isKept = false }: PriceDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Update Price</Button>
      <p>Behind</p>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Update Price"
        context="Raipur to Nagpur"
        isBusy={isBusy}
        isKeptOnOutsidePress={isKept}
      >
        {hasField ? <TextField label="Freight price" /> : <p>No field here</p>}
      </Dialog>
    </>
  );
}

async function open(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole("button", { name: "Update Price" }));
  return screen.findByRole("dialog", { name: "Update Price" });
}

describe("dialog", () => {
  it("opens on its first field, and returns the focus without scrolling when it closes", async () => {
    const focused = jest.spyOn(HTMLElement.prototype, "focus");
    render(<PriceDialog />);
    const dialog = await open();
    expect(dialog).toHaveAccessibleDescription("Raipur to Nagpur");
    expect(screen.getByRole("textbox", { name: "Freight price" })).toHaveFocus();
    expect(document.documentElement).toHaveStyle({ overflow: "hidden" });
    await expect(document.body).toHaveNoAxeViolations();
    await userEvent.keyboard("{Escape}");
    const opener = screen.getByRole("button", { name: "Update Price" });
    await waitFor(() => expect(opener).toHaveFocus());
    expect(focused.mock.calls[focused.mock.contexts.lastIndexOf(opener)]).toEqual([{ preventScroll: true }]);
    focused.mockRestore();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(document.documentElement).not.toHaveStyle({ overflow: "hidden" });
  });

  it("opens on the close button where it has no field", async () => {
    render(<PriceDialog hasField={false} />);
    await open();
    expect(screen.getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("cannot be closed while something is being sent", async () => {
    render(<PriceDialog isBusy />);
    const dialog = await open();
    await userEvent.keyboard("{Escape}");
    expect(dialog).toBeVisible();
    expect(screen.getByRole("button", { name: "Close" })).toBeDisabled();
  });

  it("keeps the focus inside", async () => {
    render(<PriceDialog />);
    const dialog = await open();
    for (let step = 0; step < 4; step += 1) {
      await userEvent.tab();
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
  });
});

describe("a dialog with unsaved input", () => {
  async function type() {
    await renderAt([{ path: "/", Component: Draft }], "/");
    await userEvent.type(screen.getByRole("textbox", { name: "Freight price" }), "5");
  }
  const question = () => screen.findByRole("alertdialog", { name: "Discard changes?" });

  it("asks before it closes, on its harmless button, and returns the focus to the field", async () => {
    await type();
    await userEvent.keyboard("{Escape}");
    await question();
    expect(screen.getByRole("button", { name: "Keep editing" })).toHaveFocus();
    await expect(document.body).toHaveNoAxeViolations();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Freight price" })).toHaveFocus());
    expect(screen.getByRole("textbox", { name: "Freight price" })).toHaveValue("5");
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await userEvent.click(await screen.findByRole("button", { name: "Discard" }));
    expect(screen.getByText("Closed")).toBeVisible();
  });

  it("makes the browser ask before the tab is closed, as long as there is something to lose", async () => {
    await type();
    expect(window.dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(false);
    await userEvent.clear(screen.getByRole("textbox", { name: "Freight price" }));
    expect(window.dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(true);
  });
});

describe("a page with unsaved input", () => {
  const routes = [{ path: "/goods", Component: Goods }];
  const question = () => screen.queryByRole("alertdialog", { name: "Discard changes?" });

  it("asks before it is left, not before it is merely filtered, and continues once the answer is yes", async () => {
    const tab = await renderAt(routes, "/goods");
    await screen.findByRole("textbox");
    await tab.go("/goods?q=bar");
    await tab.go("/goods?q=bar#end");
    expect(question()).not.toBeInTheDocument();
    await tab.go("/goods?view=belt&q=bar");
    expect(await screen.findByRole("button", { name: "Keep editing" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    expect(tab.address()).toBe("/goods?q=bar");
    await tab.go("/wallet");
    await userEvent.click(await screen.findByRole("button", { name: "Discard" }));
    await waitFor(() => expect(tab.address()).toBe("/wallet"));
  });

  it("never stops a logout, even while the question is open", async () => {
    const tab = await renderAt(routes, "/goods");
    await screen.findByRole("textbox");
    await tab.go("/wallet");
    await screen.findByRole("button", { name: "Keep editing" });
    await tab.go("/login", withoutQuestion);
    expect(tab.address()).toBe("/login");
    expect(question()).not.toBeInTheDocument();
  });
});

function Goods() {
  return (
    <>
      <KeepTyped isDirty filters={["q"]} />
      <TextField label="Note" />
    </>
  );
}

function Draft() {
  const [isOpen, setIsOpen] = useState(true);
  const [text, setText] = useState("");
  if (!isOpen) return <p>Closed</p>;
  return (
    <Dialog
      isOpen
      onClose={() => setIsOpen(false)}
      title="Update Price"
      isKeptOnOutsidePress
      hasUnsaved={text !== ""}
      footer={<DialogCancel>Cancel</DialogCancel>}
    >
      <TextField label="Freight price" value={text} onChange={({ target }) => setText(target.value)} />
    </Dialog>
  );
}

describe("question", () => {
  it("is read out with what the action does, asks before it acts, stays open after a failure and says why", async () => {
    const handleConfirm = jest.fn();
    const handleClose = jest.fn();
    const question = (error: string | null, isBusy = false) => (
      <ConfirmDialog
        isOpen
        title="Remove this address?"
        confirmText="Remove"
        busyText="Removing"
        cancelText="Keep"
        isDanger
        isBusy={isBusy}
        error={error}
        onConfirm={handleConfirm}
        onClose={handleClose}
      >
        Quotations already sent keep their copy.
      </ConfirmDialog>
    );
    const { rerender } = render(question(null));
    expect(screen.getByRole("dialog", { name: "Remove this address?" })).toHaveAccessibleDescription(
      "Quotations already sent keep their copy.",
    );
    await userEvent.click(screen.getByRole("button", { name: "Remove" }));
    expect(handleConfirm).toHaveBeenCalledTimes(1);
    rerender(question(null, true));
    expect(screen.getByRole("button", { name: "Removing" })).toHaveAttribute("aria-busy", "true");
    rerender(question("Network Error"));
    expect(screen.getByRole("alert")).toHaveTextContent("Network Error");
    expect(handleClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Keep" }));
    expect(handleClose).toHaveBeenCalledTimes(1);
  });
});

describe("menu, tooltip, bottom bar", () => {
  it("opens by keyboard, moves by arrows and acts", async () => {
    const handleLogout = jest.fn();
    render(
      <MemoryRouter>
        <Menu trigger={<Button>Rakesh Agrawal</Button>}>
          <MenuLabel>+91 98930 00147</MenuLabel>
          <MenuLink to="/wallet">Wallet</MenuLink>
          <MenuSeparator />
          <MenuItem onSelect={handleLogout}>Logout</MenuItem>
        </Menu>
      </MemoryRouter>,
    );
    const trigger = screen.getByRole("button", { name: "Rakesh Agrawal" });
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    expect(await screen.findByRole("menuitem", { name: "Wallet" })).toHaveFocus();
    await expect(document.body).toHaveNoAxeViolations();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(handleLogout).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(trigger).toHaveFocus());
    expect(document.body).not.toHaveAttribute("data-scroll-locked");
  });

  it("loads late and then works like any menu: opened by keyboard it starts on its first entry, and its own button closes it", async () => {
    const handleStock = jest.fn();
    render(
      <LateMenu
        button={(wiring) => <Button {...wiring}>Update TMT Bar</Button>}
        label="1 product"
        groups={[
          [{ icon: Wallet, text: "Price", onSelect: jest.fn() }],
          [{ icon: Wallet, text: "Stock", onSelect: handleStock }],
        ]}
      />,
    );
    const button = screen.getByRole("button", { name: "Update TMT Bar" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(await screen.findByRole("menu", { name: "Update TMT Bar" })).toHaveTextContent("1 product");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Price" })).toHaveFocus());
    expect(button).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(handleStock).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    expect(await screen.findByRole("menu")).toBeVisible();
    await userEvent.click(button);
    expect(screen.queryByRole("menu")).not.toBeInTheDocument();
    await expect(document.body).toHaveNoAxeViolations();
  });

  it("opens within the page's main part, where people who navigate by landmarks find it", async () => {
    const place = { container: document.body.appendChild(document.createElement("main")) };
    const late = [{ icon: Wallet, text: "Price", onSelect: jest.fn() }];
    const page = render(
      <>
        <Menu trigger={<Button>Change details</Button>}>
          <MenuItem onSelect={jest.fn()}>Change driver</MenuItem>
        </Menu>
        <LateMenu button={(wiring) => <Button {...wiring}>Update</Button>} groups={[late]} />
      </>,
      place,
    );
    for (const name of ["Change details", "Update"]) {
      await userEvent.click(screen.getByRole("button", { name }));
      expect(screen.getByRole("main")).toContainElement(await screen.findByRole("menu"));
      await userEvent.keyboard("{Escape}");
    }
    page.unmount();
    place.container.remove();
  });

  it("shows its text for the focused element", async () => {
    render(
      <Tooltip text="Only buyers see this">
        <Button>Bookmark</Button>
      </Tooltip>,
    );
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole("button")).toHaveAccessibleDescription("Only buyers see this"));
  });

  it("holds the amount and the one action", () => {
    render(<BottomBar caption="Total ex-factory" figure="₹14,75,059" action={<Button>Request For Quotes</Button>} />);
    expect(screen.getByText("₹14,75,059")).toBeVisible();
    expect(screen.getByRole("button", { name: "Request For Quotes" })).toBeVisible();
  });
});
