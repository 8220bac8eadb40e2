import { LowestLandedAnswer } from "@mandi/shared/contract/lowest-landed";
import { MyTurnAnswer } from "@mandi/shared/contract/my-turn";
import { OfferListAnswer } from "@mandi/shared/contract/product-list";
import { TraderDayAnswer } from "@mandi/shared/contract/trader-day";
import { setDelivery } from "@mandi/shared/session";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { anOffer, aPage } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { aTraderDay, openMarket, startWithoutLists } from "../testing/home-market";

startWithoutLists();
afterEach(() => act(() => setDelivery(null)));

const at = "2026-11-21T05:00:00.000Z";
const unread_of = { quotations: 0, orders: 1, carrying: 0, products: 0, profile: 0 };
const aDeal = {
  kind: "quotation",
  id: 191,
  number: "Q2627000191",
  goods: "TMT Bar",
  quantity: 25,
  origin_city: "Jalna",
  status: "pending",
  amount: null,
  offer_count: 4,
  closes_at: "2026-11-21T10:30:00.000Z",
  is_closed: false,
  is_under_check: false,
  payable_now: 0,
  at,
} as const;
const anOrder = {
  ...aDeal,
  kind: "order",
  id: 7,
  number: "O2627000007",
  status: "loading",
  amount: 1_472_088,
  offer_count: 0,
  closes_at: null,
  payable_now: 1_324_879,
} as const;

function openHome() {
  const api = openMarket();
  signInAs("customer");
  const due = { link: "/order-details/7", number: "O2627000007", goods: "TMT Bar", quantity: 25, vehicle: null };
  const item = { kind: "pay invoice", ...due, amount: 1_324_879, count: 1, since: at, until: null };
  api.answer("GET /my-turn", MyTurnAnswer, { data: [item], unread: 1, unread_of, server_time: at });
  return api;
}

it("shows under My turn the running deals, the watched prices and what is due", async () => {
  const api = openHome();
  const price = { ...anOffer({ ex_price: 54_990 }), saved_price: 55_307, target: null };
  const money = { to_pay: 31_324_879, payments: 23, cash: 2_054_774, credit_limit: 500_000, credit_free: 326_775 };
  api.answer("GET /trader-day", TraderDayAnswer, aTraderDay({ deals: [aDeal, anOrder], prices: [price], money }));
  await renderAt(routes, "/");

  const deals = await screen.findByRole("region", { name: "Running deals" });
  expect(
    within(deals)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent?.replaceAll("\u00a0", " ")),
  ).toEqual([
    "TMT Bar 25 MT · 4 offers—no price yetpendingoffers until 4:00 pm21 Nov · Q2627000191",
    "TMT Bar 25 MT · Ex-Jalna₹14,72,088loadingyou: pay21 Nov · O2627000007",
  ]);
  expect(within(deals).getByRole("link", { name: /4 offers/ })).toHaveAttribute("href", "/quotation-detail/191");
  expect(screen.getByRole("region", { name: "Your prices, ex-city per MT" })).toHaveTextContent(
    "TMT Bar 12 mm₹54,990−317",
  );
  expect(screen.getByRole("region", { name: "Money" })).toHaveTextContent(
    "To pay now23 to pay₹3,13,24,879Cash wallet₹20,54,774Credit freelimit ₹5,00,000₹3,26,775",
  );
  await expect(document.body).toHaveNoAxeViolations();
});

it("says what is being checked beside what is left to pay, of the deal and of all money", async () => {
  const api = openHome();
  const money = {
    to_pay: 60_000,
    payments: 1,
    reported: 40_000,
    transfers: 2,
    cash: 0,
    credit_limit: 0,
    credit_free: 0,
  };
  const deals = [{ ...anOrder, payable_now: 60_000, reported_amount: 40_000 }];
  api.answer("GET /trader-day", TraderDayAnswer, aTraderDay({ deals, money }));
  await renderAt(routes, "/");
  const running = await screen.findByRole("region", { name: "Running deals" });
  expect(within(running).getByRole("listitem")).toHaveTextContent(/loading\s?you: pay21 Nov/);
  const block = screen.getByRole("region", { name: "Money" });
  expect(block).toHaveTextContent("To pay now1 to pay; ₹40,000 in 2 transfers being checked₹60,000");
});

