import type { SellerVariation } from "@mandi/shared/contract/seller-product";
import { products, dialogs as words } from "@mandi/shared/messages/seller";
import { usePageState } from "@mandi/shared/state/use-page-state";
import { Button } from "@mandi/shared/ui/controls/button";
import { Checkbox } from "@mandi/shared/ui/controls/checkbox";
import { TextField } from "@mandi/shared/ui/controls/text-field";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { VisuallyHidden } from "@mandi/shared/ui/layout/visually-hidden";
import { type FormEvent, useId, useRef, useState } from "react";
import { focusFirstInvalid } from "../../page/focus-first-invalid";
import { useFirstFocus } from "../../page/use-first-focus";
import { type Saving, useSaving } from "../../page/use-saving";
import { readVariations, saveVariations } from "../products.api";
import { DialogRefusal } from "./dialog-refusal";
import styles from "./dialogs.module.css";
import type { ProductDialogProps } from "./product-dialog";
import { SettingsDialog } from "./settings-dialog";
import { toVariationBody, type VariationRow, variationError, variationRows } from "./variation.schema";

/** Update Variation. */
export function VariationDialog(props: ProductDialogProps) {
  const { product, onSaved, onClose } = props;
  const formId = useId();
  const state = usePageState(`variations ${product.id}`, (signal) => readVariations(product.id, signal));
  const saving = useSaving({
    onLeave() {
      onSaved();
      onClose();
    },
  });
  return (
    <SettingsDialog
      {...props}
      title={words.variationTitle}
      formId={formId}
      state={state}
      saving={saving}
      hasNothing={state.kind === "ready" && state.data.length === 0}
      isWide
    >
      {state.kind === "ready" ? (
        <Variations
          formId={formId}
          variations={state.data}
          saving={saving}
          onSubmit={(rows) => saving.save(() => saveVariations(product.id, toVariationBody(rows)))}
        />
      ) : null}
    </SettingsDialog>
  );
}

interface VariationsProps {
  readonly formId: string;
  readonly variations: readonly SellerVariation[];
  readonly saving: Saving;
  readonly onSubmit: (rows: readonly VariationRow[]) => Promise<unknown>;
}

function Variations({ formId, variations, saving, onSubmit }: VariationsProps) {
  const [rows, setRows] = useState(() => variationRows(variations));
  const [isTried, setIsTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useFirstFocus(form);
  const chosen = rows.filter(({ isSelected }) => isSelected).length;

  function change(id: number, next: Partial<VariationRow>): void {
    setRows((before) => before.map((row) => (row.id === id ? { ...row, ...next } : row)));
  }

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (saving.isSending || saving.isShut) return;
    setIsTried(true);
    const problem = rows.map(variationError).find(Boolean);
    if (problem) {
      saving.refuse(problem);
      focusFirstInvalid(form.current);
      return;
    }
    await onSubmit(rows);
  }

  const columns: readonly Column<VariationRow>[] = [
    {
      key: "tick",
      head: words.selected,
      phone: "lead",
      cell: (row) => (
        <Checkbox
          label={
            <>
              <VisuallyHidden>{words.selected} </VisuallyHidden>
              {row.requirement}
            </>
          }
          checked={row.isSelected}
          onChange={(event) => change(row.id, { isSelected: event.target.checked })}
        />
      ),
    },
    {
      key: "price",
      head: words.gaugeDifference,
      align: "end",
      phone: "wide",
      cell: (row) =>
        row.isSelected ? (
          <TextField
            className={styles.cell}
            label={words.gaugeDifferenceOf(row.requirement)}
            isLabelHidden
            prefix="₹"
            unit={products.perTonne}
            inputMode="decimal"
            autoComplete="off"
            value={row.price}
            error={isTried ? variationError(row) : undefined}
            onChange={(event) => change(row.id, { price: event.target.value })}
          />
        ) : (
          <span className={styles.notApplicable}>{words.notApplicable}</span>
        ),
    },
  ];

  return (
    <form id={formId} ref={form} className={styles.table} onSubmit={handleSubmit} noValidate>
      <DialogRefusal text={saving.refusal} />
      {rows.length > 0 ? (
        <div className={styles.tools}>
          <span>{words.chosen(chosen, rows.length)}</span>
          <Button
            size="s"
            variant="quiet"
            onClick={() => setRows(rows.map((row) => ({ ...row, isSelected: chosen < rows.length })))}
          >
            {chosen < rows.length ? words.selectAll : words.selectNone}
          </Button>
        </div>
      ) : null}
      <DataTable
        label={words.variationTitle}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => String(id)}
        emptyText={words.empty}
      />
    </form>
  );
}
