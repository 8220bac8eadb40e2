import type { ContactUsBody } from "@mandi/shared/contract/contact-us";
import type { GeneralEnquiryBody } from "@mandi/shared/contract/general-enquiry";
import type { Db } from "../../platform/database/database";

export async function isBrand(db: Db, brandId: number): Promise<boolean> {
  return (await db.selectFrom("brand").select("id").where("id", "=", brandId).executeTakeFirst()) !== undefined;
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

/** Marks an enquiry or a message as answered; false when none is waiting. */
export async function updateHandled(tx: Db, table: "enquiry" | "contact_message", id: number, at: Date) {
  const { numUpdatedRows } = await tx
    .updateTable(table)
    .set({ handled_at: at })
    .where("id", "=", id)
    .where("handled_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
