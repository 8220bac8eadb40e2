import { bulk } from "@mandi/shared/messages/seller-bulk";
import { FileField } from "@mandi/shared/ui/controls/file-field";
import { InlineStatus } from "@mandi/shared/ui/feedback/inline-status";
import { useState } from "react";
import styles from "../bulk.module.css";
import type { BulkDialogProps } from "../bulk-dialog";
import { PlanDialog } from "../plan/plan-dialog";
import { useFilePlan } from "./use-file-plan";

const rule = { accept: ".csv,text/csv", maxBytes: 2 * 1024 * 1024, kinds: bulk.fileKinds };

/** Prices or stock from a file: every line is checked before anything is sent, and each bad one shows why. */
export function FileInDialog({
  what,
  products,
  onClose,
  onSaved,
}: BulkDialogProps & { readonly what: "prices" | "stock" }) {
  const [file, setFile] = useState<File | null>(null);
  const { plan, error, lookedAt, take } = useFilePlan(what, products);

  function handleFile(chosen: File | null): void {
    setFile(chosen);
    void take(chosen);
  }

  return (
    <PlanDialog
      title={bulk.inTitle[what]}
      context={bulk.inText[what]}
      plan={plan}
      isBegun={file !== null}
      onClose={onClose}
      onSaved={onSaved}
    >
      <FileField
        className={styles.wide}
        label={bulk.file}
        rule={rule}
        value={file}
        error={error}
        onValue={handleFile}
      />
      {lookedAt ? <InlineStatus>{bulk.collecting(lookedAt.done, lookedAt.count)}</InlineStatus> : null}
    </PlanDialog>
  );
}
