import { FileText, Paperclip, X } from "lucide-react";
import type { ChangeEvent } from "react";
import { thread } from "../messages/thread";
import { formatBytes } from "../ui/controls/file-rule";
import { IconButton } from "../ui/controls/icon-button";
import { paperRule } from "../ui/controls/paper-file";
import { Icon } from "../ui/media/icon";
import styles from "./message-form.module.css";

/** The button to choose a file for a message. */
export function AttachButton({ onFile }: { readonly onFile: (file: File) => void }) {
  function handleChange({ target }: ChangeEvent<HTMLInputElement>): void {
    const [file] = target.files ?? [];
    // Allows the same file to be chosen again after it was removed.
    target.value = "";
    if (file) onFile(file);
  }
  return (
    <span className={styles.attach}>
      <Icon of={Paperclip} />
      <span aria-hidden="true">{thread.attach}</span>
      <input type="file" aria-label={thread.attach} accept={paperRule.accept} onChange={handleChange} />
    </span>
  );
}

interface AttachedFilesProps {
  readonly id: string;
  readonly files: readonly File[];
  readonly onRemove: (file: File) => void;
}

/** The files attached to the message being written. */
export function AttachedFiles({ id, files, onRemove }: AttachedFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul id={id} className={styles.files} aria-label={thread.attached}>
      {files.map((file) => (
        <li key={`${file.name}-${file.lastModified}-${file.size}`}>
          <Icon of={FileText} />
          {file.name}, {formatBytes(file.size)}
          <IconButton icon={X} iconSize="s" label={thread.remove(file.name)} onClick={() => onRemove(file)} />
        </li>
      ))}
    </ul>
  );
}
