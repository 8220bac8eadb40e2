import type { ProductDetail } from "@mandi/shared/contract/product-detail";
import { formatGrouped } from "@mandi/shared/format/rupees";
import { page } from "@mandi/shared/messages/buyer";
import { common } from "@mandi/shared/messages/common";
import { calculation as messages } from "@mandi/shared/messages/ex-price-calculation";
import { rupeesFromPaise } from "@mandi/shared/money/paise";
import { Button } from "@mandi/shared/ui/controls/button";
import { Price } from "@mandi/shared/ui/data/price";
import { Dialog } from "@mandi/shared/ui/overlay/dialog";
import type { Selection } from "../selection";
import { calculationOf } from "./calculation";
import styles from "./calculation-dialog.module.css";

export interface CalculationDialogProps {
  readonly product: ProductDetail;
  readonly selection: Selection;
  readonly onClose: () => void;
}

/** From the base price to the ex price of each chosen size, step by step. */
export function CalculationDialog({ product, selection, onClose }: CalculationDialogProps) {
  const { columns, rows } = calculationOf(product, selection);
  const packaging = product.packaging_charge.find(({ id }) => id === selection.packagingId)?.name ?? "";
  const quality = product.quality[selection.quality] ?? "";
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      title={messages.title}
      context={messages.context([quality, packaging, page.exCity(product.address)])}
      footer={<Button onClick={onClose}>{common.close}</Button>}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls sideways must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={messages.title}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.head}>
                {messages.part}
              </th>
              {columns.map(({ id, name }) => (
                <th key={id} scope="col" className={styles.head}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, isSum, amounts }) => (
              <tr key={key} className={isSum ? styles.sum : undefined}>
                <th scope="row" className={styles.label}>
                  {label}
                </th>
                {amounts.map((amount, column) => (
                  <td key={columns[column]?.id} className={styles.figure}>
                    {formatGrouped(rupeesFromPaise(amount), "auto")}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className={styles.total}>
                {messages.exPricePerMt}
              </th>
              {columns.map(({ id, unitPricePaise }) => (
                <td key={id} className={styles.result}>
                  <Price rupees={rupeesFromPaise(unitPricePaise)} size="m" />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </Dialog>
  );
}
