import {
  SellerPriceAnswer,
  type SellerProductItem,
  SellerProductListAnswer,
  SellerStockAnswer,
} from "@mandi/shared/contract/seller-product";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { renderAt } from "@mandi/shared/testing/render-at";
import { aSellerPrice, aSellerProduct, aSellerStock } from "@mandi/shared/testing/seller-builders";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../../area";

const price = "GET /seller/get-commodity-product-price/:id";
const savePrice = "POST /seller/update-commodity-product-price/:id";
const stock = "GET /seller/get-commodity-product-variation-stock/:id";
const saveStock = "POST /seller/update-commodity-product-variation-stock/:id";

const raipur = aSellerProduct({ id: 41, base_price: 45_000 });
const bhilai = aSellerProduct({ id: 42, base_price: 44_000, city: "Bhilai" });
const draft = aSellerProduct({ id: 43, base_price: 0, city: "Durg", status: "draft" });

async function openBulk(entry: string, products: readonly SellerProductItem[] = [raipur, bhilai, draft]) {
  const user = userEvent.setup();
  signInAs("seller");
  const api = fakeApi();
  api.answer("GET /seller/commodity-product", SellerProductListAnswer, { data: [...products] });
  api.answer(price, SellerPriceAnswer, ({ params }) => {
    const base_price = products.find(({ id }) => String(id) === params["id"])?.base_price ?? 0;
    return aSellerPrice({ base_price });
  });
  api.answer(stock, SellerStockAnswer, {
    data: [aSellerStock(), aSellerStock({ id: 8, is_selected: 0, stock: null })],
  });
  api.confirm(savePrice, "The price was updated.");
  api.confirm(saveStock, "The stock was updated.");
  await renderAt(routes, "/commodity-products");
  await screen.findAllByRole("article");
  async function open(name = entry) {
    await user.click(screen.getByRole("button", { name: "Many at once" }));
    await user.click(screen.getByRole("menuitem", { name }));
    return within(await screen.findByRole("dialog", { name }));
  }
  return { user, api, open };
}

const rowsOf = (dialog: ReturnType<typeof within>, name: string) =>
  within(dialog.getByRole("table", { name }))
    .getAllByRole("row")
    .slice(1)
    .map(({ textContent }) => textContent);

const file = (...lines: string[]) => new File([lines.join("\r\n")], "prices.csv", { type: "text/csv" });

describe("one change for many prices", () => {
  it("previews each product, leaves out what cannot change, and sends the other fields as they are", async () => {
    const { user, api, open } = await openBulk("Change prices");
    const dialog = await open();
    await user.type(dialog.getByLabelText("Amount"), "250");
    expect(rowsOf(dialog, "Preview")).toEqual([
      "TMT Bar, Kaveri Ispat, Ex-Bhilai₹44,000₹44,250",
      "TMT Bar, Kaveri Ispat, Ex-Raipur₹45,000₹45,250",
    ]);
    expect(rowsOf(dialog, "Left out")).toEqual(["TMT Bar, Kaveri Ispat, Ex-DurgIt has no price to change yet"]);
    expect(api.calls(savePrice)).toHaveLength(0);
    await user.click(dialog.getByRole("button", { name: "Change 2 products" }));
    expect(await dialog.findByText("2 changed.")).toBeVisible();
    expect(api.calls(savePrice).map(({ params, body }) => [params["id"], body])).toEqual([
      ["42", { ...aSellerPrice(), base_price: 44_250 }],
      ["41", { ...aSellerPrice(), base_price: 45_250 }],
    ]);
    await user.click(screen.getAllByRole("button", { name: "Close" }).at(-1) ?? document.body);
    await waitFor(() => expect(api.calls("GET /seller/commodity-product")).toHaveLength(2));
  });

  it("is about the ticked products only", async () => {
    const { user, open } = await openBulk("Change prices");
    await user.click(screen.getByRole("checkbox", { name: "Select TMT Bar, Kaveri Ispat, Ex-Raipur" }));
    const dialog = await open();
    expect(screen.getByText("1 selected product")).toBeVisible();
    await user.selectOptions(dialog.getByLabelText("Change"), "Lower by percent");
    await user.type(dialog.getByLabelText("Percent"), "2.5");
    expect(rowsOf(dialog, "Preview")).toEqual(["TMT Bar, Kaveri Ispat, Ex-Raipur₹45,000₹43,880"]);
  });

  it("says row by row what was refused, and tries those again", async () => {
    const { user, api, open } = await openBulk("Change prices", [raipur, bhilai]);
    const dialog = await open();
    api.refuse(savePrice, 422, { message: "Please check", errors: { gst: ["GST must be 18 percent"] } });
    await user.type(dialog.getByLabelText("Amount"), "250");
    await user.click(dialog.getByRole("button", { name: "Change 2 products" }));
    expect(await dialog.findByText("2 were not changed.")).toBeVisible();
    expect(rowsOf(dialog, "Left out")[0]).toBe("TMT Bar, Kaveri Ispat, Ex-BhilaiGST must be 18 percent");
    api.confirm(savePrice, "The price was updated.");
    await user.click(dialog.getByRole("button", { name: "Try these again" }));
    expect(await dialog.findByText("2 changed.")).toBeVisible();
  });

  it("leaves a price alone that was changed by someone else since the preview", async () => {
    const { user, api, open } = await openBulk("Change prices", [raipur]);
    const dialog = await open();
    api.answer(price, SellerPriceAnswer, aSellerPrice({ base_price: 46_000 }));
    await user.type(dialog.getByLabelText("Amount"), "250");
    await user.click(dialog.getByRole("button", { name: "Change 1 product" }));
    expect(await dialog.findByText("Its price was changed meanwhile, to ₹46,000")).toBeVisible();
    expect(api.calls(savePrice)).toHaveLength(0);
  });
});

