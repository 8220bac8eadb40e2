import type { ContactUsBody } from "@mandi/shared/contract/contact-us";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { http } from "@mandi/shared/http";

/** The answer is not used, as specified. */
export function sendContact(body: ContactUsBody, idempotencyKey: string): Promise<MessageAnswer> {
  return http.post("/contact-us", body, MessageAnswer, { idempotencyKey });
}
