import { ContactUsBody } from "@mandi/shared/contract/contact-us";
import { GeneralEnquiryBody } from "@mandi/shared/contract/general-enquiry";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { defineRoute, type Route } from "../../platform/routes/route";
import { sendContactMessage, sendEnquiry } from "./enquiry.service";

export const enquiryRoutes: readonly Route[] = [
  defineRoute({
    method: "POST",
    path: "/general-enquiry",
    summary: "Send a general enquiry",
    access: "anyone-or-session",
    rate: "write",
    idempotency: "optional",
    body: GeneralEnquiryBody,
    answer: MessageAnswer,
    async handle({ actor, body, ...context }) {
      await sendEnquiry(context, actor?.id ?? null, body);
      return { message: "Your enquiry was sent. We will call you back soon." };
    },
  }),
  defineRoute({
    method: "POST",
    path: "/contact-us",
    summary: "Send a message to the marketplace",
    access: "anyone",
    rate: "write",
    idempotency: "optional",
    body: ContactUsBody,
    answer: MessageAnswer,
    async handle({ body, ...context }) {
      await sendContactMessage(context, body);
      return { message: "Your message was sent. Thank you." };
    },
  }),
];
