import { saveCsv } from "@mandi/shared/browser/save-csv";
import { toIndianDay } from "@mandi/shared/format/dates";
import { bulk } from "@mandi/shared/messages/seller-bulk";
import { Button } from "@mandi/shared/ui/controls/button";
import { ProgressBar } from "@mandi/shared/ui/data/progress-bar";
import { InlineStatus } from "@mandi/shared/ui/feedback/inline-status";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Dialog } from "@mandi/shared/ui/overlay/dialog";
import { Download } from "lucide-react";
import styles from "../bulk.module.css";
import type { BulkDialogProps } from "../bulk-dialog";
import { priceFileText } from "./price-file";
import { stockFileText } from "./stock-file";
import { useCollected } from "./use-collected";

const textOf = { prices: priceFileText, stock: stockFileText };

/** Prices, or stock by size, of many products as a file. */
export function FileOutDialog({
  what,
  products,
  scope,
  onClose,
}: BulkDialogProps & { readonly what: "prices" | "stock" }) {
  const { rows, failed, waitSeconds } = useCollected(products);
  const done = rows.length + failed;
  const isOver = done === products.length;
  return (
    <Dialog
      isOpen
      title={bulk.outTitle[what]}
      context={scope}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{bulk.close}</Button>
          <Button
            variant="primary"
            icon={Download}
            disabled={!isOver || rows.length === 0}
            onClick={() => saveCsv(`${what}-${toIndianDay(Date.now())}.csv`, textOf[what](rows))}
          >
            {bulk.download}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p>{bulk.outText}</p>
        <div className={styles.progress}>
          <InlineStatus>{bulk.collecting(done, products.length)}</InlineStatus>
          <ProgressBar share={products.length === 0 ? 1 : done / products.length} />
        </div>
        {waitSeconds > 0 ? <Note tone="warn">{bulk.waiting(waitSeconds)}</Note> : null}
        {isOver && failed > 0 ? <Note tone="bad">{bulk.outFailed(failed)}</Note> : null}
      </div>
    </Dialog>
  );
}
