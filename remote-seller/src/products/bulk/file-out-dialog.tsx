import type { SellerProductItem } from "@mandi/shared/contract/seller-product";
import { toIndianDay } from "@mandi/shared/format/dates";
import { bulk as words } from "@mandi/shared/messages/seller";
import { Button } from "@mandi/shared/ui/controls/button";
import { ProgressBar } from "@mandi/shared/ui/data/progress-bar";
import { InlineStatus } from "@mandi/shared/ui/feedback/inline-status";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Dialog } from "@mandi/shared/ui/overlay/dialog";
import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import { csvType } from "../../page/csv";
import { orNull } from "../../page/or-null";
import { saveFile } from "../../page/save-file";
import { readPrice, readStocks } from "../products.api";
import styles from "./bulk.module.css";
import type { BulkDialogProps } from "./bulk-dialog";
import { patiently } from "./patiently";
import { priceFileText } from "./price-file";
import { stockFileText } from "./stock-file";

interface Collected<Settings> {
  readonly product: SellerProductItem;
  readonly settings: Settings;
}

/** Prices of many products as a file. */
export function PricesOutDialog(props: BulkDialogProps) {
  return <FileOutDialog {...props} what="prices" read={readPrice} textOf={priceFileText} />;
}

/** Stock by size of many products as a file. */
export function StockOutDialog(props: BulkDialogProps) {
  return <FileOutDialog {...props} what="stock" read={readStocks} textOf={stockFileText} />;
}

interface FileOutDialogProps<Settings> extends BulkDialogProps {
  readonly what: "prices" | "stock";
  readonly read: (id: number, signal: AbortSignal) => Promise<Settings>;
  readonly textOf: (rows: readonly Collected<Settings>[]) => string;
}

function FileOutDialog<Settings>({ what, products, scope, onClose, read, textOf }: FileOutDialogProps<Settings>) {
  const { rows, failed, waitSeconds } = useCollected(products, read);
  const done = rows.length + failed;
  const isOver = done === products.length;
  return (
    <Dialog
      isOpen
      title={words.outTitle[what]}
      context={scope}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.close}</Button>
          <Button
            variant="primary"
            icon={Download}
            disabled={!isOver || rows.length === 0}
            onClick={() => saveFile(`${what}-${toIndianDay(Date.now())}.csv`, csvType, textOf(rows))}
          >
            {words.download}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p>{words.outText}</p>
        <div className={styles.progress}>
          <InlineStatus>{words.collecting(done, products.length)}</InlineStatus>
          <ProgressBar share={products.length === 0 ? 1 : done / products.length} />
        </div>
        {waitSeconds > 0 ? <Note tone="warn">{words.waiting(waitSeconds)}</Note> : null}
        {isOver && failed > 0 ? <Note tone="bad">{words.outFailed(failed)}</Note> : null}
      </div>
    </Dialog>
  );
}

/** The settings of many products, asked for one after the other. Leaving ends it. */
function useCollected<Settings>(
  products: readonly SellerProductItem[],
  read: (id: number, signal: AbortSignal) => Promise<Settings>,
) {
  const [rows, setRows] = useState<readonly Collected<Settings>[]>([]);
  const [failed, setFailed] = useState(0);
  const [waitSeconds, setWaitSeconds] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    async function collect(): Promise<void> {
      setRows([]);
      setFailed(0);
      for (const product of products) {
        const settings = await orNull(patiently(() => read(product.id, signal), setWaitSeconds, signal));
        if (signal.aborted) return;
        if (settings === null) setFailed((before) => before + 1);
        else setRows((before) => [...before, { product, settings }]);
      }
    }
    void collect();
    return () => leaving.abort();
  }, [products, read]);

  return { rows, failed, waitSeconds };
}