describe("prices from a file", () => {
  it("names each bad line with its reason, and sends the good ones; an empty cell keeps its value", async () => {
    const { user, api, open } = await openBulk("Prices from a file");
    const dialog = await open();
    await user.upload(
      dialog.getByLabelText(/CSV file/),
      file(
        "id,product,base_price,loading_charge,gst",
        "41,TMT Bar,45500,,",
        "42,TMT Bar,-5,,",
        "99,Ghost,100,,",
        "41,TMT Bar,46000,,",
        '43,"TMT, Bar",,,',
      ),
    );
    expect(await dialog.findByText("1 product to change.")).toBeVisible();
    expect(rowsOf(dialog, "Left out")).toEqual([
      '3TMT Bar, Kaveri Ispat, Ex-Bhilaibase_price: "-5" is not a figure of 0 or more',
      "4GhostNo product of yours has the number 99",
      "5TMT Bar, Kaveri Ispat, Ex-RaipurThe same as line 2",
      "6TMT Bar, Kaveri Ispat, Ex-DurgNothing is filled in",
    ]);
    await user.click(dialog.getByRole("button", { name: "Change 1 product" }));
    expect(await dialog.findByText("1 changed.")).toBeVisible();
    expect(api.calls(savePrice).map(({ body }) => body)).toEqual([{ ...aSellerPrice(), base_price: 45_500 }]);
  });

  it("says which columns are missing", async () => {
    const { user, open } = await openBulk("Prices from a file");
    const dialog = await open();
    await user.upload(dialog.getByLabelText(/CSV file/), file("name,price", "TMT,5"));
    expect(await dialog.findByText(/The first line must name these columns: id, base_price/)).toBeVisible();
  });

  it("takes back the very file it hands out, and then changes nothing", async () => {
    const texts: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => texts.push(blob) && "blob:x",
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    const { user, api, open } = await openBulk("Prices to a file", [raipur, bhilai]);
    const out = await open();
    await waitFor(() => expect(out.getByRole("button", { name: "Download" })).toBeEnabled());
    await user.click(out.getByRole("button", { name: "Download" }));
    await user.click(screen.getAllByRole("button", { name: "Close" }).at(-1) ?? document.body);
    const dialog = await open("Prices from a file");
    await user.upload(dialog.getByLabelText(/CSV file/), new File(texts, "prices.csv", { type: "text/csv" }));
    await user.click(await dialog.findByRole("button", { name: "Change 2 products" }));
    expect(await dialog.findByText("0 changed, 2 were so already.")).toBeVisible();
    expect(api.calls(savePrice)).toHaveLength(0);
  });
});

it("takes stock by size from a file, and tells apart the sizes it cannot set", async () => {
  const { user, api, open } = await openBulk("Stock from a file", [raipur]);
  const dialog = await open();
  await user.upload(
    dialog.getByLabelText(/CSV file/),
    file("id;size_id;stock", "41;7;12.5", "41;8;3", "41;9;4", "41;7;abc"),
  );
  expect(await dialog.findByText("1 product to change.")).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Change 1 product" }));
  await waitFor(() => expect(api.calls(saveStock).map(({ body }) => body)).toEqual([{ id: [7], stock: [12.5] }]));
  expect(rowsOf(dialog, "Left out")).toEqual([
    "3TMT Bar, Kaveri Ispat, Ex-RaipurThe size is not selected under Variation",
    "4TMT Bar, Kaveri Ispat, Ex-RaipurThe product has no size with the number 9",
  ]);
});
