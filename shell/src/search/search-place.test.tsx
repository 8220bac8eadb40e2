import { GeneralSearchAnswer } from "@mandi/shared/contract/general-search";
import { OwnDealsAnswer } from "@mandi/shared/contract/own-deals";
import { deliveryStore, setDelivery } from "@mandi/shared/session";
import type { FakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderFrame, widenWindow } from "../testing/render-frame";
import { marketWithBeams, nothing } from "../testing/search-fakes";

let api: FakeApi;
let person: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  jest.useFakeTimers();
  person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  api = marketWithBeams();
});
afterEach(() => {
  jest.useRealTimers();
});

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const input = () => screen.getByRole("combobox", { name: "Search" });

async function wideSearch() {
  widenWindow();
  const page = await renderFrame({ api });
  await person.click(input());
  await wait(0);
  return page;
}

it("shows what offers cost at the place of delivery, and sends it with the search", async () => {
  setDelivery({ pincode: "411026", city: "Pune" });
  const understood = {
    product: { id: 1, name: "TMT Bar", thumbnail: "" },
    labels: ["12 mm"],
    filter: { size: "12 mm" },
    unknown: [],
    count: 2,
    lowest_price: 55_814,
    lowest_landed: 57_997,
  };
  api.answer("GET /general-search", GeneralSearchAnswer, { ...nothing, understood });
  await wideSearch();
  await person.type(input(), "12mm tmt");
  await wait(1000);
  expect(screen.getByRole("option")).toHaveAccessibleName("TMT Bar, 12 mm, 2 offers from ₹57,997/MT landed, estimate");
  expect(api.calls("GET /general-search").map(({ query }) => query.get("pincode"))).toEqual(["411026"]);
  act(() => setDelivery(null));
});

it("offers a city in the text as the place of delivery, and opens the goods with prices there", async () => {
  act(() => setDelivery(null));
  api.answer("GET /general-search", GeneralSearchAnswer, {
    ...nothing,
    product_list: [{ id: 1, name: "TMT Bar" }],
    not_understood: ["premium"],
    delivery_place: { city: "Pune", pincode: "411001" },
  });
  const page = await wideSearch();
  await person.type(input(), "tmt premium pune");
  await wait(1000);
  expect(screen.getAllByRole("option").map((option) => option.getAttribute("aria-label"))).toEqual([
    "TMT Bar, without “premium Pune”",
    "Deliver to Pune, 411001, Landed prices of TMT Bar",
    "Send an enquiry for tmt premium pune",
  ]);
  expect(deliveryStore.getState().delivery).toBeNull();
  await person.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(page.address()).toBe("/product-list/1");
  expect(deliveryStore.getState().delivery).toEqual({ city: "Pune", pincode: "411001" });
  act(() => setDelivery(null));
});

it("opens the offers with prices in the city of the text when no place of delivery is set yet", async () => {
  act(() => setDelivery(null));
  const understood = {
    product: { id: 1, name: "TMT Bar", thumbnail: "" },
    labels: ["12 mm"],
    kinds: ["size"],
    filter: { size: "12 mm" },
    unknown: [],
    count: 2,
  };
  const delivery_place = { city: "Panaji", pincode: "403001" };
  api.answer("GET /general-search", GeneralSearchAnswer, { ...nothing, understood, delivery_place });
  const page = await wideSearch();
  await person.type(input(), "tmt 12mm Panaji");
  await wait(1000);
  expect(screen.getByRole("button", { name: "Search without Deliver to Panaji 403001" })).toBeVisible();
  await person.keyboard("{Enter}");
  await wait(0);
  expect(page.address()).toBe("/product-list/1?size=12+mm");
  expect(deliveryStore.getState().delivery).toEqual(delivery_place);
  act(() => setDelivery(null));
});

it("leads from a text with quantity and pincode to its offers there and, for traders, to a quotation request", async () => {
  signInAs("customer");
  const understood = {
    product: { id: 1, name: "TMT Bar", thumbnail: "" },
    labels: ["12 mm", "Fe 500D"],
    filter: { size: "12 mm", grade: "Fe 500D" },
    unknown: [],
    count: 2,
    lowest_price: 55_814,
  };
  const delivery_place = { city: "Pune", pincode: "411001" };
  api.answer("GET /general-search", GeneralSearchAnswer, { ...nothing, understood, delivery_place });
  api.answer("GET /own-deals", OwnDealsAnswer, { data: [] });
  const page = await wideSearch();
  await person.type(input(), "12mm fe500d tmt 25 mt pune 411001");
  await wait(1000);
  await person.click(screen.getByRole("option", { name: /^TMT Bar, 12 mm, Fe 500D, 2 offers/ }));
  expect(page.address()).toBe("/product-list/1?size=12+mm&grade=Fe+500D&mt=25");
  expect(deliveryStore.getState().delivery).toEqual(delivery_place);

  await person.click(input());
  await person.type(input(), "12mm fe500d tmt 25 mt pune 411001");
  await wait(1000);
  await person.click(screen.getByRole("option", { name: "Request quotes: TMT Bar, 12 mm, Fe 500D, 25 MT" }));
  expect(page.address()).toBe("/create-rfq");
  act(() => setDelivery(null));
});
