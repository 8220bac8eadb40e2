import { ProductDetailAnswer } from "@mandi/shared/contract/product-detail";
import { MadeTradeSheetAnswer, type OwnTradeSheet, TradeSheetListAnswer } from "@mandi/shared/contract/trade-sheet";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { formatRupees } from "@mandi/shared/format/rupees";
import { setDelivery } from "@mandi/shared/session";
import { aProductDetail } from "@mandi/shared/testing/buyer-builders/product";
import { anOwnSheet } from "@mandi/shared/testing/buyer-builders/trade-sheet";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

const link = "https://localhost/s/K7Q4D2aaaaaaaaaaaaaaaa";

const product = "GET /product-detail/:id";

/** Drawing needs a real browser. */
beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  signInAs("customer");
});
/** Without the goods, which only one test reads: the page works without them. */
function openSheets(data: OwnTradeSheet[] = []) {
  const api = fakeApi();
  api.answer("GET /trade-sheet", TradeSheetListAnswer, { data });
  api.refuse(product, 404);
  api.refuse("GET /product-enquiry/:id", 404);
  return api;
}
afterEach(() => {
  setDelivery(null);
  jest.restoreAllMocks();
});

it("names the goods and their price before the sheet is made", async () => {
  const api = openSheets();
  api.answer(product, ProductDetailAnswer, { products_data: aProductDetail(), seller_product_list: [] });
  await renderAt(routes, "/trade-sheet/offer/41");
  const { name, brand, address, ex_price } = aProductDetail();
  const goods = `${name}, ${brand.name} · Ex-${address} · ${formatRupees(ex_price)}/MT`;
  expect(await screen.findByText(goods)).toBeVisible();
  expect(screen.getByText("A picture and a link for WhatsApp, in the name of Mandi.")).toBeVisible();
  expect(screen.queryByText(/GSTIN/)).not.toBeInTheDocument();
});

it("makes a sheet with the landed price at the chosen place, and shows its text with the link", async () => {
  setDelivery({ pincode: "411026", city: "Pune" });
  const user = userEvent.setup();
  const api = openSheets();
  api.answer("POST /trade-sheet", MadeTradeSheetAnswer, { message: "The trade sheet is ready.", data: anOwnSheet() });
  await renderAt(routes, "/trade-sheet/offer/41");

  await user.click(screen.getByRole("button", { name: "3 days" }));
  await user.click(screen.getByRole("button", { name: "Make the sheet" }));

  expect(await screen.findByRole("button", { name: "Send on WhatsApp" })).toBeVisible();
  expect(screen.getByText(/Landed at Pune 411026: about ₹57,643\/MT \(estimate\)/)).toHaveTextContent(link);
  const [{ body } = { body: null }] = api.calls("POST /trade-sheet");
  expect(body).toEqual({ kind: "offer", id: 41, pincode: "411026", hours: 72 });
});

it("makes a sheet in the size and grade that were chosen on the offer's page", async () => {
  const user = userEvent.setup();
  const api = openSheets();
  api.answer("POST /trade-sheet", MadeTradeSheetAnswer, { message: "The trade sheet is ready.", data: anOwnSheet() });
  await renderAt(routes, "/trade-sheet/offer/41?size=12+mm&grade=Fe+550D");
  expect(screen.getByText("Prices for 12 mm, Fe 550D")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Make the sheet" }));
  await screen.findByRole("button", { name: "Send on WhatsApp" });
  const [{ body } = { body: null }] = api.calls("POST /trade-sheet");
  expect(body).toEqual({ kind: "offer", id: 41, hours: 24, size: "12 mm", grade: "Fe 550D" });
});

it("makes a sheet of an angle in the thickness that was chosen on the offer's page", async () => {
  const user = userEvent.setup();
  const api = openSheets();
  api.answer("POST /trade-sheet", MadeTradeSheetAnswer, { message: "The trade sheet is ready.", data: anOwnSheet() });
  await renderAt(routes, "/trade-sheet/offer/41?size=50+%C3%97+50+mm&thickness=6+mm");
  expect(screen.getByText("Prices for 50 × 50 × 6 mm")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Make the sheet" }));
  await screen.findByRole("button", { name: "Send on WhatsApp" });
  const [{ body } = { body: null }] = api.calls("POST /trade-sheet");
  expect(body).toEqual({ kind: "offer", id: 41, hours: 24, size: "50 × 50 mm", thickness: "6 mm" });
});

it("makes a sheet without freight when the person leaves it out", async () => {
  setDelivery({ pincode: "411026", city: "Pune" });
  const user = userEvent.setup();
  const api = openSheets();
  api.answer("POST /trade-sheet", MadeTradeSheetAnswer, { message: "The trade sheet is ready.", data: anOwnSheet() });
  await renderAt(routes, "/trade-sheet/offer/41");

  await user.click(screen.getByRole("button", { name: "Landed price at Pune 411026" }));
  await user.click(screen.getByRole("button", { name: "Make the sheet" }));

  await screen.findByRole("button", { name: "Send on WhatsApp" });
  const [{ body } = { body: null }] = api.calls("POST /trade-sheet");
  expect(body).toEqual({ kind: "offer", id: 41, hours: 24 });
});

it("explains in place why there is nothing to share, and makes no sheet", async () => {
  const user = userEvent.setup();
  const api = openSheets();
  api.refuse("POST /trade-sheet", 422, { message: "This quotation has no price to share now.", code: "refused" });
  await renderAt(routes, "/trade-sheet/quotation/8");

  await user.click(screen.getByRole("button", { name: "Make the sheet" }));

  expect(await screen.findByRole("alert")).toHaveTextContent("This quotation has no price to share now.");
  expect(screen.queryByRole("button", { name: "Send on WhatsApp" })).not.toBeInTheDocument();
});

it("ends a link only after the person has confirmed it", async () => {
  const user = userEvent.setup();
  const api = openSheets([anOwnSheet()]);
  api.answer("DELETE /trade-sheet/:id", MessageAnswer, { message: "The link has ended." });
  await renderAt(routes, "/trade-sheet/offer/41");

  await user.click(await screen.findByRole("button", { name: "End the link" }));
  expect(api.calls("DELETE /trade-sheet/:id")).toHaveLength(0);
  const question = await screen.findByRole("dialog");
  await user.click(within(question).getByRole("button", { name: "End the link" }));

  await waitFor(() => expect(api.calls("DELETE /trade-sheet/:id")).toHaveLength(1));
  await waitFor(() => expect(api.calls("GET /trade-sheet")).toHaveLength(2));
});

it("starts again for another offer, so that the sheet of the first one is never shared in its place", async () => {
  const user = userEvent.setup();
  const api = openSheets();
  api.answer("POST /trade-sheet", MadeTradeSheetAnswer, { message: "The trade sheet is ready.", data: anOwnSheet() });
  const tab = await renderAt(routes, "/trade-sheet/offer/41");
  await user.click(screen.getByRole("button", { name: "Make the sheet" }));
  await screen.findByRole("button", { name: "Send on WhatsApp" });

  await tab.go("/trade-sheet/offer/42");

  expect(screen.queryByRole("button", { name: "Send on WhatsApp" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Make the sheet" }));
  await screen.findByRole("button", { name: "Send on WhatsApp" });
  expect(api.calls("POST /trade-sheet").map(({ body }) => body)).toEqual([
    expect.objectContaining({ id: 41 }),
    expect.objectContaining({ id: 42 }),
  ]);
});
