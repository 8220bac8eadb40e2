import { FileText } from "lucide-react";
import type { ThreadMessage } from "../contract/thread";
import { formatMoment } from "../format/dates";
import { point } from "../format/joined";
import { thread } from "../messages/thread";
import { formatBytes } from "../ui/controls/file-rule";
import { classes } from "../ui/foundation/classes";
import { Icon } from "../ui/media/icon";
import styles from "./message-list.module.css";

/** A message as its reader sees it: on which side, and by whom. */
export interface ShownMessage extends ThreadMessage {
  readonly isMine: boolean;
  readonly author: string;
}

export const messageElementId = (id: number): string => `message-${id}`;

/** The messages of a thread, oldest first; a new one is announced. */
export function MessageList({ messages }: { readonly messages: readonly ShownMessage[] }) {
  return (
    <div role="log" aria-label={thread.title}>
      {messages.length === 0 ? <p className={styles.none}>{thread.none}</p> : null}
      <ol className={styles.list}>
        {messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ol>
    </div>
  );
}

function Message({ message: { id, text, files, at, author, isMine } }: { readonly message: ShownMessage }) {
  return (
    <li id={messageElementId(id)} className={classes(styles.message, isMine && styles.mine)}>
      {files.map(({ name, url, size_bytes }) => (
        <a key={url} href={url} target="_blank" rel="noreferrer" className={styles.file}>
          <Icon of={FileText} />
          {name}, {formatBytes(size_bytes)}
        </a>
      ))}
      {text === "" ? null : <p className={styles.text}>{text}</p>}
      <p className={styles.by}>
        {author + point}
        <time dateTime={at}>{formatMoment(at)}</time>
      </p>
    </li>
  );
}
