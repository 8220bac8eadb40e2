import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { changeSessionUser, sessionStore, useSession } from "@mandi/shared/session";
import type { FormikHelpers } from "formik";
import { useNavigate } from "react-router-dom";
import { useLater } from "../page/use-later";
import { useSubmit } from "../page/use-submit";
import { type Applicant, becomeTransporter, readApplicant } from "./become.api";
import { type BecomeForm, becomeBody } from "./become.schema";

/** What the form opens with. */
export interface Opening {
  readonly applicant: Applicant;
  readonly isProfileMissing: boolean;
}

const openingQuery = defineQuery((signal, _phone: string) => readOpening(signal));

/** The application of a customer: sent once, then the account is a transporter's. */
export function useBecome() {
  const phone = useSession(({ user }) => user?.phone ?? "");
  const state = useQuery(openingQuery, [phone]);
  const { write, ...saving } = useSubmit();
  const later = useLater();
  const navigate = useNavigate();

  async function submit(form: BecomeForm, { setFieldError }: FormikHelpers<BecomeForm>): Promise<void> {
    const body = becomeBody(form, phone);
    const written = await write((key) => becomeTransporter(body, key));
    if (written.kind === "refused") {
      for (const [name, [text]] of Object.entries(written.failure.fields)) setFieldError(name, text);
    }
    if (written.kind !== "done") return;
    // At once, not with the redirect: the server already treats the account as a transporter's (docs/domain.md#roles).
    changeSessionUser({ type: "transporter", name: body.name, company_name: body.company_name });
    later(() => {
      void navigate("/transporter-products");
    });
  }

  return { state, submit, saving };
}

/** A profile that does not load must not keep anyone from applying: the session knows enough to start with. */
async function readOpening(signal: AbortSignal): Promise<Opening> {
  try {
    return { applicant: await readApplicant(signal), isProfileMissing: false };
  } catch {
    const { user } = sessionStore.getState();
    const applicant = { name: user?.name ?? "", phone: user?.phone ?? "", company: user?.company_name ?? "" };
    return { applicant: { ...applicant, gst: "", address: "" }, isProfileMissing: true };
  }
}
