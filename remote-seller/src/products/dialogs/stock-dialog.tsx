import type { SellerStock } from "@mandi/shared/contract/seller-product";
import { dialogs as words } from "@mandi/shared/messages/seller";
import { usePageState } from "@mandi/shared/state/use-page-state";
import { NumberField } from "@mandi/shared/ui/controls/number-field";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Check, Minus } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
import { focusFirstInvalid } from "../../page/focus-first-invalid";
import { useFirstFocus } from "../../page/use-first-focus";
import { type Saving, useSaving } from "../../page/use-saving";
import { readStocks, saveStocks } from "../products.api";
import { DialogRefusal } from "./dialog-refusal";
import styles from "./dialogs.module.css";
import type { ProductDialogProps } from "./product-dialog";
import { SettingsDialog } from "./settings-dialog";
import { type StockRow, stockError, stockRows, toStockBody } from "./stock.schema";

/** Update Stock. */
export function StockDialog(props: ProductDialogProps) {
  const { product, onSaved, onClose } = props;
  const formId = useId();
  const state = usePageState(`stocks ${product.id}`, (signal) => readStocks(product.id, signal));
  const saving = useSaving({
    onLeave() {
      onSaved();
      onClose();
    },
  });
  return (
    <SettingsDialog
      {...props}
      title={words.stockTitle}
      formId={formId}
      state={state}
      saving={saving}
      hasNothing={state.kind === "ready" && state.data.every(({ is_selected }) => is_selected === 0)}
      isWide
    >
      {state.kind === "ready" ? (
        <Stocks
          formId={formId}
          stocks={state.data}
          saving={saving}
          onSubmit={(rows) => saving.save(() => saveStocks(product.id, toStockBody(rows)))}
        />
      ) : null}
    </SettingsDialog>
  );
}

interface StocksProps {
  readonly formId: string;
  readonly stocks: readonly SellerStock[];
  readonly saving: Saving;
  readonly onSubmit: (rows: readonly StockRow[]) => Promise<unknown>;
}

function Stocks({ formId, stocks, saving, onSubmit }: StocksProps) {
  const [rows, setRows] = useState(() => stockRows(stocks));
  const [isTried, setIsTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useFirstFocus(form);

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (saving.isSending || saving.isShut) return;
    setIsTried(true);
    const problem = rows.map(stockError).find(Boolean);
    if (problem) {
      saving.refuse(problem);
      focusFirstInvalid(form.current);
      return;
    }
    await onSubmit(rows);
  }

  const columns: readonly Column<StockRow>[] = [
    { key: "requirement", head: words.requirement, phone: "lead", isRowHead: true, cell: (row) => row.requirement },
    {
      key: "selected",
      head: words.selected,
      phone: "figure",
      cell: ({ isSelected }) => (
        <Pill tone={isSelected ? "ok" : "plain"} icon={isSelected ? Check : Minus}>
          {isSelected ? words.selected : words.notSelected}
        </Pill>
      ),
    },
    {
      key: "stock",
      head: words.stock,
      align: "end",
      phone: "wide",
      cell: (row) =>
        row.isSelected ? (
          <NumberField
            className={styles.cell}
            label={words.stockOf(row.requirement)}
            isLabelHidden
            unit="MT"
            value={row.stock}
            error={isTried ? stockError(row) : undefined}
            onValue={(stock) => setRows(rows.map((other) => (other.id === row.id ? { ...other, stock } : other)))}
          />
        ) : null,
    },
  ];

  return (
    <form id={formId} ref={form} className={styles.table} onSubmit={handleSubmit} noValidate>
      <DialogRefusal text={saving.refusal} />
      <DataTable
        label={words.stockTitle}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => String(id)}
        emptyText={words.empty}
      />
      {rows.length > 0 && rows.every(({ isSelected }) => !isSelected) ? <Note>{words.selectSizesFirst}</Note> : null}
    </form>
  );
}
