import { CustomerProfileAnswer } from "@mandi/shared/contract/profile";
import type { BecomeTransporterBody } from "@mandi/shared/contract/registration";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { http } from "@mandi/shared/http";

/** The profile, as far as the form uses it. */
export interface Applicant {
  readonly name: string;
  readonly phone: string;
  readonly company: string;
  readonly gst: string;
  readonly address: string;
}

export async function readApplicant(signal: AbortSignal): Promise<Applicant> {
  const { data } = await http.get("/customer/profile", CustomerProfileAnswer, { signal });
  const { company_name, gst_number, company_address } = data.user_detail;
  return { name: data.name, phone: data.phone, company: company_name, gst: gst_number, address: company_address };
}

/** The caller's type changes with it (docs/domain.md#roles). */
export function becomeTransporter(body: BecomeTransporterBody, key: string): Promise<MessageAnswer> {
  return http.post("/customer/become-transporter", body, MessageAnswer, { idempotencyKey: key });
}
