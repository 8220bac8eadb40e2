import type { ContactUsBody } from "@mandi/shared/contract/contact-us";
import type { GeneralEnquiryBody } from "@mandi/shared/contract/general-enquiry";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";

/** Whether the brand exists, and whether the chosen offer is one of this brand that buyers may see. */
export async function checkChoice(db: Db, brandId: number, listingId: number) {
  const [brand, offer] = await Promise.all([
    db.selectFrom("brand").select("id").where("id", "=", brandId).executeTakeFirst(),
    db
      .selectFrom("offered_listing")
      .select(sql`1`.as("one"))
      .where("id", "=", listingId)
      .where("brand_id", "=", brandId)
      .executeTakeFirst(),
  ]);
  return { hasBrand: brand !== undefined, hasOffer: offer !== undefined };
}

export async function insertEnquiry(
  tx: Db,
  userId: number | null,
  enquiry: GeneralEnquiryBody,
  now: Date,
): Promise<void> {
  await tx
    .insertInto("enquiry")
    .values({
      user_id: userId,
      name: enquiry.name.trim(),
      company_name: enquiry.company_name?.trim() ?? "",
      contact_number: enquiry.contact_number,
      email: enquiry.email ?? "",
      gst_number: enquiry.gst_number?.trim() ?? "",
      delivery_location: enquiry.delivery_location.trim(),
      brand_id: enquiry.brand_id,
      listing_id: enquiry.seller_commodity_product_id,
      requirement: enquiry.requirement.trim(),
      message: enquiry.message?.trim() ?? "",
      created_at: now,
      handled_at: null,
    })
    .execute();
}

export async function insertContactMessage(tx: Db, message: ContactUsBody, now: Date): Promise<void> {
  await tx
    .insertInto("contact_message")
    .values({
      name: message.name.trim(),
      phone: message.phone,
      email: message.email ?? "",
      message: message.message?.trim() ?? "",
      created_at: now,
      handled_at: null,
    })
    .execute();
}
