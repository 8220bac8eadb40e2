import { TransporterProductListAnswer, TransporterVehicleListAnswer } from "@mandi/shared/contract/transporter/choices";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { listenToNotices } from "@mandi/shared/testing/notices";
import { renderAt } from "@mandi/shared/testing/render-at";
import { aProductChoice, aVehicleChoice } from "@mandi/shared/testing/transporter-builders";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

const productPath = "/transporter-products?view=product";
const vehiclePath = "/transporter-products?view=vehicle";

function openProducts(data = [aProductChoice({ is_selected: 1 }), aProductChoice({ id: 2, name: "MS Billet" })]) {
  signInAs("transporter");
  const api = fakeApi();
  api.answer("GET /transporter/product", TransporterProductListAnswer, { data });
  api.confirm("POST /transporter/assign-product", "Your products have been updated.");
  return api;
}

const submit = () => screen.getByRole("button", { name: "Submit" });

afterEach(() => jest.useRealTimers());

it("shows each product with name, picture and category, ticked where it is carried (R-191)", async () => {
  openProducts();
  await renderAt(routes, productPath);
  expect(await screen.findByRole("checkbox", { name: "TMT Bar TMT and Reinforcement" })).toBeChecked();
  expect(screen.getByRole("checkbox", { name: "MS Billet TMT and Reinforcement" })).not.toBeChecked();
  expect(screen.getByText("1 of 2 chosen")).toBeVisible();
});

it("sends all ticked products, shows a toast for 1.5 s, then refreshes, and enables the button after 2 s (R-191, R-379, R-405, R-256)", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const notices = listenToNotices();
  const api = openProducts();
  await renderAt(routes, productPath);
  await user.click(await screen.findByRole("checkbox", { name: /MS Billet/ }));
  expect(screen.getByText("1 change not saved yet")).toBeVisible();
  await user.click(submit());
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(api.calls("POST /transporter/assign-product").map(({ body }) => body)).toEqual([
    { commodity_product: [1, 2] },
  ]);
  expect(notices[0]).toMatchObject({ tone: "success", durationMs: 1500 });
  expect(screen.queryByText(/not saved yet/)).not.toBeInTheDocument();
  expect(submit()).toHaveAttribute("aria-disabled", "true");
  await act(() => jest.advanceTimersByTimeAsync(1500));
  expect(api.calls("GET /transporter/product")).toHaveLength(2);
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(submit()).not.toHaveAttribute("aria-disabled");
});

it("says 'Please select a product' and sends nothing when none is ticked (R-306)", async () => {
  const user = userEvent.setup();
  const api = openProducts();
  await renderAt(routes, productPath);
  await user.click(await screen.findByRole("checkbox", { name: /TMT Bar/ }));
  await user.click(submit());
  expect(screen.getByRole("alert")).toHaveTextContent("Please select a product");
  expect(api.calls("POST /transporter/assign-product")).toHaveLength(0);
});

it("ticks only what was searched for when Select all is pressed before the list has followed", async () => {
  openProducts([
    aProductChoice({ id: 1, name: "TMT Bar" }),
    aProductChoice({ id: 2, name: "MS Billet", category_name: "Ingot and Billet" }),
  ]);
  await renderAt(routes, productPath);
  const search = await screen.findByRole("searchbox", { name: "Search products" });
  // As a press does: the field is left and the button clicked before anything is drawn.
  act(() => {
    search.focus();
    fireEvent.change(search, { target: { value: "billet" } });
  });
  act(() => {
    fireEvent.blur(search);
    fireEvent.click(screen.getByRole("button", { name: "Select all" }));
  });
  await waitFor(() => expect(screen.getAllByRole("checkbox")).toHaveLength(1));
  expect(screen.getByText("1 of 2 chosen")).toBeVisible();
});

it("finds products by name and ticks all that were found", async () => {
  const user = userEvent.setup();
  const api = openProducts([
    aProductChoice({ id: 1, name: "TMT Bar" }),
    aProductChoice({ id: 2, name: "MS Billet", category_name: "Ingot and Billet" }),
    aProductChoice({ id: 3, name: "MS Ingot", category_name: "Ingot and Billet" }),
  ]);
  const tab = await renderAt(routes, productPath);
  await user.type(await screen.findByRole("searchbox", { name: "Search products" }), "ingot");
  await waitFor(() => expect(screen.getAllByRole("checkbox")).toHaveLength(2));
  expect(screen.getByRole("searchbox", { name: "Search products" })).toHaveValue("ingot");
  expect(tab.address()).toBe("/transporter-products?view=product&q=ingot");
  await user.click(screen.getByRole("button", { name: "Select all" }));
  await user.click(submit());
  await waitFor(() =>
    expect(api.calls("POST /transporter/assign-product").map(({ body }) => body)).toEqual([
      { commodity_product: [2, 3] },
    ]),
  );
  await user.type(screen.getByRole("searchbox"), "zzz");
  expect(await screen.findByText("Nothing matches your search")).toBeVisible();
});

it("keeps the ticks when the server refuses them (R-392)", async () => {
  const user = userEvent.setup();
  const api = openProducts();
  api.refuse("POST /transporter/assign-product", 422, { message: "Please select a product" });
  await renderAt(routes, productPath);
  await user.click(await screen.findByRole("checkbox", { name: /MS Billet/ }));
  await user.click(submit());
  expect(await screen.findByText("Please select a product")).toBeVisible();
  expect(screen.getByRole("checkbox", { name: /MS Billet/ })).toBeChecked();
});

it("shows vehicles with photo, name, type and capacity in Ton, and requires at least one (R-192, R-307)", async () => {
  const user = userEvent.setup();
  signInAs("transporter");
  const api = fakeApi();
  api.answer("GET /transporter/vehicle", TransporterVehicleListAnswer, {
    data: [aVehicleChoice({ id: 4, name: "14-wheel truck", type: "Open body", capacity: 30 })],
  });
  api.confirm("POST /transporter/assign-vehicle", "Your vehicles have been updated.");
  await renderAt(routes, vehiclePath);
  const vehicle = await screen.findByRole("checkbox", { name: "14-wheel truck Open body, 30 Ton" });
  await user.click(submit());
  expect(screen.getByRole("alert")).toHaveTextContent("Please select a vehicle");
  await user.click(vehicle);
  await waitFor(() => expect(screen.getByRole("alert")).toBeEmptyDOMElement());
});

it("has no accessibility faults that a machine can find", async () => {
  openProducts();
  await renderAt(routes, productPath);
  await screen.findByRole("checkbox", { name: /TMT Bar/ });
  await expect(document.body).toHaveNoAxeViolations();
});
