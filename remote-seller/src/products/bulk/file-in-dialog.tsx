import { bulk as words } from "@mandi/shared/messages/seller";
import { FileField } from "@mandi/shared/ui/controls/file-field";
import { useState } from "react";
import styles from "./bulk.module.css";
import type { BulkDialogProps } from "./bulk-dialog";
import type { Plan } from "./plan";
import { PlanDialog } from "./plan-dialog";
import { planPriceFile } from "./price-file";
import { planStockFile } from "./stock-file";

const rule = { accept: ".csv,text/csv", maxBytes: 2 * 1024 * 1024, kinds: words.fileKinds };
const planners = { prices: planPriceFile, stock: planStockFile };

/** Prices or stock from a file: every line is looked at before anything is sent, and each bad one says why. */
export function FileInDialog({
  what,
  products,
  onClose,
  onSaved,
}: BulkDialogProps & { readonly what: "prices" | "stock" }) {
  const [file, setFile] = useState<File | null>(null);
  const [plan, setPlan] = useState<Plan | null>(null);
  const [error, setError] = useState<string | undefined>(undefined);

  async function take(chosen: File | null): Promise<void> {
    setFile(chosen);
    setPlan(null);
    setError(undefined);
    if (chosen === null) return;
    const made = await readText(chosen).then(
      (text) => planners[what](text, products),
      () => words.unreadable,
    );
    if (typeof made === "string") setError(made);
    else setPlan(made);
  }

  return (
    <PlanDialog
      title={words.inTitle[what]}
      context={words.inText[what]}
      plan={plan}
      onClose={onClose}
      onSaved={onSaved}
    >
      <FileField className={styles.wide} label={words.file} rule={rule} value={file} error={error} onValue={take} />
    </PlanDialog>
  );
}

function readText(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error(words.unreadable));
    reader.readAsText(file);
  });
}
