import { shortNoticeDurationMs } from "@mandi/shared/browser/notify";
import { transporterWorkspacePath } from "@mandi/shared/contract/page-paths";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { changeSessionUser, sessionStore, useSession } from "@mandi/shared/session";
import { useNavigate } from "react-router-dom";
import { type Applicant, becomeTransporter, readApplicant } from "./become.api";
import { type BecomeForm, becomeBody } from "./become.schema";

/** The initial values of the form. */
export interface Opening {
  readonly applicant: Applicant;
  readonly isProfileMissing: boolean;
}

const openingQuery = defineQuery((signal, _phone: string) => readOpening(signal));

/** The application of a customer: sent once, then the account is a transporter's. */
export function useBecome() {
  const phone = useSession(({ user }) => user?.phone ?? "");
  const state = useQuery(openingQuery, [phone]);
  const navigate = useNavigate();
  const saving = useSubmit({
    noticeMs: shortNoticeDurationMs,
    onLeave: () => void navigate(transporterWorkspacePath),
  });

  async function submit(form: BecomeForm) {
    const body = becomeBody(form, phone);
    const outcome = await saving.submit((keyFor) => becomeTransporter(body, keyFor(body)));
    // At once, not with the redirect: the server already treats the account as a transporter's.
    if (outcome.kind === "done") {
      changeSessionUser({ type: "transporter", name: body.name, company_name: body.company_name });
    }
    return outcome;
  }

  return { state, submit, saving };
}

/** A profile that does not load must not stop an application: the session has enough to start with. */
async function readOpening(signal: AbortSignal): Promise<Opening> {
  try {
    return { applicant: await readApplicant(signal), isProfileMissing: false };
  } catch {
    const { user } = sessionStore.getState();
    const applicant = { name: user?.name ?? "", phone: user?.phone ?? "", company: user?.company_name ?? "" };
    return { applicant: { ...applicant, gst: "", address: "" }, isProfileMissing: true };
  }
}
