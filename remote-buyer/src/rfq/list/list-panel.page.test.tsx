import { keepAskedText, readAskedText } from "@mandi/shared/browser/asked-text";
import { currentOwner } from "@mandi/shared/browser/device-store";
import { GeneralSearchAnswer } from "@mandi/shared/contract/general-search";
import { ProductDetailAnswer } from "@mandi/shared/contract/product-detail";
import { deliveryStore, setDelivery } from "@mandi/shared/session";
import { aProductDetail, aVariation } from "@mandi/shared/testing/buyer-builders/product";
import { renderAt } from "@mandi/shared/testing/render-at";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../../area";
import { handedOver } from "../../testing/handed-over";
import { openMarket } from "../../testing/list-market";
import { billing, loaded, sendSeveral, submit, writeMessage } from "../../testing/rfq-page";

it("fills a request from a list that was typed at home, asks what is open, and sends only what was confirmed", async () => {
  const user = userEvent.setup();
  const api = openMarket();
  const list = "8mm tmt 25 ton\n12 brass taps 3 ton";
  keepAskedText(list);
  await renderAt(routes, "/create-rfq", { list, owner: currentOwner() });
  const [known, unknown] = await screen
    .findAllByRole("listitem")
    .then((rows) => rows.filter((row) => row.closest("ol")));
  expect(known).toHaveTextContent(
    "“8mm tmt 25 ton” names no brand, so any brand may answer. Lowest now: ₹54,990/MT ex-factory, Kaveri Ispat, ex-Raipur",
  );
  expect(unknown).toHaveTextContent("Not understood: no product has these words.");
  expect(api.calls("POST /product-enquiry-group")).toHaveLength(0);

  expect(screen.getByText("Not added now: “12 brass taps 3 ton”. It stays in the text.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Add 1 line" }));
  await loaded();
  expect(screen.getByRole("list", { name: "Products" })).toHaveFocus();
  expect(screen.getByLabelText("What is not added yet")).toHaveValue("12 brass taps 3 ton");
  await user.click(billing(/Butibori/));
  await user.click(screen.getByRole("checkbox", { name: "Same as billing address" }));
  expect(screen.getByRole("checkbox", { name: "Any brand of this grade" })).toBeChecked();
  await user.selectOptions(screen.getByLabelText("In parts"), "In 2 parts");
  await writeMessage(user);
  const [first, second] = screen.getAllByLabelText("By");
  if (!first || !second) throw new Error("Two parts have two days.");
  const amounts = screen.getAllByRole("textbox", { name: "Quantity" });
  expect(amounts.map((field) => (field as HTMLInputElement).value)).toEqual(["13", "12"]);
  fireEvent.change(first, { target: { value: "2099-12-08" } });
  fireEvent.change(second, { target: { value: "2099-12-01" } });
  await user.click(submit());
  expect(second).toHaveAccessibleDescription("Each part must be later than the one before it");
  expect(api.calls("POST /product-enquiry-group")).toHaveLength(0);

  fireEvent.change(second, { target: { value: "2099-12-15" } });
  await sendSeveral(user);
  await waitFor(() => expect(api.calls("POST /product-enquiry-group")).toHaveLength(1));
  const delivery_parts = [
    { day: "2099-12-08", quantity: 13 },
    { day: "2099-12-15", quantity: 12 },
  ];
  expect(api.calls("POST /product-enquiry-group")[0]?.body).toMatchObject({
    goods: [{ any_brand: true, variation: [{ quantity: 25 }], delivery_parts }],
    billing_address: 2,
    consignee_detail: 2,
  });
  expect(api.calls("POST /product-enquiry")).toHaveLength(0);
  await waitFor(() => expect(readAskedText()).toBe("12 brass taps 3 ton"));
});

it("restores what was added from a list and written since after a reload", async () => {
  const user = userEvent.setup();
  openMarket();
  const list = "8mm tmt 25 ton";
  const tab = await renderAt(routes, "/create-rfq", { list, owner: currentOwner() });
  await user.click(await screen.findByRole("button", { name: "Add 1 line" }));
  await loaded();
  await writeMessage(user);
  const kept = tab.state();

  await tab.go("/elsewhere");
  await tab.go("/create-rfq", kept);

  await loaded();
  expect(screen.getByLabelText("Message")).toHaveValue("Before noon");
  expect(screen.queryByRole("region", { name: "Your list" })).not.toBeInTheDocument();
});

