import { screen } from "@testing-library/react";
import { acceptChanges, bhilai, changeCall, changesOf, openProducts, raipur } from "../../testing/bulk-world";

afterEach(() => localStorage.clear());

async function startWithBusyServer() {
  const world = await openProducts([raipur, bhilai]);
  const dialog = await world.open("Change prices");
  await world.user.type(dialog.getByLabelText("Amount"), "250");
  world.api.refuse(changeCall, 429, { message: "Too many requests.", retryAfterSeconds: 60 });
  await world.user.click(dialog.getByRole("button", { name: "Change 2 products" }));
  await dialog.findByText(/60 s/);
  return { ...world, dialog };
}

it("stops at once while it waits for the server: nothing more is changed, and all of it can be continued", async () => {
  const { user, api, dialog } = await startWithBusyServer();
  acceptChanges(api);
  await user.click(dialog.getByRole("button", { name: "Stop" }));
  expect(await dialog.findByText("2 were not changed.")).toBeVisible();
  expect(dialog.queryByText("Too many requests.")).not.toBeInTheDocument();
  expect(changesOf(api)).toHaveLength(1);
  await user.click(dialog.getByRole("button", { name: "Try these again" }));
  expect(await dialog.findByText("2 changed.")).toBeVisible();
});

it("keeps the whole rest on the device when the page is left while it waits for the server", async () => {
  const { api, reload } = await startWithBusyServer();
  await reload();
  expect(await screen.findByText("A change of prices or stock was interrupted: 2 products are left.")).toBeVisible();
  expect(changesOf(api)).toHaveLength(1);
});
