import type { SellerProductItem } from "@mandi/shared/contract/seller-product";
import { dialogs, products } from "@mandi/shared/messages/seller-products";
import { type Paise, rupeesFromPaise } from "@mandi/shared/money/paise";
import { Button } from "@mandi/shared/ui/controls/button";
import { MoneyField } from "@mandi/shared/ui/controls/money-field";
import { KeepTyped } from "@mandi/shared/ui/overlay/keep-typed";
import { FarPriceDialog } from "../../common/far-price-dialog";
import { productText } from "../product-text";
import styles from "./row-price.module.css";
import { useRowPrice } from "./use-row-price";

export interface RowPriceProps {
  readonly product: SellerProductItem;
  readonly onSaved: () => void;
}

/** The base price as a field of its row: Enter saves it and moves to the next row, Escape restores the previous one. */
export function RowPriceForm({ product, onSaved }: RowPriceProps) {
  const price = useRowPrice(product, onSaved);

  /** Puts the price that was probably meant into the field; nothing is saved that was not submitted. */
  function take(meant: Paise): void {
    price.setText(String(rupeesFromPaise(meant)));
    price.correct();
  }

  return (
    <form className={styles.form} noValidate data-row-price onSubmit={price.handleSubmit}>
      <KeepTyped isDirty={price.isDirty} />
      <MoneyField
        label={products.priceOf(productText(product))}
        isLabelHidden
        decimals={2}
        value={price.text}
        error={price.error}
        onValue={price.setText}
        onKeyDown={price.handleKeyDown}
        readOnly={price.isBusy}
        className={styles.field}
      />
      {price.isDirty ? (
        <Button type="submit" size="s" isBusy={price.isBusy} busyText={dialogs.saving} className={styles.save}>
          {products.save}
        </Button>
      ) : null}
      {price.asked === null ? null : (
        <FarPriceDialog
          asked={price.asked.price}
          use="listed"
          distance={price.asked.distance}
          meant={price.asked.meant}
          onUse={take}
          isBusy={price.isBusy}
          onConfirm={price.confirm}
          onClose={price.correct}
        />
      )}
    </form>
  );
}
