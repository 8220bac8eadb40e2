import { formatTonnes } from "@mandi/shared/format/quantity";
import { RefusalNote } from "@mandi/shared/forms/parts/refusal-note";
import { dialogs } from "@mandi/shared/messages/seller-products";
import { defineQuery } from "@mandi/shared/query/query";
import { NumberField } from "@mandi/shared/ui/controls/number-field";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Check, Minus } from "lucide-react";
import { readStocks, saveStocks } from "../products.api";
import type { ProductDialogProps } from "./dialog-props";
import styles from "./dialogs.module.css";
import { NeededStock } from "./needed-stock";
import { SettingsDialog } from "./settings-dialog";
import { type StockRow, toStockBody } from "./stock.schema";
import { useSettings } from "./use-settings";
import { type StockRowsOptions, stockFieldId, useStockRows } from "./use-stock-rows";

const stocksQuery = defineQuery((signal, id: number) => readStocks(id, signal));

/** Update Stock. */
export function StockDialog(props: ProductDialogProps) {
  const { product } = props;
  const { formId, state, saving, isDirty, setIsDirty } = useSettings(props, stocksQuery);
  return (
    <SettingsDialog
      {...props}
      title={dialogs.stockTitle}
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
          onSubmit={(rows) => saving.submit(() => saveStocks(product.id, toStockBody(rows)))}
          readAgain={() => readStocks(product.id, new AbortController().signal)}
          sizeId={props.sizeId}
          enquiryId={props.enquiryId}
        />
      ) : null}
    </SettingsDialog>
  );
}

interface StocksProps extends StockRowsOptions, Pick<ProductDialogProps, "enquiryId"> {
  readonly formId: string;
}

function Stocks({ formId, saving, enquiryId, ...options }: StocksProps) {
  const { rows, change, errorOf, formProps } = useStockRows({ saving, ...options });

  const columns: readonly Column<StockRow>[] = [
    { key: "requirement", head: dialogs.requirement, phone: "lead", isRowHead: true, cell: (row) => row.requirement },
    {
      key: "selected",
      head: dialogs.offered,
      phone: "figure",
      cell: ({ isSelected }) => (
        <Pill tone={isSelected ? "ok" : "plain"} icon={isSelected ? Check : Minus}>
          {isSelected ? dialogs.selected : dialogs.notSelected}
        </Pill>
      ),
    },
    {
      key: "stock",
      head: dialogs.stock,
      align: "end",
      phone: "wide",
      cell: (row) =>
        row.isSelected ? (
          <NumberField
            id={stockFieldId(row.id)}
            className={styles.cell}
            label={dialogs.stockOf(row.requirement)}
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
      <RefusalNote text={saving.refusal} />
      {enquiryId === undefined ? null : <NeededStock enquiryId={enquiryId} />}
      <DataTable
        label={dialogs.stockTitle}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => String(id)}
        emptyText={dialogs.empty}
      />
      {rows.length > 0 && rows.every(({ isSelected }) => !isSelected) ? <Note>{dialogs.selectSizesFirst}</Note> : null}
    </form>
  );
}

function movedText({ movedFrom, standing }: StockRow): string | undefined {
  if (movedFrom === undefined) return undefined;
  const say = (tonnes: number | null): string => (tonnes === null ? dialogs.stockUnset : formatTonnes(tonnes));
  return dialogs.stockNow(say(standing), say(movedFrom));
}
