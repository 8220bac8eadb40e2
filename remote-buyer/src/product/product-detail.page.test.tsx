import { ProductDetailAnswer } from "@mandi/shared/contract/product-detail";
import { aProductDetail } from "@mandi/shared/testing/buyer-builders/product";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { anOffer } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { listenToNotices } from "../testing/notices";

const route = "GET /product-detail/:id";
const ready = () => screen.findByRole("heading", { level: 1, name: "TMT Bar" });
const chip = (group: string, name: RegExp) =>
  within(screen.getByRole("group", { name: group })).getByRole("button", { name });
const quantity = (size: string) => screen.getByRole("textbox", { name: `Quantity in MT, ${size}` });
const request = () => screen.getByRole("button", { name: "Request For Quotes" });

function openProduct(change: Parameters<typeof aProductDetail>[0] = {}) {
  signInAs("customer");
  const api = fakeApi();
  api.answer(route, ProductDetailAnswer, {
    products_data: aProductDetail(change),
    seller_product_list: [anOffer({ id: 52, seller_commodity_product_id: 52, brand: "Shikhar TMT" })],
  });
  return api;
}

it("shows the head, the details table and up to four pictures (R-115, R-117, R-118)", async () => {
  const user = userEvent.setup();
  openProduct({ images: ["/1.svg", "/2.svg", "/3.svg", "/4.svg", "/5.svg"] });
  await renderAt(routes, "/product-detail/41");
  await ready();
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

it("says in words that a price is old (part B4)", async () => {
  openProduct({ is_stale: true });
  await renderAt(routes, "/product-detail/41");
  await ready();
  expect(screen.getByText("21 Nov 2026, 10:42 am, an old price")).toBeVisible();
});

it("explains the ex price step by step, as it is charged (R-118, R-412)", async () => {
  const user = userEvent.setup();
  openProduct();
  await renderAt(routes, "/product-detail/41");
  await ready();
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

it("chooses the first quality and packaging, and prices every size by the chosen ones (R-119, R-120)", async () => {
  const user = userEvent.setup();
  openProduct();
  await renderAt(routes, "/product-detail/41");
  await ready();
  expect(chip("Quality", /^Fe 500D/)).toHaveAttribute("aria-pressed", "true");
  expect(chip("Packaging", /^Bundled/)).toHaveAttribute("aria-pressed", "true");
  expect(chip("Variation", /^8 mm/)).toHaveTextContent("₹55,932");
  await user.click(chip("Packaging", /^Loose/));
  expect(chip("Packaging", /^Bundled/)).toHaveAttribute("aria-pressed", "false");
  expect(chip("Variation", /^8 mm/)).toHaveTextContent("₹55,696");
});

it("adds a row for each chosen size and clears its quantity when it is taken out (R-121, R-123)", async () => {
  const user = userEvent.setup();
  openProduct();
  await renderAt(routes, "/product-detail/41");
  await ready();
  await user.click(chip("Variation", /^8 mm/));
  await user.click(chip("Variation", /^12 mm/));
  await user.type(quantity("8 mm"), "6");
  await user.type(quantity("12 mm"), "14");
  expect(screen.getByRole("row", { name: /^8 mm/ })).toHaveTextContent("₹3,35,592");
  expect(screen.getByRole("complementary", { name: "Truck load" })).toHaveTextContent("₹10,93,860");
  await user.click(screen.getByRole("button", { name: "Remove 8 mm" }));
  expect(screen.queryByRole("textbox", { name: "Quantity in MT, 8 mm" })).not.toBeInTheDocument();
  await user.click(chip("Variation", /^8 mm/));
  expect(quantity("8 mm")).toHaveValue("");
});

it("offers only sizes that the seller has and the brand makes (H-66)", async () => {
  openProduct();
  await renderAt(routes, "/product-detail/41");
  await ready();
  expect(chip("Variation", /^36 mm/)).toBeDisabled();
  expect(chip("Variation", /^36 mm/)).toHaveTextContent("not offered");
});

it("shows all values of all sizes in the size chart (R-122, H-52)", async () => {
  const user = userEvent.setup();
  openProduct();
  await renderAt(routes, "/product-detail/41");
  await ready();
  await user.click(screen.getByRole("button", { name: "Size chart" }));
  const chart = await screen.findByRole("dialog", { name: "Size chart" });
  expect(within(chart).getByRole("columnheader", { name: "Weight" })).toBeVisible();
  expect(within(chart).getByRole("row", { name: "12 mm 0.889 kg/m" })).toBeVisible();
});

it("says how the load fills a truck and that less than the least order may be asked for (R-011, H-40)", async () => {
  const user = userEvent.setup();
  openProduct();
  await renderAt(routes, "/product-detail/41");
  await ready();
  await user.click(chip("Variation", /^8 mm/));
  await user.type(quantity("8 mm"), "27");
  expect(screen.getByText("3 MT more reaches the minimum order of 30 MT.")).toBeVisible();
  expect(screen.getByText(/The least order is about 30 MT/)).toBeVisible();
  await user.clear(quantity("8 mm"));
  await user.type(quantity("8 mm"), "40");
  expect(screen.getByText(/10 MT too much for a 30 MT truck. 2 trucks of 30 MT carry it./)).toBeVisible();
});

it("says how many pieces a quantity is where the weight is known, and fills the truck of the buyer's choice", async () => {
  const user = userEvent.setup();
  openProduct();
  await renderAt(routes, "/product-detail/41");
  await user.click(await screen.findByRole("button", { name: /^12 mm/ }));
  await user.type(screen.getByRole("textbox", { name: "Quantity in MT, 12 mm" }), "10");
  // 0.889 kg/m: 12 m weigh 10.668 kg, and 937 of them 9,996 kg.
  expect(screen.getByText("about 937 pieces of 12 m, 10.67 kg each")).toBeVisible();
  expect(screen.getByText("20 MT more reaches the minimum order of 30 MT.")).toBeVisible();
  await user.selectOptions(screen.getByLabelText("Truck"), "Truck of 9 MT");
  expect(screen.getByText("1 MT too much for a 9 MT truck. 2 trucks of 9 MT carry it.")).toBeVisible();
});

it("counts pieces by the length that the packaging names, or by the buyer's own, and says which", async () => {
  const user = userEvent.setup();
  openProduct({
    packaging_charge: [
      { id: 1, name: "Bundled, 2 straps", charge: 200 },
      { id: 4, name: "Loose, 6 m", charge: 150 },
      { id: 5, name: "Cut and bent", charge: 1450 },
    ],
  });
  await renderAt(routes, "/product-detail/41");
  await user.click(await screen.findByRole("button", { name: /^12 mm/ }));
  await user.type(quantity("12 mm"), "10");
  const length = screen.getByRole("textbox", { name: "Length of a piece" });
  expect(length).toHaveValue("12");
  expect(length).toHaveAccessibleDescription(/^The usual length/);

  await user.click(chip("Packaging", /^Loose, 6 m/));
  expect(length).toHaveValue("6");
  expect(length).toHaveAccessibleDescription(/^As the packaging says/);
  expect(screen.getByText("about 1,874 pieces of 6 m, 5.33 kg each")).toBeVisible();

  await user.clear(length);
  expect(screen.queryByText(/pieces of/)).not.toBeInTheDocument();
  await user.type(length, "9");
  expect(screen.getByText("about 1,249 pieces of 9 m, 8 kg each")).toBeVisible();

  await user.click(chip("Packaging", /^Cut and bent/));
  expect(length).toHaveValue("");
  expect(screen.queryByText(/pieces of/)).not.toBeInTheDocument();
  expect(screen.getByText("about 11,249 m")).toBeVisible();
});

it("asks for a size and for whole quantities in toasts before it goes on (R-124, R-267, R-268, R-312)", async () => {
  const user = userEvent.setup();
  const notices = listenToNotices();
  openProduct();
  const tab = await renderAt(routes, "/product-detail/41");
  await ready();
  await user.click(request());
  await user.click(chip("Variation", /^8 mm/));
  await user.click(request());
  expect(notices.map(({ text }) => text)).toEqual([
    "Please select at least one variant",
    "Please enter a quantity for each selected variant",
  ]);
  expect(quantity("8 mm")).toHaveAccessibleDescription(/Please enter a quantity/);
  expect(tab.address()).toBe("/product-detail/41");
});

it("hands over what was chosen to the request (R-128, R-211)", async () => {
  const user = userEvent.setup();
  const api = openProduct();
  api.hold("GET /address");
  const tab = await renderAt(
    routes.filter(({ path }) => path !== "/create-rfq"),
    "/product-detail/41",
  );
  await ready();
  await user.click(chip("Variation", /^8 mm/));
  await user.type(quantity("8 mm"), "30");
  await user.click(request());
  expect(tab.address()).toBe("/create-rfq");
  expect(tab.state()).toEqual(
    expect.objectContaining({
      quality: "Fe 500D",
      packaging: { id: 1, name: "Bundled, 2 straps" },
      variation: [expect.objectContaining({ id: 8, quantity: 30, stock: null, user_selected: "true" })],
      total: 1677960,
    }),
  );
});

it("finds the choices again when the buyer comes back", async () => {
  const user = userEvent.setup();
  openProduct();
  const tab = await renderAt(routes, "/product-detail/41");
  await ready();
  await user.click(chip("Variation", /^8 mm/));
  await user.type(quantity("8 mm"), "30");
  await tab.go("/elsewhere");
  await tab.go("/product-detail/41");
  await ready();
  expect(quantity("8 mm")).toHaveValue("30");
});

it("sets the bookmark at once and takes it back when the server refuses (R-116, R-326)", async () => {
  const user = userEvent.setup();
  const notices = listenToNotices();
  const api = openProduct();
  api.confirm("POST /bookmark", "Added to your watch list");
  await renderAt(routes, "/product-detail/41");
  await ready();
  await user.click(screen.getByRole("button", { name: "Add to Watch List" }));
  expect(screen.getByRole("button", { name: "Remove from Watch List" })).toHaveAttribute("aria-pressed", "true");
  await waitFor(() => expect(notices).toHaveLength(1));
  api.refuse("POST /bookmark", 503, { message: "Please try again" });
  await user.click(screen.getByRole("button", { name: "Remove from Watch List" }));
  await waitFor(() => expect(notices).toHaveLength(2));
  expect(screen.getByRole("button", { name: "Remove from Watch List" })).toBeVisible();
});

it("shows related products, each with its bookmark (R-125)", async () => {
  const user = userEvent.setup();
  const api = openProduct();
  api.confirm("POST /bookmark", "Added to your watch list");
  await renderAt(routes, "/product-detail/41");
  await ready();
  const related = screen.getByRole("region", { name: "Related products" });
  expect(within(related).getByRole("link", { name: "TMT Bar, Shikhar TMT" })).toHaveAttribute(
    "href",
    "/product-detail/52",
  );
  await user.click(within(related).getByRole("button", { name: "Add to Watch List: TMT Bar, Shikhar TMT" }));
  await waitFor(() => expect(api.calls("POST /bookmark")).toHaveLength(1));
  expect(api.calls("POST /bookmark")[0]?.body).toEqual({ commodity_product_id: 1, seller_commodity_product_id: 52 });
});

it("shows the last 7 points for the week and keeps the window in the address (R-126)", async () => {
  const user = userEvent.setup();
  const days = Array.from({ length: 20 }, (_, day) => [`2026-11-${String(day + 1).padStart(2, "0")}`, 55000 + day]);
  openProduct({ price_history: Object.fromEntries(days) });
  const tab = await renderAt(routes, "/product-detail/41");
  await ready();
  await user.click(screen.getByRole("button", { name: "Last 7 days" }));
  expect(tab.address()).toBe("/product-detail/41?period=weekly");
  await user.click(screen.getByRole("button", { name: "Table" }));
  expect(within(screen.getByRole("table", { name: /Last 7 days/ })).getAllByRole("row")).toHaveLength(8);
});

it("shows delivery info and terms (R-127)", async () => {
  openProduct();
  await renderAt(routes, "/product-detail/41");
  await ready();
  expect(screen.getByText("Loading within 2 working days.")).toBeVisible();
  expect(screen.getByText("Final amount follows the loaded quantity.")).toBeVisible();
});

it("says 'No Data Found !' when the server fails, and loads on Try again (R-247, R-384)", async () => {
  const user = userEvent.setup();
  const api = openProduct();
  api.refuse(route, 500);
  await renderAt(routes, "/product-detail/41");
  expect(await screen.findByText("No Data Found !")).toBeVisible();
  api.answer(route, ProductDetailAnswer, { products_data: aProductDetail(), seller_product_list: [] });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await ready()).toBeVisible();
});

it("has no barriers that a machine can find", async () => {
  const user = userEvent.setup();
  openProduct();
  await renderAt(routes, "/product-detail/41");
  await ready();
  await user.click(chip("Variation", /^8 mm/));
  await expect(document.body).toHaveNoAxeViolations();
});
