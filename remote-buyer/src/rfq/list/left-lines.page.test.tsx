import { currentOwner } from "@mandi/shared/browser/device-store";
import { GeneralSearchAnswer } from "@mandi/shared/contract/general-search";
import { OfferListAnswer } from "@mandi/shared/contract/product-list";
import { anOffer, aPage } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../../area";
import { handedOver } from "../../testing/handed-over";
import { openMarket } from "../../testing/list-market";
import { billing, loaded, submit } from "../../testing/rfq-page";

it("leaves what is not added in the text, each line complete without the others", async () => {
  const user = userEvent.setup();
  openMarket();
  const list = "8mm tmt 25 ton, 10mm 500 kg\n12mm 5 ton\nbrass taps 3 ton";
  await renderAt(routes, "/create-rfq", { list, owner: currentOwner() });
  await user.click(await screen.findByRole("button", { name: "Add 1 line" }));
  expect(await screen.findByLabelText("What is not added yet")).toHaveValue(
    "10mm tmt 0.5 MT\n12mm tmt 5 MT\nbrass taps 3 ton",
  );
});

it("names the lines that a request leaves out before it is sent, and leads back to them; without any it is sent at once", async () => {
  const user = userEvent.setup();
  const api = openMarket();
  await renderAt(routes, "/create-rfq", {
    list: "8mm tmt 25 ton\n12mm tmt 5 ton\nbrass taps 3 ton",
    owner: currentOwner(),
  });
  await user.click(await screen.findByRole("button", { name: "Add 1 line" }));
  await loaded();
  await user.click(billing(/Butibori/));
  await user.click(screen.getByRole("checkbox", { name: "Same as billing address" }));
  await user.click(screen.getByRole("button", { name: "Close" }));
  await user.click(submit());
  const question = await screen.findByRole("dialog", { name: "Send this request?" });
  expect(question).toHaveTextContent("any brand of this grade, from any city");
  expect(screen.queryByText("Origin city")).not.toBeInTheDocument();
  expect(question).toHaveTextContent("2 lines of your list are not in this request:");
  expect(within(question).getByText("brass taps 3 ton")).toBeVisible();
  await user.click(within(question).getByRole("button", { name: "Go back to these lines" }));
  const text = await screen.findByLabelText("What is not added yet");
  expect(text).toHaveValue("12mm tmt 5 ton\nbrass taps 3 ton");
  expect(document.activeElement).toContainElement(text);
  expect(api.calls("POST /product-enquiry-group")).toEqual([]);
  await user.clear(text);
  await user.click(submit());
  await waitFor(() => expect(api.calls("POST /product-enquiry-group")).toHaveLength(1));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("keeps each line without a quantity: a product to complete, other words as written, until it is sent", async () => {
  const user = userEvent.setup();
  const api = openMarket();
  api.answer("GET /seller-list-by-commodity-product/:id", OfferListAnswer, ({ query }) =>
    aPage(query.get("size") === "8 mm" ? [anOffer()] : []),
  );
  await renderAt(routes, "/create-rfq", {
    list: "Hello sir\n8mm tmt\nzzgh qwrt\ntmt 3 ton",
    owner: currentOwner(),
  });
  const quantity = await screen.findByRole("textbox", { name: "Quantity" });
  const [bars, strange, offered, ...others] = screen.getAllByRole("listitem").filter((row) => row.closest("ol"));
  expect(others).toEqual([]);
  expect(bars).toHaveTextContent("How much? The text does not say.");
  expect(strange).toHaveTextContent("zzgh qwrtNot understood: no product has these words.");
  expect(offered).toHaveTextContent("tmt 3 tonNobody offers this now.");
  await user.type(quantity, "4");
  await user.click(screen.getByRole("button", { name: "Add 1 line" }));
  await loaded();
  await user.click(billing(/Butibori/));
  await user.click(screen.getByRole("checkbox", { name: "Same as billing address" }));
  await user.clear(screen.getByLabelText("What is not added yet"));
  await user.type(screen.getByLabelText("What is not added yet"), "zzgh qwrt");
  await user.click(submit());
  const question = await screen.findByRole("dialog", { name: "Send this request?" });
  expect(question).toHaveTextContent("1 line of your list is not in this request:zzgh qwrtIt stays in your list");
  expect(within(question).getByRole("button", { name: "Go back to this line" })).toBeVisible();
  expect(api.calls("POST /product-enquiry-group")).toEqual([]);
});

it("says that a list is cut where the field is full", async () => {
  openMarket();
  await renderAt(routes, "/create-rfq", { list: "x".repeat(4_000), owner: currentOwner() });
  expect(await screen.findByText(/^Only the first 4,000 characters of the text fit/)).toBeVisible();
});

it("shows at the quantity that it was rounded up, even while the size is open, until another one is typed", async () => {
  const user = userEvent.setup();
  openMarket();
  await renderAt(routes, "/create-rfq", { list: "binding tmt 1mm 500 kg", owner: currentOwner() });
  const quantity = await screen.findByRole("textbox", { name: "Quantity" });
  expect(quantity).toHaveValue("1");
  expect(screen.getByText("Which size?")).toBeVisible();
  expect(quantity).toHaveAccessibleDescription(/Rounded up from 0\.500 MT: whole MT only\./);
  await user.clear(quantity);
  await user.type(quantity, "2");
  expect(quantity).not.toHaveAccessibleDescription(/Rounded up/);
});

it("says that the brand of a line has no offers, instead of that the line names none", async () => {
  const api = openMarket();
  const product = { id: 1, name: "TMT Bar", thumbnail: "/art/tmt.svg" };
  api.answer("GET /general-search", GeneralSearchAnswer, {
    brand_list: [],
    product_list: [product],
    market_news: [],
    understood: { product, labels: ["8 mm"], filter: { size: "8 mm" }, unknown: ["kamdhenu"], count: 1 },
  });
  await renderAt(routes, "/create-rfq", { list: "8mm sariya tmt kamdhenu 4 ton", owner: currentOwner() });
  expect(
    await screen.findByText(
      /nobody here offers “kamdhenu”, so any brand may answer\. Lowest now: ₹54,990\/MT ex-factory, Kaveri Ispat/,
    ),
  ).toBeVisible();
  expect(screen.queryByText(/names no brand|Not understood/)).not.toBeInTheDocument();
});

it("removes any product but the last, even the first one, and a reload does not bring it back", async () => {
  const user = userEvent.setup();
  openMarket();
  const tab = await renderAt(routes, "/create-rfq", handedOver);
  await loaded();
  const products = () => within(screen.getByRole("list", { name: "Products" })).getAllByRole("listitem");
  expect(screen.queryByRole("button", { name: /^Remove/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Add products from a list" }));
  await user.type(await screen.findByLabelText("What do you need?"), "8mm tmt 77 ton");
  await user.click(screen.getByRole("button", { name: "Read the list" }));
  await user.click(await screen.findByRole("button", { name: "Add 1 line" }));
  expect(products()).toHaveLength(2);
  const [first] = products();
  await user.click(within(first as HTMLElement).getByRole("button", { name: /^Remove/ }));
  expect(products()).toHaveLength(1);
  expect(products()[0]).toHaveTextContent("77 MT");
  expect(screen.getByRole("list", { name: "Products" })).toHaveFocus();
  const kept = tab.state();
  await tab.go("/elsewhere");
  await tab.go("/create-rfq", kept);
  await loaded();
  expect(products()[0]).toHaveTextContent("77 MT");
});

it("asks about a quantity that is not clear, and says which figures it does not use and which grade it takes", async () => {
  const api = openMarket();
  const product = { id: 1, name: "TMT Bar", thumbnail: "" };
  api.answer("GET /general-search", GeneralSearchAnswer, {
    brand_list: [],
    product_list: [product],
    market_news: [],
    understood: { product, labels: ["8 mm"], filter: { size: "8 mm" }, unknown: ["1e9"], count: 1 },
  });
  await renderAt(routes, "/create-rfq", { list: "8mm tmt -5 MT 1e9", owner: currentOwner() });
  expect(await screen.findByRole("textbox", { name: "Quantity" })).toHaveValue("");
  expect(screen.getByText("How much? The quantity in the text is not clear.")).toBeVisible();
  expect(screen.getByText("Not understood: “1e9”.")).toBeVisible();
  expect(screen.getByText("The text names no grade: Fe 500D is requested.")).toBeVisible();
  expect(screen.getByText(/^“8mm tmt -5 MT 1e9” names no brand/)).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Add \d/ })).not.toBeInTheDocument();
});

it("asks for the grade where nobody offers the one in the text, and names a city and a count that it does not use", async () => {
  const user = userEvent.setup();
  const api = openMarket();
  const product = { id: 1, name: "TMT Bar", thumbnail: "" };
  api.answer("GET /general-search", GeneralSearchAnswer, {
    brand_list: [],
    product_list: [product],
    market_news: [],
    understood: {
      product,
      labels: ["8 mm", "Kaveri Ispat"],
      filter: { size: "8 mm", brand: "Kaveri Ispat" },
      unknown: ["fe550"],
      count: 1,
    },
    delivery_place: { city: "Pune", pincode: "411001" },
  });
  await renderAt(routes, "/create-rfq", { list: "40 nos kaveri 8mm fe550 tmt pune 5 ton", owner: currentOwner() });
  expect(await screen.findByText("Which grade? Nobody here offers “fe550”.")).toBeVisible();
  expect(screen.getByText("1 line, 1 to check")).toBeVisible();
  expect(screen.getByText("Not understood: “40 nos”.")).toBeVisible();
  expect(screen.getByText("Delivery to Pune: please choose its address before you send.")).toBeVisible();
  expect(screen.getByLabelText("Quantity")).toHaveValue("5");
  expect(screen.queryByText(/names no (?:brand|grade)/)).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /^Add \d/ })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText("Grade"), "Fe 550D");
  expect(screen.getByText("TMT Bar, Fe 550D, 8 mm")).toBeVisible();
  expect(screen.getByRole("button", { name: "Add 1 line" })).toBeEnabled();
});

