import { BeltListAnswer, CityListAnswer, StateListAnswer } from "@mandi/shared/contract/transporter/belt";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { renderAt } from "@mandi/shared/testing/render-at";
import { aBelt } from "@mandi/shared/testing/transporter-builders";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { routes } from "../area";

const path = "/transporter-products?view=belt";
const listRoute = "GET /transporter/belt";
const saveRoute = "POST /transporter/assign-belt";
const removeRoute = "DELETE /transporter/belt/:id";

function openBelts(...data: BeltListAnswer["data"]) {
  signInAs("transporter");
  const api = fakeApi();
  api.answer(listRoute, BeltListAnswer, { data });
  api.answer("GET /transporter/state", StateListAnswer, { state_list: ["Bihar", "Maharashtra"] });
  api.answer("GET /transporter/city/:state", CityListAnswer, ({ params }) => ({
    city_list: params["state"] === "Bihar" ? ["Aurangabad"] : ["Aurangabad", "Navi Mumbai", "Nagpur"],
  }));
  api.confirm(saveRoute, "Your belt has been added.");
  return api;
}

async function openNewBelt(user: UserEvent): Promise<HTMLElement> {
  await user.click(await screen.findByRole("button", { name: "Add New Belt" }));
  return screen.findByRole("dialog", { name: "Add New Belt" });
}

async function addCity(user: UserEvent, state: string, city: string): Promise<void> {
  const dialog = within(screen.getByRole("dialog"));
  const option = () => dialog.getByRole("option", { name: city });
  await waitFor(() => dialog.getByRole("option", { name: state }));
  await user.selectOptions(dialog.getByLabelText("State"), state);
  await waitFor(option);
  await user.selectOptions(dialog.getByLabelText("City"), city);
}

const submit = (user: UserEvent) => user.click(screen.getByRole("button", { name: "Submit" }));

afterEach(() => jest.useRealTimers());

it("shows each belt with its loading address and its cities with state and prices (R-193)", async () => {
  openBelts(aBelt());
  await renderAt(routes, path);
  const belt = await screen.findByRole("article", { name: "Raipur, Siltara and Urla" });
  const table = within(belt).getByRole("table");
  expect(
    within(table)
      .getAllByRole("columnheader")
      .map(({ textContent }) => textContent),
  ).toEqual(["No.", "State", "City", "Min price", "Max price"]);
  expect(within(table).getAllByRole("row")[1]).toHaveTextContent(/^1MaharashtraNagpur₹1,650.*₹1,650–1,950₹1,950/);
});

it("adds a belt: address, state, city; each city becomes a row with its prices (R-194, R-381)", async () => {
  const user = userEvent.setup();
  const api = openBelts(aBelt());
  await renderAt(routes, path);
  await openNewBelt(user);
  await user.type(screen.getByLabelText("Loading address"), "Bhilai, Light Industrial Area");
  await addCity(user, "Maharashtra", "Navi Mumbai");
  await user.type(screen.getByLabelText("Min price, Navi Mumbai"), "2850");
  await user.type(screen.getByLabelText("Max price, Navi Mumbai"), "3300");
  await submit(user);
  await waitFor(() =>
    expect(api.calls(saveRoute).map(({ body }) => body)).toEqual([
      {
        loading_address: "Bhilai, Light Industrial Area",
        selected_city: ["Navi Mumbai"],
        min_price: { navi_mumbai: 2850 },
        max_price: { navi_mumbai: 3300 },
        rows: [{ state: "Maharashtra", city: "Navi Mumbai", min_price: 2850, max_price: 3300 }],
      },
    ]),
  );
});

it("closes and refreshes 1.5 s after the success (R-405)", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const api = openBelts(aBelt());
  await renderAt(routes, path);
  await user.click(await screen.findByRole("button", { name: "Edit Raipur, Siltara and Urla" }));
  await screen.findByRole("dialog", { name: "Edit belt" });
  await submit(user);
  await act(() => jest.advanceTimersByTimeAsync(1400));
  expect(screen.getByRole("dialog")).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(api.calls(listRoute)).toHaveLength(2);
});

