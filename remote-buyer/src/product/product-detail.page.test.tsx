import { BookmarkAnswer } from "@mandi/shared/contract/bookmark";
import { FreightRecordAnswer } from "@mandi/shared/contract/freight-estimate";
import { ProductDetailAnswer } from "@mandi/shared/contract/product-detail";
import { OfferListAnswer } from "@mandi/shared/contract/product-list";
import { setDelivery } from "@mandi/shared/session";
import { aProductDetail } from "@mandi/shared/testing/buyer-builders/product";
import { listenToNotices } from "@mandi/shared/testing/notices";
import { anOffer, aPage } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { chip, landedAtPune, openProduct, productCall, productShown, quantity } from "../testing/product-page";

it("shows the head, the details table and up to four pictures (R-115, R-117, R-118)", async () => {
  const user = userEvent.setup();
  openProduct({ images: ["/1.svg", "/2.svg", "/3.svg", "/4.svg", "/5.svg"] });
  await renderAt(routes, "/product-detail/41");
  await productShown();
  expect(screen.getByText("MOQ 30 MT")).toBeVisible();
  expect(screen.getByText("Quenched and tempered rebar in 12 m lengths.")).toBeVisible();
  expect(screen.getByText("Fe 500D +2 more")).toBeVisible();
  expect(screen.getByText("Ex-Raipur", { selector: "dd" })).toBeVisible();
  expect(screen.getByText("21 Nov 2026, 10:42 am")).toBeVisible();
  expect(screen.getByText("since 20 Nov")).toBeVisible();
  const pictures = screen.getAllByRole("button", { name: /^Picture/ });
  expect(pictures).toHaveLength(4);
  await user.hover(pictures[2] ?? document.body);
  expect(pictures[2]).toHaveAttribute("aria-current", "true");
});

it("says in words that a price is old", async () => {
  openProduct({ is_stale: true });
  await renderAt(routes, "/product-detail/41");
  await productShown();
  expect(screen.getByText("21 Nov 2026, 10:42 am, an old price")).toBeVisible();
});

it("explains the ex price step by step, as it is charged (R-118, R-412)", async () => {
  const user = userEvent.setup();
  openProduct();
  await renderAt(routes, "/product-detail/41");
  await productShown();
  await user.click(screen.getByRole("button", { name: "Calculation" }));
  const table = within(await screen.findByRole("dialog", { name: "Ex price calculation" })).getByRole("table");
  const rows = within(table).getAllByRole("row");
  expect(rows.map((row) => row.textContent)).toEqual([
    "Part8 mm",
    "Base price45,000",
    "+ Loading charge250",
    "+ Insurance charge50",
    "+ Weighment100",
    "+ Size difference1,500",
    "+ Quality, Fe 500D300",
    "+ Packaging, Bundled, 2 straps200",
    "Before GST47,400",
    "+ GST 18%8,532",
    "Ex price per MT₹55,932",
  ]);
});

it("sets the bookmark at once and reverts it when the server refuses (R-116, R-326)", async () => {
  const user = userEvent.setup();
  const notices = listenToNotices();
  const api = openProduct();
  api.answer("POST /bookmark", BookmarkAnswer, { message: "Added to your watch list", is_bookmarked: true });
  await renderAt(routes, "/product-detail/41");
  await productShown();
  await user.click(screen.getByRole("button", { name: "Add to Watch List" }));
  expect(screen.getByRole("button", { name: "Remove from Watch List" })).toHaveAttribute("aria-pressed", "true");
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(notices[0]).toMatchObject({ tone: "success", text: "Added to your watch list" });
  expect(api.calls("POST /bookmark").map(({ body }) => body)).toEqual([
    { commodity_product_id: expect.any(Number), seller_commodity_product_id: 41, is_bookmarked: true },
  ]);
  expect(screen.getByRole("button", { name: "Remove from Watch List" })).toBeVisible();
  api.refuse("POST /bookmark", 503, { message: "Please try again" });
  await user.click(screen.getByRole("button", { name: "Remove from Watch List" }));
  await waitFor(() => expect(notices).toHaveLength(2));
  expect(screen.getByRole("button", { name: "Remove from Watch List" })).toBeVisible();
});

