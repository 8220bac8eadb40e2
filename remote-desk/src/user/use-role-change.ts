import type { DeskUser } from "@mandi/shared/contract/desk/people";
import type { DeskRole } from "@mandi/shared/contract/desk/right";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import { useState } from "react";
import { sendAct } from "../decide/desk-api";
import { useReason } from "../decide/use-reason";

/** A role to be given or taken. */
export interface RoleChange {
  readonly act: "grant" | "revoke";
  readonly role: DeskRole;
}

/** Gives or takes a role of a person of the desk, with a reason and after a question. */
export function useRoleChange({ id }: DeskUser, onChanged: () => void) {
  const reason = useReason();
  const [asked, setAsked] = useState<RoleChange | null>(null);
  const saving = useSubmit({ cooldownMs: 0, isRepeatable: true });

  async function send({ act, role }: RoleChange): Promise<void> {
    const body = { role, reason: reason.text };
    const path = `/desk/user/${id}/${act}-role`;
    const outcome = await saving.submit((keyFor) => sendAct(path, body, keyFor({ act, ...body })));
    if (outcome.kind === "done") {
      setAsked(null);
      reason.clear();
    }
    onChanged(); // Also after a refusal: somebody else may have changed it.
  }

  return {
    reason,
    saving,
    asked,
    ask: (change: RoleChange) => {
      saving.endRefusal();
      setAsked(change);
    },
    close: () => setAsked(null),
    send,
  };
}
