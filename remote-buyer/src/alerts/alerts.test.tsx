import { AlertsAnswer } from "@mandi/shared/contract/alert";
import { BookmarkListAnswer } from "@mandi/shared/contract/bookmark";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { listenToNotices } from "@mandi/shared/testing/notices";
import { anOffer, aPage } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

const chosen: AlertsAnswer["data"] = {
  is_on: true,
  price: [{ seller_commodity_product_id: 42, rule: "target", percent: 2, target: 54_000 }],
  ingot: [
    { location: "Raipur", price: 42_300, move: 500 },
    { location: "Jalna", price: null, move: null },
  ],
};

async function open() {
  signInAs("customer");
  const api = fakeApi();
  api.answer("GET /alert", AlertsAnswer, { data: chosen });
  const offers = [41, 42].map((id) => anOffer({ id, seller_commodity_product_id: id, ex_price: 54_990 }));
  api.answer("GET /bookmark", BookmarkListAnswer, aPage(offers));
  api.confirm("POST /alert/price", "The alert is saved.");
  await renderAt(routes, "/watchlist");
  await screen.findByRole("heading", { name: "Alerts" });
  return { api, user: userEvent.setup() };
}

it("shows for each watched product how it is followed: as chosen, by default when it moves by two percent", async () => {
  await open();
  const [usual, target] = screen.getAllByRole("article");
  expect(within(usual as HTMLElement).getByRole("button", { name: /^Alert/ })).toHaveTextContent("Alert: moves 2%");
  expect(within(target as HTMLElement).getByRole("button", { name: /^Alert/ })).toHaveTextContent(
    "Alert: ₹54,000 or less",
  );
});

it("saves a price alert below the current price", async () => {
  const { api, user } = await open();
  await user.click(screen.getByRole("button", { name: /^Alert: moves/ }));
  const dialog = await screen.findByRole("dialog", { name: "Price alert" });
  await user.click(within(dialog).getByRole("radio", { name: "When the price falls to" }));
  const field = within(dialog).getByLabelText("Price per MT with GST");
  await user.type(field, "56000");
  await user.click(within(dialog).getByRole("button", { name: "Save alert" }));
  expect(field).toHaveAccessibleDescription(/Less than ₹54,990/);
  expect(field).toBeInvalid();
  expect(api.calls("POST /alert/price")).toEqual([]);

  await user.clear(field);
  await user.type(field, "52500");
  await user.click(within(dialog).getByRole("button", { name: "Save alert" }));
  await waitFor(() => expect(api.calls("POST /alert/price")).toHaveLength(1));
  expect(api.calls("POST /alert/price").map(({ body }) => body)).toEqual([
    { seller_commodity_product_id: 41, rule: "target", target: 52_500 },
  ]);
});

it("follows the ingot price of a place as soon as a move is chosen, and reverts the choice when it is refused", async () => {
  const notices = listenToNotices();
  const { api, user } = await open();
  api.confirm("POST /alert/ingot", "The alert is saved.");
  await user.selectOptions(screen.getByLabelText("Raipur"), "Moves by ₹1,000");
  await waitFor(() => expect(notices).toHaveLength(1));
  api.refuse("POST /alert/ingot", 503, { message: "Please try again" });
  await user.selectOptions(screen.getByLabelText("Raipur"), "No alert");
  await waitFor(() => expect(notices).toHaveLength(2));
  expect(screen.getByLabelText("Raipur")).toHaveDisplayValue("Moves by ₹1,000");
  expect(api.calls("POST /alert/ingot").map(({ body }) => body)).toEqual([
    { location: "Raipur", move: 1_000 },
    { location: "Raipur", move: null },
  ]);
  expect(screen.getByLabelText("Jalna")).toBeDisabled();
});

it("switches all alerts off and says so", async () => {
  const { api, user } = await open();
  api.confirm("POST /alert", "Alerts are off.");
  await user.click(screen.getByRole("checkbox", { name: "Tell me when prices move" }));
  expect(await screen.findByText(/^Alerts are off\./)).toBeVisible();
  await waitFor(() => expect(api.calls("POST /alert").map(({ body }) => body)).toEqual([{ is_on: false }]));
});

it("has no accessibility faults that a machine can find, with the choice open", async () => {
  const { user } = await open();
  await user.click(screen.getByRole("button", { name: /^Alert: moves/ }));
  await screen.findByRole("dialog");
  await expect(document.body).toHaveNoAxeViolations();
});
