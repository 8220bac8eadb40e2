import { shortNoticeDurationMs } from "@mandi/shared/browser/notify";
import type { MessageAnswer } from "@mandi/shared/contract/wire";
import { changeSessionUser } from "@mandi/shared/session";
import type { SessionUser } from "@mandi/shared/session/session-user";
import { useWrite } from "@mandi/shared/state/use-write";
import type { FormikHelpers } from "formik";
import { useNavigate } from "react-router-dom";
import { showFieldErrors } from "../page/field-errors";
import { redirectAfterMs, useAfterSave } from "../page/use-after-save";

export interface ProfileSave<Form> {
  readonly send: (form: Form) => Promise<MessageAnswer>;
  /** What header and menus know of the person: rewritten by the one writer (docs/domain.md#login). */
  readonly known: (form: Form) => Partial<SessionUser>;
  readonly onSaved: () => void;
}

/** Saves a profile and goes back to mode show; its toasts live 1500 ms. */
export function useProfileForm<Form extends object>({ send, known, onSaved }: ProfileSave<Form>) {
  const navigate = useNavigate();
  const { write, isBusy, refusal } = useWrite({ durationMs: shortNoticeDurationMs });
  const { isSaved, markSaved } = useAfterSave({
    refresh: onSaved,
    goOn: () => void navigate("/profile", { replace: true }),
    afterMs: redirectAfterMs,
  });

  async function submit(form: Form, helpers: FormikHelpers<Form>): Promise<void> {
    const result = await write(() => send(form));
    if (result.kind === "refused") showFieldErrors(result.failure, helpers);
    if (result.kind !== "done") return;
    changeSessionUser(known(form));
    markSaved();
  }

  return { submit, isBusy, isSaved, refusal };
}
