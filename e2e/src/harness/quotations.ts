import type {
  SellerProductItem,
  SellerProductListAnswer,
  SellerStockAnswer,
} from "@mandi/shared/contract/seller-product";
import { kilogramsFromTonnes, sumKilograms, tonnesFromKilograms } from "@mandi/shared/money/kilograms";
import type { Api } from "./api-of";

/** The number that buyers see of a quotation, and its key. */
export interface AskedQuotation {
  readonly id: number;
  readonly number: string;
}

interface Shown {
  readonly data: { readonly unique_id: string; readonly status: string };
}

/** TMT bar of 12 mm from Raipur to Nagpur, little enough that UPI covers the booking amount. */
const asked = {
  commodity_product_id: 1,
  brand_id: 1,
  origin_city: "Raipur",
  quality: "Fe 500D",
  packaging_charge: 1,
  variation: [{ id: 3, quantity: 10 }],
  billing_address: 2,
  consignee_detail: 2,
};

/** The buyer asks for a truck of bars. */
export async function askForBars(buyer: Api): Promise<AskedQuotation> {
  const { id } = (await buyer.post("/product-enquiry", asked)) as { readonly id: number };
  const { data } = (await buyer.get(`/product-enquiry/${id}`)) as Shown;
  return { id, number: data.unique_id };
}

/** An offer for the request of {@link askForBars}, from a yard that has the goods. */
export async function offerBars(id: number, seller: Api): Promise<void> {
  await rollBars(seller);
  await seller.post(`/seller/product-enquiry/${id}`, { base_price: 44_800 });
}

/** One such offer and one freight bid. */
export async function answerBars(id: number, from: { readonly seller: Api; readonly transporter: Api }): Promise<void> {
  await offerBars(id, from.seller);
  await from.transporter.post(`/transporter/product-enquiry/${id}`, { price: 1_800 });
}

/** The seller enters new stock: every test file of a run may sell the same size. */
async function rollBars(seller: Api): Promise<void> {
  const { data: products } = (await seller.get("/seller/commodity-product")) as SellerProductListAnswer;
  const isAskedFor = ({ commodity_product_id: product, brands, city }: SellerProductItem) =>
    product === asked.commodity_product_id && brands.name === "Kaveri Ispat" && city === asked.origin_city;
  const own = products.find(isAskedFor)?.id;
  const { data: sizes } = (await seller.get(
    `/seller/get-commodity-product-variation-stock/${own}`,
  )) as SellerStockAnswer;
  const stock = asked.variation.map(({ id, quantity }) => {
    const before = sizes.find((size) => size.id === id)?.stock ?? 0;
    return tonnesFromKilograms(sumKilograms([before, quantity].map(kilogramsFromTonnes)));
  });
  await seller.post(`/seller/update-commodity-product-variation-stock/${own}`, {
    id: asked.variation.map(({ id }) => id),
    stock,
  });
}

/** The status of a quotation as its buyer reads it. */
export async function statusOfQuotation(buyer: Api, id: number): Promise<string> {
  return ((await buyer.get(`/product-enquiry/${id}`)) as Shown).data.status;
}
