import type { DeskUser } from "@mandi/shared/contract/desk/people";
import { deskRoles } from "@mandi/shared/contract/desk/right";
import { deskBooksPath } from "@mandi/shared/contract/page-paths";
import { roles } from "@mandi/shared/messages/desk-roles";
import { trailFilters } from "@mandi/shared/messages/desk-trail-kinds";
import { todayInIndia } from "@mandi/shared/query/today";
import { Button } from "@mandi/shared/ui/controls/button";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Block } from "@mandi/shared/ui/layout/section";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { DeskAct } from "../acts/desk-act";
import { OpenAct } from "../acts/open-act";
import rowLink from "../common/row-link.module.css";
import { WithRight } from "../rights/with-right";
import { roleAct } from "./role-act";
import styles from "./user.module.css";

/** What a colleague has done today, in the audit trail. */
function doneTodayPath({ id }: DeskUser): string {
  const filters = { section: "trail", person: String(id), whose: "own", day: todayInIndia() };
  return `${deskBooksPath}?${new URLSearchParams(filters)}`;
}

/** The roles of a member of staff; an admin requests another, and a second person confirms it. */
export function RolesBlock({ user, onChanged }: { readonly user: DeskUser; readonly onChanged: () => void }) {
  const [open, setOpen] = useState<DeskAct | null>(null);
  const { roles: held = [], approval_ids: waitingIds = [] } = user;
  return (
    <Block title={roles.title}>
      <DefinitionList
        items={deskRoles.map((role) => ({
          term: roles.names[role],
          value: held.includes(role) ? roles.yes : roles.no,
        }))}
      />
      <p>
        <Link to={doneTodayPath(user)} className={rowLink.link}>
          {trailFilters.today}
        </Link>
      </p>
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
          waitingIds={waitingIds}
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