it("adds further products to a request from a list, and asks for the size and the quantity missing from the text", async () => {
  const user = userEvent.setup();
  const api = openMarket();
  await renderAt(routes, "/create-rfq", handedOver);
  await loaded();
  await user.click(screen.getByRole("button", { name: "Add products from a list" }));
  await user.type(await screen.findByLabelText("What do you need?"), "tmt chahiye 40 bundle");
  await user.click(screen.getByRole("button", { name: "Read the list" }));
  expect(
    await screen.findByText("No line can be added yet. Please answer what is asked, or include a line."),
  ).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Add \d/ })).not.toBeInTheDocument();
  const region = screen.getByRole("region", { name: "Your list" });
  await user.selectOptions(within(region).getByLabelText("Size"), "8 mm");
  await user.type(within(region).getByLabelText("Quantity"), "2");
  await user.click(screen.getByRole("button", { name: "Add 1 line" }));
  const anyBrand = screen.getAllByRole("checkbox", { name: "Any brand of this grade" });
  expect(anyBrand).toHaveLength(2);
  for (const box of anyBrand) expect(box).toHaveAccessibleDescription(/^TMT Bar /);
  expect(screen.getByText("Each product becomes a separate quotation. They stay together.")).toBeVisible();
  expect(api.calls("POST /product-enquiry-group")).toHaveLength(0);
});

it("uses the place in the text as the place of delivery, and shows at the quantity that it is below the minimum", async () => {
  const api = openMarket();
  const product = { id: 1, name: "TMT Bar", thumbnail: "" };
  api.answer("GET /general-search", GeneralSearchAnswer, {
    brand_list: [],
    product_list: [product],
    market_news: [],
    understood: { product, labels: ["8 mm"], filter: { size: "8 mm" }, unknown: [], count: 1 },
    delivery_place: { city: "Pune", pincode: "411001" },
  });
  await renderAt(routes, "/create-rfq", { list: "8mm tmt 25 mt pune 411001", owner: currentOwner() });
  const quantity = await screen.findByRole("textbox", { name: "Quantity" });
  expect(quantity).toHaveAccessibleDescription(/Minimum order about 30 MT/);
  expect(deliveryStore.getState().delivery).toEqual({ city: "Pune", pincode: "411001" });
  expect(api.calls("GET /seller-list-by-commodity-product/:id")[0]?.query.get("pincode")).toBe("411001");
  act(() => setDelivery(null));
});

it.each([
  ["only its city", "8mm tmt 25 mt pune"],
  ["another pincode too", "8mm tmt 25 mt pune 411001\n8mm tmt 4 mt nagpur 440001"],
])("leaves the place of delivery unchanged where a list names %s", async (_, list) => {
  const api = openMarket();
  const product = { id: 1, name: "TMT Bar", thumbnail: "" };
  api.answer("GET /general-search", GeneralSearchAnswer, ({ query }) => ({
    brand_list: [],
    product_list: [product],
    market_news: [],
    understood: { product, labels: ["8 mm"], filter: { size: "8 mm" }, unknown: [], count: 1 },
    delivery_place: query.get("search_key")?.includes("nagpur")
      ? { city: "Nagpur", pincode: "440001" }
      : { city: "Pune", pincode: "411001" },
  }));
  await renderAt(routes, "/create-rfq", { list, owner: currentOwner() });
  await screen.findAllByRole("textbox", { name: "Quantity" });
  expect(deliveryStore.getState().delivery).toBeNull();
});

it("reports what is wrong with a quantity before a line is left behind", async () => {
  openMarket();
  await renderAt(routes, "/create-rfq", { list: "8mm tmt 20000 ton\n8mm tmt 4 ton", owner: currentOwner() });
  expect(await screen.findByText("Please enter whole MT, from 1 to 10,000.")).toBeVisible();
  expect(screen.getByText("2 lines, 1 to check")).toBeVisible();
  expect(screen.getByRole("button", { name: "Add 1 line" })).toBeEnabled();
});

it("keeps the thickness of an angle from the list to the request, and asks about one that is not listed", async () => {
  const user = userEvent.setup();
  const api = openMarket();
  const measure = (name: string, value: string, short_name: string) => ({ name, value, unit: { short_name } });
  const value = [
    measure("Order size", "50 × 50", "mm"),
    measure("Weight", "4.5", "kg/m"),
    measure("Thickness", "6.0", "mm"),
  ];
  const product = { id: 6, name: "MS Angle", thumbnail: "/art/angle.svg" };
  api.answer("GET /general-search", GeneralSearchAnswer, {
    brand_list: [],
    product_list: [product],
    market_news: [],
    understood: { product, labels: ["50 × 50 mm"], filter: { size: "50 × 50 mm" }, unknown: [], count: 1 },
  });
  api.answer("GET /product-detail/:id", ProductDetailAnswer, {
    products_data: aProductDetail({ name: "MS Angle", variation: [aVariation({ id: 6, value })] }),
    seller_product_list: [],
  });
  const list = "angle 50x50x6 5 ton\nangle 50x50x8 3 ton";
  await renderAt(routes, "/create-rfq", { list, owner: currentOwner() });
  expect(await screen.findAllByText("MS Angle, Fe 500D, 50 × 50 × 6 mm")).toHaveLength(2);
  expect(
    screen.getAllByText("Please write the thickness in the message: this size is not listed with it."),
  ).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Add 2 lines" }));
  expect(await screen.findByText("50 × 50 × 6 mm · 8 MT")).toBeVisible();
  expect(screen.getByText("50 × 50 × 6 mm", { selector: "dt" })).toBeVisible();
});

