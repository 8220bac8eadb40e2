import { bulk } from "@mandi/shared/messages/seller-bulk";
import { MoneyField } from "@mandi/shared/ui/controls/money-field";
import { NumberField } from "@mandi/shared/ui/controls/number-field";
import { Select } from "@mandi/shared/ui/controls/select";
import { useMemo, useState } from "react";
import styles from "../bulk.module.css";
import type { BulkDialogProps } from "../bulk-dialog";
import { PlanDialog } from "../plan/plan-dialog";
import { amountProblem, changeKinds, type PriceChange, planPriceChange, roundings } from "./price-change";

/** One change of the base price of many products, previewed row by row while it is typed. */
export function PriceChangeDialog({ products, scope, onClose, onSaved }: BulkDialogProps) {
  const [wish, setWish] = useState<PriceChange>({ kind: "add", amount: "", rounding: 10 });
  const plan = useMemo(() => planPriceChange(products, wish), [products, wish]);
  const isPercent = wish.kind === "raise" || wish.kind === "lower";
  const amount = {
    value: wish.amount,
    onValue: (text: string) => setWish({ ...wish, amount: text }),
    decimals: 2,
    error: amountProblem(wish) ?? undefined,
  } as const;

  return (
    <PlanDialog
      title={bulk.changeTitle}
      context={scope}
      plan={plan}
      isBegun={wish.amount !== ""}
      onClose={onClose}
      onSaved={onSaved}
    >
      <div className={styles.wish}>
        <Select
          label={bulk.kind}
          choices={changeKinds.map((kind) => ({ value: kind, label: bulk.kinds[kind] }))}
          value={wish.kind}
          onChange={({ target }) => {
            const kind = changeKinds.find((known) => known === target.value);
            if (kind) setWish({ ...wish, kind });
          }}
        />
        {isPercent ? (
          <NumberField label={bulk.percent} unit="%" {...amount} />
        ) : (
          <MoneyField label={bulk.amount} unit="/MT" {...amount} />
        )}
        <Select
          label={bulk.rounding}
          choices={roundings.map((step) => ({ value: String(step), label: bulk.roundings[step] }))}
          value={String(wish.rounding)}
          onChange={({ target }) => {
            const rounding = roundings.find((known) => String(known) === target.value);
            if (rounding) setWish({ ...wish, rounding });
          }}
        />
        <p className={`${styles.count} ${styles.wide}`}>{bulk.amountHint}</p>
      </div>
    </PlanDialog>
  );
}
