import type { GeneralEnquiryBody } from "@mandi/shared/contract/general-enquiry";
import { BrandListAnswer, BrandProductListAnswer } from "@mandi/shared/contract/product-list";
import { CustomerProfileAnswer, SellerProfileAnswer, TransporterProfileAnswer } from "@mandi/shared/contract/profile";
import type { UserType } from "@mandi/shared/contract/role";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { http } from "@mandi/shared/http";

/** An entry of a list to choose from. */
export interface NamedEntry {
  readonly id: number;
  readonly name: string;
}

/** The sender's profile, as far as the form uses it. */
export interface Sender {
  readonly name: string;
  readonly company: string;
  readonly phone: string;
  readonly email: string;
  readonly gst: string;
}

export async function readBrands(signal: AbortSignal): Promise<NamedEntry[]> {
  const { brand_list } = await http.get("/brand-list", BrandListAnswer, { signal });
  return brand_list;
}

/** The products on offer of a brand; the id is the seller_commodity_product_id to send. */
export async function readBrandProducts(brandId: string, signal: AbortSignal): Promise<NamedEntry[]> {
  const path = `/seller-commodity-product-list/${encodeURIComponent(brandId)}`;
  const { product_list } = await http.get(path, BrandProductListAnswer, { signal });
  return product_list;
}

/** The profile of the logged-in person, whose shape depends on their type. */
export async function readSender(type: UserType, signal: AbortSignal): Promise<Sender> {
  if (type === "seller") {
    const { data } = await http.get("/seller/profile", SellerProfileAnswer, { signal });
    return {
      name: data.name,
      company: data.business_details.name,
      phone: data.phone,
      email: data.email,
      gst: data.kyc_details.gst_number,
    };
  }
  if (type === "transporter") {
    const { data } = await http.get("/transporter/profile", TransporterProfileAnswer, { signal });
    const { company_name, gst_number } = data.transporter_detail;
    return { name: data.name, company: company_name, phone: data.phone, email: data.email, gst: gst_number };
  }
  const { data } = await http.get("/customer/profile", CustomerProfileAnswer, { signal });
  const { company_name, gst_number } = data.user_detail;
  return { name: data.name, company: company_name, phone: data.phone, email: data.email, gst: gst_number };
}

export function sendEnquiry(body: GeneralEnquiryBody, idempotencyKey: string): Promise<MessageAnswer> {
  return http.post("/general-enquiry", body, MessageAnswer, { idempotencyKey });
}
