import { DeskQueueItemsAnswer } from "@mandi/shared/contract/desk/queue";
import { aQueue, aQueueItem } from "@mandi/shared/testing/desk-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

it("switches off shortcuts of one character for whoever dictates, and on again by its button", async () => {
  const user = userEvent.setup();
  fakeDesk().answer("GET /desk/queue/item", DeskQueueItemsAnswer, aQueue(aQueueItem(), aQueueItem({ id: 319 })));
  const tab = await renderAt(routes, "/desk");
  await screen.findByRole("heading", { level: 1, name: "2 items waiting" });
  const pressed = jest.fn();
  document.addEventListener("keydown", pressed);
  await user.click(screen.getByRole("button", { name: "Keys" }));
  await user.click(screen.getByRole("checkbox", { name: /^Use shortcuts of a letter/ }));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  pressed.mockClear();

  await user.keyboard("2guj?/");
  expect(tab.address()).toBe("/desk");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Keys" })).toHaveFocus();
  expect(pressed.mock.calls.map(([{ key }]) => key)).toEqual(["2", "g", "u", "j", "?", "/"]);
  document.removeEventListener("keydown", pressed);

  await user.keyboard("{Enter}");
  expect(await screen.findByRole("checkbox", { name: /^Use shortcuts of a letter/ })).not.toBeChecked();
  await user.click(screen.getByRole("checkbox", { name: /^Use shortcuts of a letter/ }));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await user.keyboard("2");
  expect(tab.address()).toBe("/desk?kind=payment");
});

it("leads with the slash to the header's search where it has room, and to the page of the search where it has none", async () => {
  const user = userEvent.setup();
  fakeDesk().answer("GET /desk/queue/item", DeskQueueItemsAnswer, aQueue());
  const tab = await renderAt(routes, "/desk");
  await screen.findByRole("heading", { level: 1 });
  const header = document.createElement("header");
  header.innerHTML = '<div role="search"><input aria-label="Search"></div>';
  document.body.append(header);
  const search = screen.getByRole("textbox", { name: "Search" });
  const isWide = jest.spyOn(window, "matchMedia");
  const narrow = window.matchMedia("(min-width: 1025px)");
  isWide.mockImplementation(() => Object.assign(narrow, { matches: true }));
  await user.keyboard("/");
  expect(search).toHaveFocus();
  expect(search).toHaveValue("");
  await user.keyboard("/");
  expect(search).toHaveValue("/");

  search.blur();
  isWide.mockImplementation(() => Object.assign(narrow, { matches: false }));
  await user.keyboard("/");
  await waitFor(() => expect(tab.address()).toBe("/desk/find"));
  header.remove();
});
