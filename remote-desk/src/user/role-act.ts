import type { DeskUser } from "@mandi/shared/contract/desk/people";
import type { DeskRole } from "@mandi/shared/contract/desk/right";
import { roles } from "@mandi/shared/messages/desk-roles";
import type { DeskAct } from "../acts/desk-act";
import { nameOf } from "./user-status";

/** Grants a role to a member of staff, or revokes it. */
export function roleAct(user: DeskUser, role: DeskRole): DeskAct {
  const change = user.roles?.includes(role) ? "revoke" : "grant";
  const name = roles.names[role];
  return {
    key: `user ${change}-role ${role}`,
    title: roles.acts[change](name),
    question: roles.questions[change](name, nameOf(user)),
    text: roles.second,
    right: "colleagues",
    path: `/desk/user/${user.id}/${change}-role`,
    fields: [],
    figures: [],
    fixed: { role },
    isDanger: change === "revoke",
  };
}
