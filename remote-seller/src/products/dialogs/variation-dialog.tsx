import type { SellerVariation } from "@mandi/shared/contract/seller-product";
import { RefusalNote } from "@mandi/shared/forms/parts/refusal-note";
import type { Submission } from "@mandi/shared/forms/use-submit";
import { dialogs, products } from "@mandi/shared/messages/seller-products";
import { defineQuery } from "@mandi/shared/query/query";
import { Button } from "@mandi/shared/ui/controls/button";
import { Checkbox } from "@mandi/shared/ui/controls/checkbox";
import { MoneyField } from "@mandi/shared/ui/controls/money-field";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { readVariations, saveVariations } from "../products.api";
import type { ProductDialogProps } from "./dialog-props";
import styles from "./dialogs.module.css";
import { SettingsDialog } from "./settings-dialog";
import { useSettings } from "./use-settings";
import { useSizeRows } from "./use-size-rows";
import { toVariationBody, type VariationRow, variationError, variationRows } from "./variation.schema";

const variationsQuery = defineQuery((signal, id: number) => readVariations(id, signal));

/** Update Variation. */
export function VariationDialog(props: ProductDialogProps) {
  const { product } = props;
  const { formId, state, saving, isDirty, setIsDirty } = useSettings(props, variationsQuery);
  return (
    <SettingsDialog
      {...props}
      title={dialogs.variationTitle}
      formId={formId}
      state={state}
      saving={saving}
      isDirty={isDirty}
      hasNothing={state.kind === "ready" && state.data.length === 0}
      isWide
    >
      {state.kind === "ready" ? (
        <Variations
          formId={formId}
          variations={state.data}
          saving={saving}
          onDirty={setIsDirty}
          onSubmit={(rows) => saving.submit(() => saveVariations(product.id, toVariationBody(rows)))}
        />
      ) : null}
    </SettingsDialog>
  );
}

interface VariationsProps {
  readonly formId: string;
  readonly variations: readonly SellerVariation[];
  readonly saving: Submission;
  readonly onDirty: (isDirty: boolean) => void;
  readonly onSubmit: (rows: readonly VariationRow[]) => Promise<unknown>;
}

function Variations({ formId, variations, saving, onDirty, onSubmit }: VariationsProps) {
  const { rows, changeAll, change, errorOf, formProps } = useSizeRows({
    initial: () => variationRows(variations),
    problemOf: variationError,
    saving,
    onDirty,
    onSubmit,
  });
  const chosen = rows.filter(({ isSelected }) => isSelected).length;

  return (
    <form id={formId} className={styles.table} {...formProps}>
      <RefusalNote text={saving.refusal} />
      {rows.length > 0 ? (
        <div className={styles.tools}>
          <span>{dialogs.chosen(chosen, rows.length)}</span>
          <Button
            size="s"
            variant="quiet"
            onClick={() => changeAll((row) => ({ ...row, isSelected: chosen < rows.length }))}
          >
            {chosen < rows.length ? dialogs.selectAll : dialogs.selectNone}
          </Button>
        </div>
      ) : null}
      <DataTable
        label={dialogs.variationTitle}
        columns={columnsOf(change, errorOf)}
        rows={rows}
        rowKey={({ id }) => String(id)}
        emptyText={dialogs.empty}
      />
    </form>
  );
}

function columnsOf(
  change: (id: number, next: Partial<VariationRow>) => void,
  errorOf: (row: VariationRow) => string | undefined,
): readonly Column<VariationRow>[] {
  return [
    {
      key: "tick",
      head: dialogs.requirement,
      phone: "lead",
      cell: (row) => (
        <Checkbox
          label={row.requirement}
          checked={row.isSelected}
          onChange={(event) => change(row.id, { isSelected: event.target.checked })}
        />
      ),
    },
    {
      key: "price",
      head: dialogs.gaugeDifference,
      align: "end",
      phone: "wide",
      cell: (row) =>
        row.isSelected ? (
          <MoneyField
            className={styles.cell}
            label={dialogs.gaugeDifferenceOf(row.requirement)}
            isLabelHidden
            unit={products.perTonne}
            decimals={2}
            value={row.price}
            error={errorOf(row)}
            onValue={(price) => change(row.id, { price })}
          />
        ) : (
          <span className={styles.notApplicable}>{dialogs.notApplicable}</span>
        ),
    },
  ];
}
