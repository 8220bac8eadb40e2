import { DeskRightAnswer } from "@mandi/shared/contract/desk/right";
import { aDeskOrder } from "@mandi/shared/testing/desk-builders";
import { beOnPhone } from "@mandi/shared/testing/on-phone";
import { renderAt } from "@mandi/shared/testing/render-at";
import { aSellerOrder, aSellerVehicle } from "@mandi/shared/testing/seller-builders";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { deskWith } from "../testing/fake-order";

const empty = { final_quantity: null, invoice: null, reported_at: null, invoice_corrected_by: null };
const loaded = aSellerVehicle({ ...empty, id: 7, reported_at: "2026-11-23T05:00:00.000Z", final_quantity: 25.5 });
const onItsWay = aSellerVehicle({ ...empty, id: 8, vehicle_number: "CG04LT7723" });
const steps = ["vehicle", "driver", "loading", "final quantity", "invoice", "quality"];
const bar = () => document.querySelector<HTMLElement>("[data-bar=bottom]");

it("keeps the next act of the truck that is furthest along in reach of the thumb, with what the buyer owes", async () => {
  beOnPhone();
  deskWith({ status: "loading", steps, seller_view: aSellerOrder({ vehicles: [onItsWay, loaded] }) });
  await renderAt(routes, "/desk/order/96");
  await screen.findByRole("region", { name: "Actions" });
  const shown = within(bar() ?? document.createElement("div"));
  expect(shown.getByText("Invoices, open")).toBeVisible();
  expect(shown.getByText("₹15,23,187.00")).toBeVisible();

  await userEvent.setup().click(shown.getByRole("button", { name: "Enter the seller's invoice" }));

  const dialog = await screen.findByRole("dialog", { name: "Enter the seller's invoice" });
  expect(within(dialog).getByLabelText("Invoice number")).toBeVisible();
});

it("names the whole order's figure while no invoice is open", async () => {
  beOnPhone();
  const { money } = aDeskOrder();
  deskWith({
    status: "loading",
    steps,
    seller_view: aSellerOrder({ vehicles: [loaded] }),
    money: { ...money, open: 0 },
  });
  await renderAt(routes, "/desk/order/96");
  await screen.findByRole("region", { name: "Actions" });
  expect(within(bar() ?? document.createElement("div")).getByText("Whole order, to pay")).toBeVisible();
});

it("shows no bar to a person without the right to the next act", async () => {
  beOnPhone();
  const seller_view = aSellerOrder({ vehicles: [loaded] });
  deskWith({ status: "loading", steps, seller_view }, ["look", "money"]);
  await renderAt(routes, "/desk/order/96");
  expect(await screen.findByText(/This needs the role of operator/)).toBeVisible();
  expect(bar()).toBeNull();
});

it("leads from the head of the page to each of its parts, and moves the focus there", async () => {
  deskWith({ status: "loading", steps });
  await renderAt(routes, "/desk/order/96");
  const jumps = within(await screen.findByRole("navigation", { name: "Parts of this page" }));
  const table = await screen.findByRole("table", { name: "Sizes" });

  await userEvent.setup().click(jumps.getByRole("link", { name: "Sizes" }));

  expect(screen.getByRole("heading", { name: "Sizes" })).toHaveFocus();
  expect(document.querySelector("#order-sizes")).toContainElement(table);
  for (const { hash } of jumps.getAllByRole<HTMLAnchorElement>("link"))
    expect(document.querySelector(hash)).toBeVisible();
});

it("shows the order to a person who has a right that this version does not know", async () => {
  const api = deskWith({ status: "loading", steps, seller_view: aSellerOrder({ vehicles: [loaded] }) });
  const rights = ["look", "trade", "a right of a later version"];
  api.answer("GET /desk/right", DeskRightAnswer, { data: { roles: ["operator", "a later role"], rights } });
  await renderAt(routes, "/desk/order/96");
  expect(await screen.findByRole("button", { name: "Enter the seller's invoice" })).toBeVisible();
});
