import type { DeskUser } from "@mandi/shared/contract/desk/people";
import { deskRoles } from "@mandi/shared/contract/desk/right";
import { roles } from "@mandi/shared/messages/desk-roles";
import { Button } from "@mandi/shared/ui/controls/button";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Block } from "@mandi/shared/ui/layout/section";
import { useState } from "react";
import type { DeskAct } from "../acts/desk-act";
import { OpenAct } from "../acts/open-act";
import { WithRight } from "../rights/with-right";
import { roleAct } from "./role-act";
import styles from "./user.module.css";

/** The roles of a member of staff; an admin requests another, and a second person confirms it. */
export function RolesBlock({ user, onChanged }: { readonly user: DeskUser; readonly onChanged: () => void }) {
  const [open, setOpen] = useState<DeskAct | null>(null);
  const { roles: held = [] } = user;
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
            const act = roleAct(user, role);
            return (
              <Button key={act.key} onClick={() => setOpen(act)}>
                {act.title}
              </Button>
            );
          })}
        </div>
      </WithRight>
      {open === null ? null : (
        <OpenAct
          key={open.key}
          act={open}
          onDone={() => {
            setOpen(null);
            onChanged();
          }}
          onRefused={onChanged}
          onClose={() => setOpen(null)}
        />
      )}
    </Block>
  );
}