it("understands the thickness of an angle, and offers only the sizes that match its sides", async () => {
  const api = openMarket();
  const angle = (id: number, sides: string, thick: string) => {
    const mm = { short_name: "mm" };
    const value = [
      { name: "Order size", value: sides, unit: mm },
      { name: "Thickness", value: thick, unit: mm },
    ];
    return aVariation({ id, value });
  };
  const variation = [angle(5, "50 × 50", "5.0"), angle(6, "50 × 50", "6.0"), angle(7, "65 × 65", "6.0")];
  const product = { id: 6, name: "MS Angle", thumbnail: "/art/angle.svg" };
  api.answer("GET /general-search", GeneralSearchAnswer, ({ query }) => ({
    brand_list: [],
    product_list: [product],
    market_news: [],
    understood: {
      product,
      labels: [query.get("search_key")?.includes("x6") ? "50 × 50 × 6 mm" : "50 × 50 mm"],
      kinds: ["size"],
      filter: { size: "50 × 50 mm" },
      unknown: [],
      count: 1,
    },
  }));
  api.answer("GET /product-detail/:id", ProductDetailAnswer, {
    products_data: aProductDetail({ name: "MS Angle", variation }),
    seller_product_list: [],
  });
  await renderAt(routes, "/create-rfq", { list: "isa 50x50x6 5 ton\nangle 50x50 3 ton", owner: currentOwner() });
  expect(await screen.findByText("MS Angle, Fe 500D, 50 × 50 × 6 mm")).toBeVisible();
  expect(screen.queryByText(/Not understood/)).not.toBeInTheDocument();
  const sizes = within(screen.getByLabelText("Size")).getAllByRole("option");
  expect(sizes.map(({ textContent }) => textContent)).toEqual(["Choose a size", "50 × 50 × 5 mm", "50 × 50 × 6 mm"]);
});

it("includes a product that only resembles the text when the buyer says so, and shows the words it did not understand", async () => {
  const user = userEvent.setup();
  const api = openMarket();
  api.answer("GET /general-search", GeneralSearchAnswer, {
    brand_list: [],
    product_list: [{ id: 1, name: "TMT Bar", thumbnail: "/art/tmt.svg" }],
    market_news: [],
    not_understood: ["foo"],
  });
  await renderAt(routes, "/create-rfq", { list: "foo bar 3 t", owner: currentOwner() });
  expect(
    await screen.findByText("Not understood: “foo”. The nearest is TMT Bar. Include it if that is what you mean."),
  ).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Add \d/ })).not.toBeInTheDocument();
  expect(screen.queryByLabelText("Quantity")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Include" }));
  await user.selectOptions(screen.getByLabelText("Size"), "8 mm");
  expect(screen.getByText(/nobody here offers “foo”, so any brand may answer/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Add 1 line" })).toBeEnabled();
});

it("weighs bags by the catalogue's bag, and counts on the button every line that is left out", async () => {
  const user = userEvent.setup();
  const api = openMarket();
  const cement = aProductDetail({
    name: "PPC Cement",
    variation: [
      aVariation({ id: 61, value: [{ name: "Order size", value: "50 kg bag", unit: { short_name: "bag" } }] }),
      aVariation({ id: 62, value: [{ name: "Order size", value: "Bulk", unit: { short_name: "bulker" } }] }),
    ],
  });
  api.answer("GET /product-detail/:id", ProductDetailAnswer, { products_data: cement, seller_product_list: [] });
  const list = "ppc tmt cement 210 bags\nbrass taps 3 ton";
  await renderAt(routes, "/create-rfq", { list, owner: currentOwner() });
  expect(await screen.findByText("210 bags of 50 kg are 10.500 MT.")).toBeVisible();
  expect(screen.getByLabelText("Quantity")).toHaveValue("11");
  expect(screen.getByText("2 lines, 1 to check")).toBeVisible();
  expect(screen.getByRole("button", { name: "Add 1 line" })).toBeEnabled();
  const leaveOut = screen.getByRole("button", { name: "Leave out" });
  expect(leaveOut).toHaveAccessibleDescription(/^PPC Cement, /);
  expect(within(screen.getByRole("group", { name: /^PPC Cement, / })).getByLabelText("Quantity")).toBeVisible();
  await user.click(leaveOut);
  expect(screen.queryByRole("button", { name: /^Add \d/ })).not.toBeInTheDocument();
});