it("shows related products, each with its bookmark (R-125)", async () => {
  const user = userEvent.setup();
  const api = openProduct();
  api.answer("POST /bookmark", BookmarkAnswer, { message: "Added to your watch list", is_bookmarked: true });
  await renderAt(routes, "/product-detail/41");
  await productShown();
  const related = await screen.findByRole("region", { name: "Related products" });
  expect(within(related).getByRole("link", { name: "TMT Bar, Shikhar TMT" })).toHaveAttribute(
    "href",
    "/product-detail/52",
  );
  await user.click(within(related).getByRole("button", { name: "Add to Watch List: TMT Bar, Shikhar TMT" }));
  await waitFor(() => expect(api.calls("POST /bookmark")).toHaveLength(1));
  expect(api.calls("POST /bookmark")[0]?.body).toEqual({
    commodity_product_id: 1,
    seller_commodity_product_id: 52,
    is_bookmarked: true,
  });
});

it.each([
  [30, -10, "₹290/MT cheaper than 30 days ago"],
  [30, 10, "₹290/MT dearer than 30 days ago"],
  [30, 0, "the same as 30 days ago"],
  [29, -10, null],
])("shows for %p days with a step of ₹%p how the price compares with 30 days ago", async (days, step, text) => {
  const history = Array.from({ length: days }, (_, day): [string, number] => [
    new Date(Date.UTC(2026, 9, 1 + day)).toISOString().slice(0, 10),
    56_000 + day * step,
  ]);
  openProduct({ price_history: Object.fromEntries(history) });
  await renderAt(routes, "/product-detail/41");
  await productShown();
  expect(screen.queryByText(/30 days ago/)?.textContent ?? null).toBe(text);
});

it("shows the last 7 points for the week and keeps the window in the address (R-126)", async () => {
  const user = userEvent.setup();
  const days = Array.from({ length: 20 }, (_, day) => [`2026-11-${String(day + 1).padStart(2, "0")}`, 55000 + day]);
  openProduct({ price_history: Object.fromEntries(days) });
  const tab = await renderAt(routes, "/product-detail/41");
  await productShown();
  const goods = "Ex price per MT, 8 mm, Fe 500D, Bundled, 2 straps, GST included";
  expect(await screen.findByText(goods)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Last 7 days" }));
  expect(tab.address()).toBe("/product-detail/41?period=weekly");
  await user.click(screen.getByRole("button", { name: "Table" }));
  expect(within(screen.getByRole("table", { name: /Last 7 days/ })).getAllByRole("row")).toHaveLength(8);
});

it("shows delivery info and terms (R-127)", async () => {
  openProduct();
  await renderAt(routes, "/product-detail/41");
  await productShown();
  expect(screen.getByText("Loading within 2 working days.")).toBeVisible();
  expect(screen.getByText("Final amount follows the loaded quantity.")).toBeVisible();
});

it("says 'No Data Found !' when the server fails, and loads on Try again (R-247, R-384)", async () => {
  const user = userEvent.setup();
  const api = openProduct();
  api.refuse(productCall, 500);
  await renderAt(routes, "/product-detail/41");
  expect(await screen.findByText("No Data Found !")).toBeVisible();
  api.answer(productCall, ProductDetailAnswer, { products_data: aProductDetail(), seller_product_list: [] });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await productShown()).toBeVisible();
});

it("has no accessibility faults that a machine can find", async () => {
  const user = userEvent.setup();
  openProduct();
  await renderAt(routes, "/product-detail/41");
  await productShown();
  await user.click(chip("Variation", /^8 mm/));
  await expect(document.body).toHaveNoAxeViolations();
});

it("shows the estimated landed price of the choice at the delivery pincode, and requests it for this offer only", async () => {
  setDelivery({ pincode: "411026", city: "Pune" });
  const api = openProduct();
  const route = "GET /seller-list-by-commodity-product/:id";
  api.answer(route, OfferListAnswer, aPage([anOffer({ ex_price: 55_932, landed: landedAtPune })]));
  await renderAt(routes, "/product-detail/41");
  await productShown();
  expect(await screen.findByText(/Landed at 411026, estimate:/)).toHaveTextContent(
    "Landed at 411026, estimate: ₹57,997 (₹57,702 to ₹58,292) per MT",
  );
  expect(api.calls(route).map(({ query }) => query.toString())).toEqual(["offer=41&pincode=411026"]);
  api.answer(route, OfferListAnswer, aPage([anOffer({ landed: null })]));
  act(() => setDelivery({ pincode: "799001", city: "Agartala" }));
  expect(await screen.findByText("Freight to 799001 on request")).toBeVisible();
  act(() => setDelivery(null));
  expect(screen.queryByText(/799001/)).not.toBeInTheDocument();
});

