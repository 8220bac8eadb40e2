import { RefusalNote } from "@mandi/shared/forms/parts/refusal-note";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import { desk } from "@mandi/shared/messages/desk";
import { threads } from "@mandi/shared/messages/desk-threads";
import { thread as messages } from "@mandi/shared/messages/thread";
import { MessageForm } from "@mandi/shared/thread/message-form";
import { MessageList } from "@mandi/shared/thread/message-list";
import { Button } from "@mandi/shared/ui/controls/button";
import { NotRefreshed } from "@mandi/shared/ui/feedback/not-refreshed";
import { Block } from "@mandi/shared/ui/layout/section";
import { sendAct } from "../decide/desk-api";
import { WithRight } from "../rights/with-right";
import type { DeskThread } from "./thread.api";
import styles from "./thread.module.css";

export interface ThreadViewProps {
  readonly thread: DeskThread;
  readonly staleSince: number | null;
  readonly onChanged: () => void;
}

/** The messages and the answer. An answer settles what the page shows; messages that arrive meanwhile still wait. */
export function ThreadView({ thread, staleSince, onChanged }: ThreadViewProps) {
  const settling = useSubmit({ cooldownMs: 0, isRepeatable: true });
  const path = `/desk/thread/${thread.id}`;
  const seen = { seen_to: thread.messages.at(-1)?.id, reason: threads.reasonOf(thread.number) };

  async function settle(): Promise<void> {
    await settling.submit((keyFor) => sendAct(`${path}/settle`, seen, keyFor(seen)));
    onChanged();
  }

  return (
    <Block title={threads.with(thread.party)} actions={<NotRefreshed since={staleSince} />} className={styles.thread}>
      <MessageList messages={thread.messages.map((one) => ({ ...one, isMine: one.is_desk === 1 }))} />
      <WithRight right="trade">
        <MessageForm
          label={messages.labelAtDesk}
          hint={threads.hint}
          send={(body, key) => sendAct(`${path}/answer`, { ...body, ...seen }, key)}
          onSent={onChanged}
        />
        <RefusalNote text={settling.refusal} />
        {thread.waits_since === null ? null : (
          <Button isBusy={settling.isBusy} busyText={desk.working} onClick={() => void settle()}>
            {threads.settle}
          </Button>
        )}
      </WithRight>
    </Block>
  );
}
