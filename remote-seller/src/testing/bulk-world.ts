import { type SellerProductItem, SellerProductListAnswer } from "@mandi/shared/contract/seller-product";
import {
  SellerProductsAnswer,
  type SellerProductsBody,
  type SellerSettings,
  SellerSettingsAnswer,
} from "@mandi/shared/contract/seller-products-many";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { aPage } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { aSellerPrice, aSellerProduct, aSellerStock } from "@mandi/shared/testing/seller-builders";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

export const settingsCall = "GET /seller/commodity-products-settings";
export const changeCall = "POST /seller/update-commodity-products";

export const raipur = aSellerProduct({ id: 41, base_price: 45_000 });
export const bhilai = aSellerProduct({ id: 42, base_price: 44_000, city: "Bhilai" });
export const draft = aSellerProduct({ id: 43, base_price: 0, city: "Durg", status: "draft" });

/** The price as the product's card shows it, one size with stock and one that is not on offer. */
function settingsOf({ id, base_price }: SellerProductItem): SellerSettings {
  return {
    id,
    price: aSellerPrice({ base_price }),
    stock: [aSellerStock(), aSellerStock({ id: 8, is_selected: 0, stock: null })],
  };
}

/** My Products of a seller, with a server that accepts every request. */
export async function openProducts(products: readonly SellerProductItem[] = [raipur, bhilai, draft]) {
  const user = userEvent.setup();
  signInAs("seller");
  const api = fakeApi();
  api.answer("GET /seller/commodity-product", SellerProductListAnswer, aPage(products));
  api.answer(settingsCall, SellerSettingsAnswer, ({ query }) => ({
    data: products.filter(({ id }) => query.get("ids")?.split(",").includes(String(id))).map(settingsOf),
  }));
  acceptChanges(api);
  async function load(): Promise<void> {
    cleanup();
    await renderAt(routes, "/commodity-products");
    await screen.findAllByRole("article");
  }
  await load();

  async function open(entry: string) {
    await user.click(screen.getByRole("button", { name: "Bulk actions" }));
    await user.click(await screen.findByRole("menuitem", { name: entry }));
    return within(await screen.findByRole("dialog", { name: entry }));
  }
  return { user, api, open, reload: load };
}

/** From now on the server accepts every request. */
export function acceptChanges(api: ReturnType<typeof fakeApi>): void {
  api.answer(changeCall, SellerProductsAnswer, ({ body }) => ({
    message: "Changed: price of 2 products.",
    data: asBody(body).products.map(({ id }) => ({ id, outcome: "changed" as const, reason: "" })),
  }));
}

/** The requests to the server for many products, call by call. */
export const changesOf = (api: ReturnType<typeof fakeApi>) =>
  api.calls(changeCall).map(({ body }) => asBody(body).products);

function asBody(body: unknown): SellerProductsBody {
  // The page's own types ensure its shape; the api's tests check it against the contract.
  return body as SellerProductsBody;
}

/** The rows of a table as text. */
export const rowsOf = (dialog: ReturnType<typeof within>, name: string) =>
  within(dialog.getByRole("table", { name }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(" | "));

export const csvFile = (...lines: string[]) => new File([lines.join("\r\n")], "prices.csv", { type: "text/csv" });

/** Collects the files that the page downloads. */
export function catchDownloads(): Blob[] {
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => files.push(blob) && "blob:x",
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  return files;
}
