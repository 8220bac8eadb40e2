import { rightMissing } from "@mandi/shared/contract/desk/right";
import { acts as messages } from "@mandi/shared/messages/desk-acts";
import { Button } from "@mandi/shared/ui/controls/button";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Panel, PanelPart } from "@mandi/shared/ui/layout/panel";
import { Lock } from "lucide-react";
import { type ReactNode, useState } from "react";
import styles from "../common/panel.module.css";
import { useRights } from "../rights/use-right";
import type { DeskAct } from "./desk-act";
import { OpenAct } from "./open-act";
import { Waiting } from "./waiting";

export interface ActsPanelProps {
  readonly label: string;
  readonly acts: readonly DeskAct[];
  /** After an act, and after a refusal: somebody else may have changed what it is about. */
  readonly onChanged: () => void;
  /** What is done about such a thing and cannot be now, each with why. */
  readonly notNow?: ReactNode;
  /** What was asked for before, and waits for a second person. */
  readonly waitingIds?: readonly number[] | undefined;
  readonly children?: ReactNode;
}

/** What the reader may do about the thing of the page; what others may do says which role it needs. */
export function ActsPanel({ label, acts, onChanged, notNow, waitingIds, children }: ActsPanelProps) {
  const [open, setOpen] = useState<DeskAct | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const { shownIds, setAskedId } = useWaiting(waitingIds);
  const { allowed, missing } = useAllowed(acts);
  // An open act keeps the figures that were read; after a refusal it shows the present ones, or that it is gone.
  const now = acts.find(({ key }) => key === open?.key);
  const current = isRefused ? now : open;

  function close(): void {
    setOpen(null);
    setIsRefused(false);
  }

  return (
    <Panel as="section" label={label} rule="act" isBare>
      {children ? <PanelPart>{children}</PanelPart> : null}
      <PanelPart className={styles.buttons}>
        <Waiting approvalIds={shownIds} />
        {allowed.map((act) => (
          <Button key={act.key} variant={act.isDanger ? "danger" : "secondary"} isFull onClick={() => setOpen(act)}>
            {act.title}
          </Button>
        ))}
        {acts.length === 0 ? <p className={styles.subtle}>{messages.none}</p> : null}
        {missing.map((text) => (
          <Note key={text} icon={Lock}>
            {text}
          </Note>
        ))}
      </PanelPart>
      {notNow}
      {open === null ? null : (
        <OpenAct
          key={open.key}
          act={current ?? open}
          isGone={current === undefined}
          onDone={(approval) => {
            setAskedId(approval);
            close();
            onChanged();
          }}
          onRefused={() => {
            setIsRefused(true);
            onChanged();
          }}
          onClose={close}
        />
      )}
    </Panel>
  );
}

/** What waits: what was asked for here, until the page has read something else, which also knows when it was decided. */
function useWaiting(waitingIds: readonly number[] = []) {
  const read = waitingIds.join();
  const [readBefore, setReadBefore] = useState(read);
  const [askedId, setAskedId] = useState<number | null>(null);
  if (readBefore !== read) {
    setReadBefore(read);
    setAskedId(null);
  }
  const isNew = askedId !== null && !waitingIds.includes(askedId);
  return { shownIds: isNew ? [...waitingIds, askedId] : waitingIds, setAskedId };
}

/** The acts that the reader has the right to, and one sentence for each right that they lack. */
function useAllowed(acts: readonly DeskAct[]) {
  const state = useRights();
  if (state.kind === "loading") return { allowed: [], missing: [] };
  // Where the rights cannot be read, the server decides about each act.
  const rights = state.kind === "ready" ? state.data.data.rights : null;
  const isAllowed = ({ right }: DeskAct) => rights === null || rights.includes(right);
  const lacking = acts.filter((act) => !isAllowed(act)).map(({ right }) => right);
  return { allowed: acts.filter(isAllowed), missing: [...new Set(lacking)].map(rightMissing) };
}
