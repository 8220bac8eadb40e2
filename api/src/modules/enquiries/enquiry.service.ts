import type { ContactUsBody } from "@mandi/shared/contract/contact-us";
import type { GeneralEnquiryBody } from "@mandi/shared/contract/general-enquiry";
import { inTransaction } from "../../platform/database/transaction";
import { invalidField } from "../../platform/errors";
import { countExactly, type ExactLimit } from "../../platform/limits/exact-limit";
import type { RequestContext } from "../../platform/routes/route";
import { isOnOffer } from "../listings/offered-listing.service";
import { insertContactMessage, insertEnquiry, isBrand, updateHandled } from "./enquiry.store";

/** Forms that anyone may send. A person never needs more than this in an hour; it only stops floods. */
function formLimit(form: string, ip: string): readonly ExactLimit[] {
  const message = (): string => "You have already sent several messages. Please try again later.";
  return [{ bucket: `${form} address ${ip}`, atMost: 20, withinSeconds: 3_600, message }];
}

/** Keeps an enquiry of a visitor (`userId` null) or a person who is logged in, for the desk. */
export async function sendEnquiry(
  context: RequestContext,
  userId: number | null,
  body: GeneralEnquiryBody,
): Promise<void> {
  const { db, clock, ip } = context;
  const { brand_id: brandId, seller_commodity_product_id: listingId } = body;
  if (!(await isBrand(db, brandId))) throw invalidField("brand_id", "Please select brand");
  if (!(await isOnOffer(db, { listingId, brandId }))) {
    throw invalidField("seller_commodity_product_id", "Please select product");
  }
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    await countExactly(tx, formLimit("enquiry", ip), now);
    await insertEnquiry(tx, userId, body, now);
  });
}

export async function sendContactMessage({ db, clock, ip }: RequestContext, body: ContactUsBody): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    await countExactly(tx, formLimit("contact", ip), now);
    await insertContactMessage(tx, body, now);
  });
}

/** Marks an enquiry or a message as answered; false when none is waiting. */
export const markHandled = updateHandled;
