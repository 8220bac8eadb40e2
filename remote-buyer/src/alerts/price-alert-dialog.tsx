import type { PriceAlert } from "@mandi/shared/contract/alert";
import type { WatchedOffer } from "@mandi/shared/contract/bookmark";
import { formatRupees } from "@mandi/shared/format/rupees";
import { FormMoneyField, FormRadioGroup, FormSelect } from "@mandi/shared/forms/parts/form-field";
import { SubmitButton } from "@mandi/shared/forms/parts/submit-button";
import { FormFields, SubmitForm } from "@mandi/shared/forms/parts/submit-form";
import { alerts } from "@mandi/shared/messages/alerts";
import { Dialog, DialogCancel } from "@mandi/shared/ui/overlay/dialog";
import { useId } from "react";
import styles from "./alerts.module.css";
import { alertBody, alertSchema, firstAlertForm, percentsWith, rules } from "./price-alert.schema";
import { usePriceAlert } from "./use-alerts";

export interface PriceAlertDialogProps {
  readonly offer: WatchedOffer;
  /** The current choice. */
  readonly alert: PriceAlert;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Chooses how the price of an offer is followed. */
export function PriceAlertDialog({ offer, alert, onSaved, onClose }: PriceAlertDialogProps) {
  const formId = useId();
  const price = formatRupees(offer.ex_price);
  const { save, saving } = usePriceAlert(onSaved, onClose);
  return (
    <SubmitForm
      initialValues={firstAlertForm(alert)}
      validationSchema={alertSchema(offer.ex_price)}
      onSubmit={(form) => save(alertBody(offer.seller_commodity_product_id, form))}
    >
      {({ dirty, values }) => (
        <Dialog
          isOpen
          title={alerts.dialogTitle}
          context={`${offer.name}, ${offer.brand}. ${alerts.costsNow(price)}`}
          isBusy={saving.isBusy}
          hasUnsaved={dirty && !saving.isOver}
          onClose={onClose}
          footer={
            <>
              <DialogCancel disabled={saving.isBusy}>{alerts.cancel}</DialogCancel>
              <SubmitButton form={formId} saving={saving} busyText={alerts.saving}>
                {alerts.save}
              </SubmitButton>
            </>
          }
        >
          <FormFields id={formId} saving={saving} className={styles.form}>
            <FormRadioGroup
              name="rule"
              label={alerts.rule}
              choices={rules.map((rule) => ({ value: rule, label: alerts.rules[rule] }))}
            />
            {values.rule === "move" ? (
              <FormSelect
                name="percent"
                label={alerts.percent}
                choices={percentsWith(alert.percent).map((percent) => ({
                  value: String(percent),
                  label: alerts.percentOf(percent),
                }))}
              />
            ) : null}
            {values.rule === "target" ? (
              <FormMoneyField name="target" label={alerts.target} hint={alerts.targetHint(price)} />
            ) : null}
          </FormFields>
        </Dialog>
      )}
    </SubmitForm>
  );
}
