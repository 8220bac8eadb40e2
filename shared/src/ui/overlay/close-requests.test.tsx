import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { renderAt } from "../../testing/render-at";
import { Button } from "../controls/button";
import { Dialog } from "./dialog";
import { Menu, MenuItem } from "./menu";

/** The watchers that a browser such as Chrome on Android holds; a back gesture closes the newest one. */
const watchers: FakeWatcher[] = [];
class FakeWatcher {
  onclose: (() => void) | null = null;
  constructor() {
    watchers.push(this);
  }
  destroy(): void {
    if (watchers.includes(this)) watchers.splice(watchers.indexOf(this), 1);
  }
}

/** @returns whether the page took the gesture; otherwise the browser goes back in its history */
async function goBack(): Promise<boolean> {
  const watcher = watchers.pop();
  await act(async () => watcher?.onclose?.());
  return watcher !== undefined;
}

beforeEach(() => {
  globalThis.CloseWatcher = FakeWatcher;
});
afterEach(() => {
  globalThis.CloseWatcher = undefined;
});

function Sheet({ hasUnsaved = false, isBusy = false }: { readonly hasUnsaved?: boolean; readonly isBusy?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Filters</Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Filters" {...{ hasUnsaved, isBusy }} />
    </>
  );
}

const open = () => userEvent.click(screen.getByRole("button", { name: "Filters" }));
const sheet = () => screen.queryByRole("dialog", { name: "Filters", hidden: true });

it("closes a sheet and leaves the page where it is; the next gesture is the browser's", async () => {
  const tab = await renderAt([{ path: "/list", Component: Sheet }], "/list?city=Raipur");
  await open();
  expect(await goBack()).toBe(true);
  expect(sheet()).not.toBeInTheDocument();
  expect(tab.address()).toBe("/list?city=Raipur");
  expect(await goBack()).toBe(false);
});

it("takes no gesture once a sheet was closed by its button", async () => {
  render(<Sheet />);
  await open();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(await goBack()).toBe(false);
});

it("asks before typed input is lost, returns to it at the next gesture, and asks again", async () => {
  await renderAt([{ path: "/form", element: <Sheet hasUnsaved /> }], "/form");
  await open();
  await goBack();
  expect(screen.getByRole("alertdialog", { name: "Discard changes?" })).toBeVisible();
  expect(await goBack()).toBe(true);
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  expect(sheet()).toBeVisible();
  await goBack();
  await userEvent.click(screen.getByRole("button", { name: "Discard" }));
  expect(sheet()).not.toBeInTheDocument();
  expect(await goBack()).toBe(false);
});

it("neither closes nor leaves while something is being sent", async () => {
  render(<Sheet isBusy />);
  await open();
  expect(await goBack()).toBe(true);
  expect(await goBack()).toBe(true);
  expect(sheet()).toBeVisible();
});

it("closes a menu", async () => {
  const handleSelect = jest.fn();
  render(
    <Menu trigger={<Button>More</Button>}>
      <MenuItem onSelect={handleSelect}>Remove</MenuItem>
    </Menu>,
  );
  await userEvent.click(screen.getByRole("button", { name: "More" }));
  expect(screen.getByRole("menuitem", { name: "Remove" })).toBeVisible();
  expect(await goBack()).toBe(true);
  expect(screen.queryByRole("menuitem")).not.toBeInTheDocument();
  expect(handleSelect).not.toHaveBeenCalled();
  expect(await goBack()).toBe(false);
});
