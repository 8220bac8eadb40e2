import { shortNoticeDurationMs } from "@mandi/shared/browser/notify";
import type { UserType } from "@mandi/shared/contract/role";
import { fieldErrors } from "@mandi/shared/http/field-errors";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { sessionStore, useSession } from "@mandi/shared/session";
import { useReopening } from "@mandi/shared/state/use-reopening";
import { useWrite } from "@mandi/shared/state/use-write";
import type { FormikHelpers } from "formik";
import { useKeyOfBody } from "../common/use-key-of-body";
import { readBrands, readSender, type Sender, sendEnquiry } from "./enquiry.api";
import { type EnquiryForm, emptyEnquiry, toEnquiryBody } from "./enquiry.schema";

const openingQuery = defineQuery(async (signal, type: UserType) => {
  const [brands, sender] = await Promise.all([readBrands(signal), readKnownSender(type, signal)]);
  return { brands, sender };
});

/** What the form needs before it opens, and what happens when it is sent. */
export function useEnquiry() {
  const type = useSession(({ user }) => user?.type ?? "customer");
  const { write, refusal } = useWrite({ durationMs: shortNoticeDurationMs });
  const { isShut, shut } = useReopening();
  const { keyOf, renew } = useKeyOfBody();
  const state = useQuery(openingQuery, [type]);

  async function submit(form: EnquiryForm, { resetForm, setErrors }: FormikHelpers<EnquiryForm>): Promise<void> {
    if (!shut()) return;
    const body = toEnquiryBody(form);
    const written = await write(() => sendEnquiry(body, keyOf(body)));
    if (written.kind === "refused") setErrors(fieldErrors(written.failure));
    if (written.kind !== "done") return;
    renew();
    if (state.kind === "ready") resetForm({ values: emptyEnquiry(state.data.sender) });
  }

  return { state, submit, refusal, isShut };
}

/** A profile that does not load must not keep anyone from asking: the session knows enough to start with. */
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
