import type { DeskUser } from "@mandi/shared/contract/desk/people";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import { useEffect, useState } from "react";
import { sendAct } from "../decide/desk-api";
import { useReason } from "../decide/use-reason";
import { isVerified } from "./user-status";

export type UserAct = "approve" | "reject" | "suspend" | "restore";

/** The acts on this person that are possible now, each with a reason and a confirmation. */
export function useUserAct(user: DeskUser, onChanged: () => void) {
  const reason = useReason();
  const [asked, setAsked] = useState<UserAct | null>(null);
  const saving = useSubmit({ cooldownMs: 0, isRepeatable: true });
  const [isLate, setIsLate] = useState(false);
  const acts = actsOf(user);
  const isGone = asked !== null && !saving.isBusy && !acts.includes(asked);

  // A colleague was faster: the reason was for an act that is no longer possible.
  useEffect(() => {
    if (!isGone) return;
    setAsked(null);
    setIsLate(true);
    reason.clear();
  }, [isGone, reason.clear]);

  async function send(act: UserAct): Promise<void> {
    const { path, fields } = callOf(user, act);
    const body = { ...fields, reason: reason.text };
    const outcome = await saving.submit((keyFor) => sendAct(path, body, keyFor({ act, ...body })));
    if (outcome.kind === "done") {
      setAsked(null);
      reason.clear();
      setIsLate(false);
    }
    onChanged(); // Also after a refusal: their numbers may have changed.
  }

  return {
    reason,
    saving,
    asked: isGone ? null : asked,
    /** A colleague's act came before the one that was asked about. */
    isLate,
    acts,
    ask: (act: UserAct) => {
      saving.endRefusal();
      setIsLate(false);
      if (reason.check()) setAsked(act);
    },
    close: () => setAsked(null),
    send,
  };
}

/** An approval sends the numbers that were read: the server refuses it when they have changed. */
function callOf({ id, gst_number, pan_number }: DeskUser, act: UserAct) {
  if (act === "suspend" || act === "restore") return { path: `/desk/user/${id}/${act}`, fields: {} };
  const status = act === "approve" ? "approved" : "rejected";
  const read = { gst_number, ...(pan_number !== undefined && { pan_number }) };
  return { path: `/desk/user/${id}/verify`, fields: { status, ...(act === "approve" && read) } };
}

function actsOf(user: DeskUser): readonly UserAct[] {
  const { suspended_at, verification_status } = user;
  if (suspended_at !== null) return ["restore"];
  if (!isVerified(user)) return ["suspend"];
  if (verification_status === "approved") return ["suspend"];
  return verification_status === "rejected" ? ["approve", "suspend"] : ["approve", "reject", "suspend"];
}
