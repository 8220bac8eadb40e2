import { messagesPathOf } from "../contract/messages-path";
import type { ThreadAnswer } from "../contract/thread";
import { thread } from "../messages/thread";
import { useQuery } from "../query/use-query";
import { LoadingPlace } from "../ui/feedback/loading-place";
import { NotRefreshed } from "../ui/feedback/not-refreshed";
import { SkeletonBlock } from "../ui/feedback/skeleton";
import { StatePlace } from "../ui/feedback/state-place";
import { LedTo } from "../ui/layout/led-to";
import { Block } from "../ui/layout/section";
import { MessageForm } from "./message-form";
import { MessageList } from "./message-list";
import { ReadMark } from "./read-mark";
import { sendToDesk, threadQuery } from "./thread.api";

export interface QuotationThreadProps {
  readonly quotationId: number;
  /** The reader's side. */
  readonly side: keyof typeof thread.quick;
}

/** The thread between the reader and the desk about a quotation; the desk's messages appear automatically. */
export function QuotationThread({ quotationId, side }: QuotationThreadProps) {
  const state = useQuery(threadQuery, [quotationId]);
  const unread = state.kind === "ready" ? unreadOf(state.data) : null;
  return (
    <Block title={thread.title} actions={<NotRefreshed since={state.staleSince} />}>
      <LedTo path={messagesPathOf[side](quotationId)} isReady={state.kind !== "loading"}>
        <StatePlace state={state} skeleton={<Waiting />}>
          {({ data, answers_within }) => (
            <>
              <MessageList messages={data.map(asSeenByParty)} />
              {unread === null ? null : (
                <ReadMark
                  key={unread}
                  quotationId={quotationId}
                  messageId={unread}
                  onRead={() => void state.refetch()}
                />
              )}
              <MessageForm
                label={thread.label}
                hint={[thread.onlyDesk, answers_within ? thread.answersWithin(answers_within) : ""]
                  .filter(Boolean)
                  .join(" ")}
                quick={thread.quick[side]}
                send={(body, key) => sendToDesk(quotationId, body, key)}
                onSent={() => void state.refetch()}
              />
            </>
          )}
        </StatePlace>
      </LedTo>
    </Block>
  );
}

/** The key of the desk's last message; null once the reader has read it. */
function unreadOf({ data, read_to = Number.POSITIVE_INFINITY }: ThreadAnswer): number | null {
  const last = data.findLast(({ is_desk }) => is_desk === 1)?.id ?? 0;
  return last > read_to ? last : null;
}

function asSeenByParty(message: ThreadAnswer["data"][number]) {
  const isMine = message.is_desk === 0;
  return { ...message, isMine, author: isMine ? thread.you : thread.desk };
}

function Waiting() {
  return (
    <LoadingPlace label={thread.title}>
      <SkeletonBlock height={140} />
    </LoadingPlace>
  );
}
