import type { DeskUser } from "@mandi/shared/contract/desk/people";
import { formatPhone } from "@mandi/shared/format/phone";
import { RefusalNote } from "@mandi/shared/forms/parts/refusal-note";
import { users } from "@mandi/shared/messages/desk-user-pages";
import { Button } from "@mandi/shared/ui/controls/button";
import { Panel, PanelPart } from "@mandi/shared/ui/layout/panel";
import { ConfirmAct } from "../acts/confirm-act";
import styles from "../common/panel.module.css";
import { ReasonField } from "../decide/reason-field";
import { WithRight } from "../rights/with-right";
import { LastAct } from "../trail/last-act";
import { type UserAct, useUserAct } from "./use-user-act";
import { nameOf, statusOf } from "./user-status";

const verbs: Readonly<Record<UserAct, string>> = {
  approve: users.approve,
  reject: users.rejectIt,
  suspend: users.suspend,
  restore: users.restore,
};

const isDangerous = (act: UserAct): boolean => act === "reject" || act === "suspend";

/** The desk's acts on this person; each has a reason and a confirmation. */
export function UserPanel({ user, onChanged }: { readonly user: DeskUser; readonly onChanged: () => void }) {
  const { reason, saving, asked, isLate, acts, ask, close, send } = useUserAct(user, onChanged);
  return (
    <Panel rule="act" isBare>
      <PanelPart>
        <p>
          {nameOf(user)}, <a href={`tel:+91${user.phone}`}>{formatPhone(user.phone)}</a>
        </p>
      </PanelPart>
      <PanelPart className={styles.form}>
        <WithRight right="people">
          {isLate ? (
            <>
              <RefusalNote text={users.changedMeanwhile(statusOf(user))} />
              <LastAct subject={`user:${user.id}`} />
            </>
          ) : (
            <RefusalNote text={asked === null ? saving.refusal : null} />
          )}
          <ReasonField {...reason.field} />
          <div className={styles.buttons}>
            {acts.map((act, place) => (
              <Button key={act} variant={variantOf(act, place)} isFull onClick={() => ask(act)}>
                {verbs[act]}
              </Button>
            ))}
          </div>
        </WithRight>
      </PanelPart>
      {asked === null ? null : (
        <ConfirmAct
          isOpen
          title={titleOf(asked, nameOf(user))}
          confirmText={verbs[asked]}
          isDanger={isDangerous(asked)}
          isBusy={saving.isBusy}
          error={saving.refusal}
          onConfirm={() => void send(asked)}
          onClose={close}
        >
          {textOf(asked, user)}
        </ConfirmAct>
      )}
    </Panel>
  );
}

function variantOf(act: UserAct, place: number): "primary" | "danger" | "secondary" {
  if (isDangerous(act)) return "danger";
  return place === 0 ? "primary" : "secondary";
}

function titleOf(act: UserAct, name: string): string {
  const titles = {
    approve: users.approveTitle,
    reject: users.rejectTitle,
    suspend: users.suspendTitle,
    restore: users.restoreTitle,
  };
  return titles[act](name);
}

function textOf(act: UserAct, { gst_number, pan_number = "" }: DeskUser): string {
  const texts = { reject: users.rejectText, suspend: users.suspendText, restore: users.restoreText };
  return act === "approve" ? users.approveText(gst_number, pan_number) : texts[act];
}
