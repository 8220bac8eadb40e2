import type { Api } from "./api-of";

/** What buyers call a quotation by, and its key. */
export interface AskedQuotation {
  readonly id: number;
  readonly number: string;
}

interface Shown {
  readonly data: { readonly unique_id: string; readonly status: string };
}

/** The buyer asks for TMT bar of 12 mm from Raipur to Nagpur, so little that UPI carries the booking amount. */
export async function askForBars(buyer: Api): Promise<AskedQuotation> {
  const { id } = (await buyer.post("/product-enquiry", {
    commodity_product_id: 1,
    brand_id: 1,
    origin_city: "Raipur",
    quality: "Fe 500D",
    packaging_charge: 1,
    variation: [{ id: 3, quantity: 10 }],
    billing_address: 2,
    consignee_detail: 2,
  })) as { readonly id: number };
  const { data } = (await buyer.get(`/product-enquiry/${id}`)) as Shown;
  return { id, number: data.unique_id };
}

/** One offer and one freight bid for what {@link askForBars} asked for. */
export async function answerBars(id: number, from: { readonly seller: Api; readonly transporter: Api }): Promise<void> {
  await from.seller.post(`/seller/product-enquiry/${id}`, { base_price: 44_800 });
  await from.transporter.post(`/transporter/product-enquiry/${id}`, { price: 1_800 });
}

/** The status of a quotation as its buyer reads it. */
export async function statusOfQuotation(buyer: Api, id: number): Promise<string> {
  return ((await buyer.get(`/product-enquiry/${id}`)) as Shown).data.status;
}
