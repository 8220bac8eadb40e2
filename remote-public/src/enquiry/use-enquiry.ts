import { shortNoticeDurationMs } from "@mandi/shared/browser/notify";
import type { UserType } from "@mandi/shared/contract/role";
import { emptySent } from "@mandi/shared/forms/empty-sent";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { sessionStore, useSession } from "@mandi/shared/session";
import type { FormikHelpers } from "formik";
import { readBrands, readSender, type Sender, sendEnquiry } from "./enquiry.api";
import { type EnquiryForm, emptyEnquiry, toEnquiryBody } from "./enquiry.schema";

const openingQuery = defineQuery(async (signal, type: UserType) => {
  const [brands, sender] = await Promise.all([readBrands(signal), readKnownSender(type, signal)]);
  return { brands, sender };
});

/** The initial values of the form, and the sending of it. */
export function useEnquiry() {
  const type = useSession(({ user }) => user?.type ?? "customer");
  const saving = useSubmit({ noticeMs: shortNoticeDurationMs, isRepeatable: true });
  const state = useQuery(openingQuery, [type]);

  async function submit(form: EnquiryForm, helpers: FormikHelpers<EnquiryForm>) {
    const body = toEnquiryBody(form);
    const outcome = await saving.submit((keyFor) => sendEnquiry(body, keyFor(body)));
    if (outcome.kind === "done" && state.kind === "ready") emptySent(helpers, form, emptyEnquiry(state.data.sender));
    return outcome;
  }

  return { state, submit, saving };
}

/** A profile that does not load must not stop an enquiry: the session has enough to start with. */
async function readKnownSender(type: UserType, signal: AbortSignal): Promise<Sender> {
  try {
    return await readSender(type, signal);
  } catch {
    const { user } = sessionStore.getState();
    return {
      name: user?.name ?? "",
      company: user?.company_name ?? "",
      phone: user?.phone ?? "",
      email: user?.email ?? "",
      gst: "",
    };
  }
}