it("adds a belt once, however slow the answer and however long the form stays open", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const api = openBelts(aBelt());
  await renderAt(routes, path);
  await user.click(await screen.findByRole("button", { name: "Edit Raipur, Siltara and Urla" }));
  await screen.findByRole("dialog", { name: "Edit belt" });
  const slow = api.hold(saveRoute);
  await submit(user);
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  slow.release();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole("button", { name: "Submit" })).toHaveAttribute("aria-disabled", "true");
  await user.type(screen.getByLabelText("Min price, Nagpur"), "{Enter}");
  await act(() => jest.advanceTimersByTimeAsync(600));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(api.calls(saveRoute)).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Edit Raipur, Siltara and Urla" }));
  expect(screen.getByRole("button", { name: "Submit" })).not.toHaveAttribute("aria-disabled");
});

it("refuses the same city twice: 'Please select a different city' (R-309)", async () => {
  const user = userEvent.setup();
  openBelts(aBelt());
  await renderAt(routes, path);
  const dialog = await openNewBelt(user);
  await addCity(user, "Maharashtra", "Nagpur");
  await addCity(user, "Maharashtra", "Nagpur");
  expect(within(dialog).getByText("Please select a different city")).toBeVisible();
  expect(within(dialog).getAllByRole("button", { name: "Remove Nagpur" })).toHaveLength(1);
});

it("adds a city that was chosen by keys on the closed list only by the button (R-194)", async () => {
  const user = userEvent.setup();
  openBelts(aBelt());
  await renderAt(routes, path);
  const dialog = within(await openNewBelt(user));
  await waitFor(() => dialog.getByRole("option", { name: "Maharashtra" }));
  await user.selectOptions(dialog.getByLabelText("State"), "Maharashtra");
  await waitFor(() => dialog.getByRole("option", { name: "Nagpur" }));
  const city = dialog.getByLabelText("City");
  city.focus();
  // What a browser does with a closed list: each key is a separate change.
  for (const name of ["Aurangabad", "Navi Mumbai"]) {
    await user.keyboard("{ArrowDown}");
    fireEvent.change(city, { target: { value: name } });
  }
  expect(dialog.queryByRole("list", { name: "Unloading cities" })).not.toBeInTheDocument();
  await user.tab();
  await user.keyboard("{Enter}");
  expect(dialog.getAllByRole("button", { name: /^Remove/ }).map((button) => button.getAttribute("aria-label"))).toEqual(
    ["Remove Navi Mumbai"],
  );
  expect(city).toHaveDisplayValue("Choose a city");
});

it("distinguishes two cities of the same name by their states", async () => {
  const user = userEvent.setup();
  const api = openBelts(aBelt());
  await renderAt(routes, path);
  await openNewBelt(user);
  await user.type(screen.getByLabelText("Loading address"), "Raipur");
  await addCity(user, "Maharashtra", "Aurangabad");
  await addCity(user, "Bihar", "Aurangabad");
  for (const field of screen.getAllByLabelText("Min price, Aurangabad")) await user.type(field, "1000");
  for (const field of screen.getAllByLabelText("Max price, Aurangabad")) await user.type(field, "1200");
  await submit(user);
  await waitFor(() =>
    expect(api.calls(saveRoute).map(({ body }) => body)).toEqual([
      {
        loading_address: "Raipur",
        rows: [
          { state: "Maharashtra", city: "Aurangabad", min_price: 1000, max_price: 1200 },
          { state: "Bihar", city: "Aurangabad", min_price: 1000, max_price: 1200 },
        ],
      },
    ]),
  );
});

it("requires all fields when address, city or a price is missing, and sends nothing (R-308)", async () => {
  const user = userEvent.setup();
  const api = openBelts(aBelt());
  await renderAt(routes, path);
  await openNewBelt(user);
  await submit(user);
  await waitFor(() => expect(screen.getByLabelText("Loading address")).toHaveFocus());
  expect(screen.getByLabelText("Loading address")).toHaveAccessibleDescription("Please fill all fields");
  await user.type(screen.getByLabelText("Loading address"), "Raipur");
  await submit(user);
  await waitFor(() => expect(screen.getByLabelText("State")).toHaveFocus());
  expect(screen.getByLabelText("State")).toHaveAccessibleDescription("Please fill all fields");
  await addCity(user, "Maharashtra", "Nagpur");
  await user.type(screen.getByLabelText("Min price, Nagpur"), "1000");
  await submit(user);
  expect(screen.getByLabelText("Max price, Nagpur")).toHaveAccessibleDescription("Please fill all fields");
  expect(api.calls(saveRoute)).toHaveLength(0);
});