it("keeps a line whose size is understood, and says that it does not know the city in it", async () => {
  const api = openMarket();
  const product = { id: 1, name: "TMT Bar", thumbnail: "" };
  api.answer("GET /general-search", GeneralSearchAnswer, {
    brand_list: [],
    product_list: [product],
    market_news: [],
    understood: { product, labels: ["8 mm"], filter: { size: "8 mm" }, unknown: ["panaji", "999999"], count: 1 },
  });
  await renderAt(routes, "/create-rfq", { list: "8mm tmt panaji 999999 5 ton", owner: currentOwner() });
  expect(await screen.findByText(/nobody here offers “panaji”, so any brand may answer/)).toBeVisible();
  expect(screen.getByText("Not understood: “999999”.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Add 1 line" })).toBeEnabled();
});

it("shows with a line its lowest landed price now, and that it is asked for in every city because it names none", async () => {
  const api = openMarket();
  const product = { id: 1, name: "TMT Bar", thumbnail: "" };
  api.answer("GET /general-search", GeneralSearchAnswer, {
    brand_list: [],
    product_list: [product],
    market_news: [],
    understood: {
      product,
      labels: ["8 mm", "Kaveri Ispat"],
      filter: { size: "8 mm", brand: "Kaveri Ispat" },
      unknown: [],
      count: 1,
    },
  });
  const freight = { freight: 1_300, freight_tax: 234, low: 57_100, high: 57_700, basis: "belts" } as const;
  api.answer(
    "GET /seller-list-by-commodity-product/:id",
    OfferListAnswer,
    aPage([anOffer({ landed: { ...freight, price: 57_407 } })]),
  );
  await renderAt(routes, "/create-rfq", { list: "8mm kaveri tmt 5 ton", owner: currentOwner() });
  expect(
    await screen.findByText(
      "“8mm kaveri tmt 5 ton” names no place of loading, so any place may answer. Lowest now: ₹57,407/MT landed, est., Kaveri Ispat, ex-Raipur",
    ),
  ).toBeVisible();
});
