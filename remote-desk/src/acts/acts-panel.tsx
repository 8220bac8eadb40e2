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
import { LateWaiting } from "./late-waiting";
import { OpenAct } from "./open-act";

export interface ActsPanelProps {
  readonly label: string;
  readonly acts: readonly DeskAct[];
  /** Key of the act that takes the object on: it comes first, as the primary one. */
  readonly next?: string | undefined;
  /** Called after an act, and after a refusal: somebody else may have changed the object. */
  readonly onChanged: () => void;
  /** Said where there is no act: what was done, or where it is done. */
  readonly none?: ReactNode;
  /** The acts that are not possible now, each with the reason. */
  readonly notNow?: ReactNode;
  /** The earlier requests that wait for a second person. */
  readonly waitingIds?: readonly number[] | undefined;
  /** Those that another panel of the page shows: they too are in the way of a second request. */
  readonly shownElsewhere?: readonly number[] | undefined;
  /** The open act, where the page opens acts outside the panel too. */
  readonly opened?: OpenedAct;
  readonly children?: ReactNode;
}

/** Which act is open, and how another one is opened. */
export type OpenedAct = readonly [open: DeskAct | null, setOpen: (act: DeskAct | null) => void];

/** The acts that the reader may take on the page's object; for the others it names the role they need. */
export function ActsPanel(props: ActsPanelProps) {
  const { label, acts, next, none = messages.none, onChanged, notNow, waitingIds, opened, children } = props;
  const { shownElsewhere = [] } = props;
  const own = useState<DeskAct | null>(null);
  const [open, setOpen] = opened ?? own;
  const [isRefused, setIsRefused] = useState(false);
  const { shownIds, setAskedId } = useWaiting(waitingIds);
  const { allowed, missing } = useAllowed(acts);
  // An open act keeps the figures that were read; after a refusal it shows the current ones, or that it is no longer
  // possible.
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
        {shownIds.length === 0 ? null : <LateWaiting approvalIds={shownIds} />}
        {nextFirst(allowed, next).map((act) => (
          <Button key={act.key} variant={variantOf(act, next)} isFull onClick={() => setOpen(act)}>
            {act.title}
          </Button>
        ))}
        {acts.length === 0 ? <p className={styles.subtle}>{none}</p> : null}
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
          waitingIds={[...shownIds, ...shownElsewhere]}
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

function nextFirst(acts: readonly DeskAct[], next: string | undefined): readonly DeskAct[] {
  return [...acts.filter(({ key }) => key === next), ...acts.filter(({ key }) => key !== next)];
}

function variantOf({ key, isDanger }: DeskAct, next: string | undefined) {
  if (key === next) return "primary";
  return isDanger ? "danger" : "secondary";
}

/** The waiting requests, including one made here until the page has been refetched, which also knows when it is decided. */
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

/** The acts that the reader has the right to, and one message for each right that they lack. */
function useAllowed(acts: readonly DeskAct[]) {
  const state = useRights();
  if (state.kind === "loading") return { allowed: [], missing: [] };
  // Where the rights cannot be read, the server decides about each act.
  const rights = state.kind === "ready" ? state.data.data.rights : null;
  const isAllowed = ({ right }: DeskAct) => rights === null || rights.includes(right);
  const lacking = acts.filter((act) => !isAllowed(act)).map(({ right }) => right);
  return { allowed: acts.filter(isAllowed), missing: [...new Set(lacking)].map(rightMissing) };
}
