import type { SellerStock } from "@mandi/shared/contract/seller-product";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { HttpFailure } from "@mandi/shared/http";
import { dialogs as words } from "@mandi/shared/messages/seller";
import type { Written } from "@mandi/shared/state/use-write";
import { NumberField } from "@mandi/shared/ui/controls/number-field";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Check, Minus } from "lucide-react";
import type { Saving } from "../../page/use-saving";
import { readStocks, saveStocks } from "../products.api";
import type { ProductDialogProps } from "./dialog-props";
import { DialogRefusal } from "./dialog-refusal";
import styles from "./dialogs.module.css";
import { SettingsDialog } from "./settings-dialog";
import { overStanding, type StockRow, stockError, stockRows, toStockBody } from "./stock.schema";
import { useSettings } from "./use-settings";
import { useSizeRows } from "./use-size-rows";

/** Update Stock. */
export function StockDialog(props: ProductDialogProps) {
  const { product } = props;
  const { formId, state, saving, isDirty, setIsDirty } = useSettings(props, readStocks);
  return (
    <SettingsDialog
      {...props}
      title={words.stockTitle}
      formId={formId}
      state={state}
      saving={saving}
      isDirty={isDirty}
      hasNothing={state.kind === "ready" && state.data.every(({ is_selected }) => is_selected === 0)}
      isWide
    >
      {state.kind === "ready" ? (
        <Stocks
          formId={formId}
          stocks={state.data}
          saving={saving}
          onDirty={setIsDirty}
          onSubmit={(rows) => saving.save(() => saveStocks(product.id, toStockBody(rows)))}
          readAgain={() => readStocks(product.id, new AbortController().signal)}
        />
      ) : null}
    </SettingsDialog>
  );
}

interface StocksProps {
  readonly formId: string;
  readonly stocks: readonly SellerStock[];
  readonly saving: Saving;
  readonly onDirty: (isDirty: boolean) => void;
  readonly onSubmit: (rows: readonly StockRow[]) => Promise<Written<unknown>>;
  readonly readAgain: () => Promise<readonly SellerStock[]>;
}

function Stocks({ formId, stocks, saving, onDirty, onSubmit, readAgain }: StocksProps) {
  const { rows, change, rebase, errorOf, formProps } = useSizeRows({
    initial: () => stockRows(stocks),
    problemOf: stockError,
    saving,
    onDirty,
    onSubmit: send,
  });

  /** Someone was first: his stock is shown beside what was typed, and the seller decides (H-57). */
  async function send(typed: readonly StockRow[]): Promise<void> {
    const sent = await onSubmit(typed);
    if (sent.kind !== "refused" || sent.failure.status !== 409) return;
    try {
      const standing = stockRows(await readAgain());
      rebase(standing, (before) => overStanding(before, standing));
    } catch (error) {
      // The refusal stays, and the next press is refused again: nothing is overwritten unseen.
      if (!(error instanceof HttpFailure)) throw error;
    }
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
            warning={movedText(row)}
            error={errorOf(row)}
            onValue={(stock) => change(row.id, { stock })}
          />
        ) : null,
    },
  ];

  return (
    <form id={formId} className={styles.table} {...formProps}>
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

function movedText({ movedFrom, standing }: StockRow): string | undefined {
  if (movedFrom === undefined) return undefined;
  const say = (tonnes: number | null): string => (tonnes === null ? words.stockUnset : formatTonnes(tonnes));
  return words.stockNow(say(standing), say(movedFrom));
}
