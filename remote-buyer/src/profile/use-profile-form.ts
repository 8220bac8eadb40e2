import { shortNoticeDurationMs } from "@mandi/shared/browser/notify";
import { profilePath } from "@mandi/shared/contract/page-paths";
import type { MessageAnswer } from "@mandi/shared/contract/wire";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import { changeSessionUser } from "@mandi/shared/session";
import type { SessionUser } from "@mandi/shared/session/session-user";
import { useNavigate } from "react-router-dom";

export interface ProfileSave<Form> {
  readonly send: (form: Form) => Promise<MessageAnswer>;
  /** Updates the header's and menus' copy of the user, which is only written here (docs/domain.md#login). */
  readonly known: (form: Form) => Partial<SessionUser>;
  readonly onSaved: () => void;
}

/** Saves a profile and returns to mode show; its toasts last 1500 ms. */
export function useProfileForm<Form>({ send, known, onSaved }: ProfileSave<Form>) {
  const navigate = useNavigate();
  const saving = useSubmit({
    noticeMs: shortNoticeDurationMs,
    onRefresh: onSaved,
    onLeave: () => void navigate(profilePath, { replace: true }),
  });

  async function submit(form: Form) {
    const outcome = await saving.submit(() => send(form));
    if (outcome.kind === "done") changeSessionUser(known(form));
    return outcome;
  }

  return { submit, saving };
}