it("shows at the row that the min price is above the max price", async () => {
  const user = userEvent.setup();
  const api = openBelts(aBelt());
  await renderAt(routes, path);
  await user.click(await screen.findByRole("button", { name: "Edit Raipur, Siltara and Urla" }));
  const min = await screen.findByLabelText("Min price, Nagpur");
  await user.clear(min);
  await user.type(min, "2000");
  expect(screen.getByLabelText("Max price, Nagpur")).toHaveAccessibleDescription(
    "The min price is above the max price",
  );
  await submit(user);
  expect(api.calls(saveRoute)).toHaveLength(0);
});

it("removes a city from the form, and saves the changed belt", async () => {
  const user = userEvent.setup();
  const api = openBelts(
    aBelt({
      unloading_address: [
        { state: "Maharashtra", city: "Nagpur", min_price: 1650, max_price: 1950 },
        { state: "Bihar", city: "Aurangabad", min_price: 2100.5, max_price: 2400 },
      ],
    }),
  );
  await renderAt(routes, path);
  await user.click(await screen.findByRole("button", { name: "Edit Raipur, Siltara and Urla" }));
  await user.click(await screen.findByRole("button", { name: "Remove Nagpur" }));
  expect(screen.getByRole("button", { name: "Remove Aurangabad" })).toHaveFocus();
  await submit(user);
  await waitFor(() => expect(api.calls(saveRoute)).toHaveLength(1));
  expect(api.calls(saveRoute)[0]?.body).toMatchObject({
    id: 5,
    rows: [{ state: "Bihar", city: "Aurangabad", min_price: 2100.5, max_price: 2400 }],
  });
});

it("deletes a belt after a confirmation and keeps it when the server refuses", async () => {
  const user = userEvent.setup();
  const api = openBelts(aBelt());
  api.refuse(removeRoute, 404, { message: "There is no such belt." });
  await renderAt(routes, path);
  await user.click(await screen.findByRole("button", { name: "Delete Raipur, Siltara and Urla" }));
  const dialog = await screen.findByRole("dialog", { name: "Delete this belt?" });
  await user.click(within(dialog).getByRole("button", { name: "Delete" }));
  expect(await within(dialog).findByText("There is no such belt.")).toBeVisible();
  expect(api.calls(removeRoute).map(({ params }) => params["id"])).toEqual(["5"]);
  expect(screen.getByRole("heading", { level: 2, name: "Raipur, Siltara and Urla", hidden: true })).toBeInTheDocument();
});

it("keeps a refused belt with all that was typed (R-392)", async () => {
  const user = userEvent.setup();
  const api = openBelts(aBelt());
  api.refuse(saveRoute, 422, { message: "Please select a different city" });
  await renderAt(routes, path);
  await user.click(await screen.findByRole("button", { name: "Edit Raipur, Siltara and Urla" }));
  await screen.findByRole("dialog");
  await submit(user);
  expect(await screen.findByText("Please select a different city")).toBeVisible();
  expect(screen.getByLabelText("Loading address")).toHaveValue("Raipur, Siltara and Urla");
});

it("offers to add the first belt when there is none, and then shows it", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const api = openBelts();
  await renderAt(routes, path);
  expect(await screen.findByText("No belts yet")).toBeVisible();
  await openNewBelt(user);
  await user.type(screen.getByLabelText("Loading address"), "Raipur");
  await addCity(user, "Maharashtra", "Nagpur");
  await user.type(screen.getByLabelText("Min price, Nagpur"), "1000");
  await user.type(screen.getByLabelText("Max price, Nagpur"), "1200");
  api.answer(listRoute, BeltListAnswer, { data: [aBelt()] });
  await submit(user);
  await act(() => jest.advanceTimersByTimeAsync(1600));
  expect(await screen.findByRole("article", { name: "Raipur, Siltara and Urla" })).toBeVisible();
});

it("has no accessibility faults that a machine can find, with its dialog too", async () => {
  const user = userEvent.setup();
  openBelts(aBelt());
  await renderAt(routes, path);
  await screen.findByRole("article");
  await expect(document.body).toHaveNoAxeViolations();
  const dialog = await openNewBelt(user);
  await addCity(user, "Maharashtra", "Nagpur");
  await expect(dialog).toHaveNoAxeViolations();
});