it("shows how the landed price of the choice is made up, for the entered quantity", async () => {
  setDelivery({ pincode: "411026", city: "Pune" });
  const user = userEvent.setup();
  const api = openProduct();
  const route = "GET /seller-list-by-commodity-product/:id";
  api.answer(route, OfferListAnswer, aPage([anOffer({ ex_price: 55_932, landed: landedAtPune })]));
  api.answer("GET /freight-record/:pincode", FreightRecordAnswer, { city: "Pune", state: "Maharashtra" });
  await renderAt(routes, "/product-detail/41");
  await productShown();
  await user.click(chip("Variation", /^8 mm/));
  await user.type(quantity("8 mm"), "30");
  await user.click(await screen.findByRole("button", { name: /^₹57,997/ }));
  const dialog = await screen.findByRole("dialog", { name: "Landed price, estimate" });
  expect(dialog).toHaveTextContent("Kaveri Ispat, TMT Bar, 8 mm, Fe 500D, Ex-Raipur");
  const rows = within(dialog).getAllByRole("row");
  expect(rows.map((row) => row.textContent)).toEqual([
    "Part₹ per MT₹ for 30 MT",
    "Ex price, GST included55,93216,77,960",
    "+ Freight, estimate1,75052,500",
    "+ GST on freight3159,450",
    "Landed, estimate57,99717,39,910",
  ]);
  expect(dialog).toHaveTextContent(
    "The price in your quotation should be between ₹57,702 and ₹58,292 per MT. Freight that transporters ask for on this route.",
  );
  act(() => setDelivery(null));
});

it.each([
  ["request", "Landed at 411026, where your last request goes, estimate:"],
  ["address", "Landed at 411026, your newest address, estimate:"],
  [undefined, "Landed at 411026, estimate:"],
])("says why prices are for a place that the buyer did not choose (%s)", async (from, words) => {
  setDelivery({ pincode: "411026", city: "Pune", ...(from !== undefined && { from }) });
  const api = openProduct();
  const route = "GET /seller-list-by-commodity-product/:id";
  api.answer(route, OfferListAnswer, aPage([anOffer({ ex_price: 55_932, landed: landedAtPune })]));
  await renderAt(routes, "/product-detail/41");
  await productShown();
  expect(await screen.findByText(/Landed at 411026/)).toHaveTextContent(words);
  act(() => setDelivery(null));
});

it("shows whose goods they are, from where, and the number of the offer below its name", async () => {
  openProduct();
  await renderAt(routes, "/product-detail/41");
  const name = await productShown();
  expect(name.nextElementSibling).toHaveTextContent("Kaveri Ispat · Ex-Raipur · Offer 41");
});

it("opens with the requested size, grade and quantity", async () => {
  openProduct();
  await renderAt(routes, "/product-detail/41?size=12+mm&grade=Fe+550D&mt=25");
  await productShown();
  expect(quantity("12 mm")).toHaveValue("25");
  expect(chip("Quality", /^Fe 550D/)).toHaveAttribute("aria-pressed", "true");
  expect(screen.getByText(/Minimum order about 30 MT/)).toBeVisible();
});

it("opens on the requested size, and still names the default size", async () => {
  openProduct();
  const tab = await renderAt(routes, "/product-detail/41?size=12+mm");
  await productShown();
  expect(screen.getByText("Ex price per MT, 12 mm, incl. GST")).toBeVisible();
  expect(chip("Variation", /^12 mm/)).toHaveAttribute("aria-pressed", "true");
  expect(chip("Variation", /^8 mm/)).toHaveAttribute("aria-pressed", "false");
  expect(screen.getByText("Default size").nextSibling).toHaveTextContent("8 mm");
  expect(tab.address()).toBe("/product-detail/41?size=12+mm");
});

it("shows the default size when the address names one that is not offered", async () => {
  openProduct();
  await renderAt(routes, "/product-detail/41?size=36+mm");
  await productShown();
  expect(screen.getByText("Ex price per MT, 8 mm, incl. GST")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^12 mm/, pressed: true })).not.toBeInTheDocument();
});
