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
  const slash = jest.fn();
  document.addEventListener("keydown", slash);
  await user.click(screen.getByRole("button", { name: "Keys" }));
  await user.click(screen.getByRole("checkbox", { name: /^Use shortcuts of a letter/ }));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  slash.mockClear();

  await user.keyboard("2guj?/");
  expect(tab.address()).toBe("/desk");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Keys" })).toHaveFocus();
  expect(slash.mock.calls.map(([{ key }]) => key)).toEqual(["2", "g", "u", "j", "?"]);
  document.removeEventListener("keydown", slash);

  await user.keyboard("{Enter}");
  expect(await screen.findByRole("checkbox", { name: /^Use shortcuts of a letter/ })).not.toBeChecked();
  await user.click(screen.getByRole("checkbox", { name: /^Use shortcuts of a letter/ }));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await user.keyboard("2");
  expect(tab.address()).toBe("/desk?kind=payment");
});
