import { FileText, Upload, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { classes } from "../foundation/classes";
import { Icon } from "../media/icon";
import { Field, type FieldFrameProps } from "./field";
import styles from "./file-field.module.css";
import { describeRule, type FileRule, formatBytes, refuseFile } from "./file-rule";
import { IconButton } from "./icon-button";

export type FileFieldProps = Omit<FieldFrameProps, "hint"> & {
  readonly rule: FileRule;
  readonly value: File | null;
  readonly onValue: (file: File | null) => void;
  readonly name?: string;
  readonly onBlur?: () => void;
  /** Opens the camera on phones: `environment` for documents, `user` for a portrait. */
  readonly capture?: "environment" | "user";
  readonly isDisabled?: boolean;
};

/** One file, chosen, dropped or taken with the camera. A file that cannot be sent is refused here, with the reason. */
export function FileField(props: FileFieldProps) {
  const { rule, value, onValue, name, onBlur, capture, isDisabled = false, error, ...frame } = props;
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isOver, setIsOver] = useState(false);
  const problem = refusal ?? error;

  function take(file: File | undefined): void {
    if (!file || isDisabled) return;
    const reason = refuseFile(file, rule);
    setRefusal(reason);
    // A refused file leaves no trace, so that the same name can be chosen again once the file is mended.
    if (reason && input.current) input.current.value = "";
    onValue(reason ? null : file);
  }

  // Otherwise the same file could not be chosen again after it was removed or sent, because the input would still hold it.
  useEffect(() => {
    if (value === null && input.current) input.current.value = "";
  }, [value]);

  function handleRemove(): void {
    setRefusal(null);
    onValue(null);
    input.current?.focus();
  }

  return (
    <Field {...frame} error={problem} hint={describeRule(rule)}>
      {(wiring) => (
        <div className={classes(styles.drop, isOver && styles.over, problem && styles.invalid)}>
          <input
            {...wiring}
            ref={input}
            type="file"
            className={styles.input}
            name={name}
            accept={rule.accept}
            capture={capture}
            disabled={isDisabled}
            onBlur={onBlur}
            onDragEnter={() => setIsOver(true)}
            onDragLeave={() => setIsOver(false)}
            onDrop={() => setIsOver(false)}
            onChange={(event) => take(event.target.files?.[0])}
          />
          {value ? <ChosenFile file={value} onRemove={handleRemove} /> : <EmptyPlace />}
        </div>
      )}
    </Field>
  );
}

function EmptyPlace() {
  return (
    <>
      <Icon of={Upload} className={styles.icon} />
      <span className={styles.words}>
        <span>Choose a file</span>
        <span className={styles.drag}>or drop it here</span>
      </span>
    </>
  );
}

interface ChosenFileProps {
  readonly file: File;
  readonly onRemove: () => void;
}

function ChosenFile({ file: { name, size }, onRemove }: ChosenFileProps) {
  return (
    <>
      <Icon of={FileText} className={styles.icon} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.size}>{formatBytes(size)}</span>
      </span>
      <IconButton icon={X} iconSize="s" label={`Remove ${name}`} className={styles.remove} onClick={onRemove} />
    </>
  );
}
