import type { DeskUser } from "@mandi/shared/contract/desk/people";
import { deskRoles } from "@mandi/shared/contract/desk/right";
import { focusFirstInvalid } from "@mandi/shared/forms/focus-first-invalid";
import { roles } from "@mandi/shared/messages/desk-roles";
import { Button } from "@mandi/shared/ui/controls/button";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Block } from "@mandi/shared/ui/layout/section";
import { ConfirmDialog } from "@mandi/shared/ui/overlay/confirm-dialog";
import { useRef } from "react";
import { ReasonField } from "../decide/reason-field";
import { WithRight } from "../rights/with-right";
import { type RoleChange, useRoleChange } from "./use-role-change";
import styles from "./user.module.css";
import { nameOf } from "./user-status";

/** The roles of a person of the desk; an admin asks for another, and a second person confirms it. */
export function RolesBlock({ user, onChanged }: { readonly user: DeskUser; readonly onChanged: () => void }) {
  const { reason, saving, asked, ask, close, send } = useRoleChange(user, onChanged);
  const field = useRef<HTMLDivElement>(null);
  const { roles: held = [] } = user;

  // The reason is asked for with the question: beside the page's own acts, a second field would not say what it is for.
  function confirm(change: RoleChange): void {
    if (reason.check()) void send(change);
    else focusFirstInvalid(field.current);
  }

  return (
    <Block title={roles.title}>
      <DefinitionList
        items={deskRoles.map((role) => ({
          term: roles.names[role],
          value: held.includes(role) ? roles.yes : roles.no,
        }))}
      />
      <WithRight right="colleagues">
        <div className={styles.roles}>
          {deskRoles.map((role) => {
            const act = held.includes(role) ? "revoke" : "grant";
            return (
              <Button key={role} onClick={() => ask({ act, role })}>
                {roles.acts[act](roles.names[role])}
              </Button>
            );
          })}
        </div>
      </WithRight>
      {asked === null ? null : (
        <ConfirmDialog
          isOpen
          title={roles.questions[asked.act](roles.names[asked.role], nameOf(user))}
          confirmText={roles.acts[asked.act](roles.names[asked.role])}
          isDanger={asked.act === "revoke"}
          isBusy={saving.isBusy}
          error={saving.refusal}
          onConfirm={() => confirm(asked)}
          onClose={close}
        >
          <div ref={field}>
            <ReasonField {...reason.field} />
          </div>
          <p>{roles.second}</p>
        </ConfirmDialog>
      )}
    </Block>
  );
}
