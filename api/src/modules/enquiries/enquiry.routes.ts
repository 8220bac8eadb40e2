import { ContactUsBody } from "@mandi/shared/contract/contact-us";
import { GeneralEnquiryBody } from "@mandi/shared/contract/general-enquiry";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { inTransaction } from "../../platform/database/transaction";
import { invalidField } from "../../platform/errors";
import { countExactly, type ExactLimit } from "../../platform/limits/exact-limit";
import { defineRoute, type Route } from "../../platform/routes/route";
import { checkChoice, insertContactMessage, insertEnquiry } from "./enquiry.store";

/** Forms that anyone may send: a person never needs more in an hour, a flood of the inbox would. */
function formLimit(form: string, ip: string): readonly ExactLimit[] {
  const message = (): string => "You have sent several messages already. Please try again later.";
  return [{ bucket: `${form} address ${ip}`, atMost: 20, withinSeconds: 3_600, message }];
}

export const enquiryRoutes: readonly Route[] = [
  defineRoute({
    method: "POST",
    path: "/general-enquiry",
    summary: "Send a general enquiry",
    access: "anyone-or-session",
    rate: "write",
    idempotency: "none",
    body: GeneralEnquiryBody,
    answer: MessageAnswer,
    async handle({ db, actor, body, clock, ip }) {
      const { hasBrand, hasOffer } = await checkChoice(db, body.brand_id, body.seller_commodity_product_id);
      if (!hasBrand) throw invalidField("brand_id", "Please select brand");
      if (!hasOffer) throw invalidField("seller_commodity_product_id", "Please select product");
      const now = clock.now();
      await inTransaction(db, async (tx) => {
        await countExactly(tx, formLimit("enquiry", ip), now);
        await insertEnquiry(tx, actor?.id ?? null, body, now);
      });
      return { message: "Your enquiry was sent. We will call you back soon." };
    },
  }),
  defineRoute({
    method: "POST",
    path: "/contact-us",
    summary: "Send a message to the marketplace",
    access: "anyone",
    rate: "write",
    idempotency: "none",
    body: ContactUsBody,
    answer: MessageAnswer,
    async handle({ db, body, clock, ip }) {
      const now = clock.now();
      await inTransaction(db, async (tx) => {
        await countExactly(tx, formLimit("contact", ip), now);
        await insertContactMessage(tx, body, now);
      });
      return { message: "Your message was sent. Thank you." };
    },
  }),
];
