import { useEffect } from "react";
import { useIsInView } from "../ui/media/use-is-in-view";
import { messageElementId } from "./message-list";
import { markRead } from "./thread.api";

interface ReadMarkProps {
  readonly quotationId: number;
  /** The desk's last message, which the reader has not read. */
  readonly messageId: number;
  readonly onRead: () => void;
}

/** Marks the thread as read once the desk's last message is on the screen: the page loads it far below its top. */
export function ReadMark({ quotationId, messageId, onRead }: ReadMarkProps) {
  const isInView = useIsInView(messageElementId(messageId));
  // biome-ignore lint/correctness/useExhaustiveDependencies: marked when it comes into view, not at each refetch.
  useEffect(() => {
    // What could not be marked stays unread, until it comes into view again.
    if (isInView) markRead(quotationId, messageId).then(onRead, () => undefined);
  }, [isInView]);
  return null;
}