it("says in each empty block what it will show", async () => {
  openHome();
  await renderAt(routes, "/");
  expect(await screen.findByText("Nothing is running. Ask for prices above.")).toBeVisible();
  expect(screen.getByText("Put an offer on your watch list to follow its price here.")).toBeVisible();
});

it("shows what is due whether or not My turn has loaded", async () => {
  const api = openHome();
  api.refuse("GET /my-turn", 500);
  const money = { to_pay: 1_324_879, payments: 1, cash: 0, credit_limit: 0, credit_free: 0 };
  api.answer("GET /trader-day", TraderDayAnswer, aTraderDay({ money }));
  await renderAt(routes, "/");
  expect(await screen.findByText("What is waiting for you did not load")).toBeVisible();
  expect(await screen.findByRole("region", { name: "Money" })).toHaveTextContent("To pay now1 to pay₹13,24,879");
});

it("fails alone, and loads on Retry", async () => {
  const user = userEvent.setup();
  const api = openHome();
  api.refuse("GET /trader-day", 500);
  await renderAt(routes, "/");
  expect(await screen.findByText("Your prices and deals did not load")).toBeVisible();
  expect(screen.getByRole("region", { name: /^My turn/ })).toBeVisible();
  api.answer("GET /trader-day", TraderDayAnswer, aTraderDay());
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("region", { name: "Running deals" })).toBeVisible();
});

it("shows beside them the lowest landed offers at the buyer's pincode, and leaves the ingot price to its panel", async () => {
  const api = openHome();
  setDelivery({ pincode: "411026", city: "Pune" });
  const landed = { freight: 1_500, freight_tax: 75, price: 56_817, low: 56_758, high: 56_817, basis: "belts" } as const;
  const offers = aPage([
    anOffer({ id: 41, brand: "Girnar Steel", city: "Jalna", free_mt: 463, priced_free_mt: 120, landed }),
  ]);
  api.answer("GET /seller-list-by-commodity-product/:id", OfferListAnswer, offers);
  api.answer("GET /lowest-landed", LowestLandedAnswer, { data: [] });
  await renderAt(routes, "/");
  const best = await screen.findByRole("region", { name: /^TMT Bar.* to 411026$/ });
  expect(within(best).getByRole("listitem")).toHaveTextContent(
    "Girnar Steel₹56,817Ex-Jalna, 120 MT free₹56,758 to ₹56,817",
  );
  expect(within(best).getByRole("link", { name: "Girnar Steel" })).toHaveAttribute("href", "/product-detail/41");
  expect(best).toHaveAccessibleName(/^TMT Bar 12\smm to 411026$/);
  const asked = api.calls("GET /seller-list-by-commodity-product/:id")[0];
  expect(asked?.query.toString()).toBe("limit=3&sort=landed&pincode=411026");
  expect(screen.getAllByRole("region", { name: /ingot/i })).toHaveLength(1);
});

it("names the size at each of the lowest offers where they are priced in several, with the free stock of that size", async () => {
  const api = openHome();
  setDelivery({ pincode: "411026", city: "Pune" });
  const landed = { freight: 1_500, freight_tax: 75, price: 56_817, low: 56_758, high: 56_817, basis: "belts" } as const;
  const eight = { name: "Size", value: "8", unit: { short_name: "mm" } };
  const offers = [
    anOffer({ id: 41, free_mt: 463, priced_free_mt: 22, default_variation: eight, landed }),
    anOffer({ id: 42, free_mt: 127, priced_free_mt: 41, landed }),
  ];
  api.answer("GET /seller-list-by-commodity-product/:id", OfferListAnswer, aPage(offers));
  api.answer("GET /lowest-landed", LowestLandedAnswer, { data: [] });
  await renderAt(routes, "/");
  const best = await screen.findByRole("region", { name: "TMT Bar to 411026" });
  const [first, second] = within(best).getAllByRole("listitem");
  expect(first).toHaveTextContent(/8 mm.*, Ex-Raipur, 22 MT free/);
  expect(second).toHaveTextContent(/12 mm.*, Ex-Raipur, 41 MT free/);
});
