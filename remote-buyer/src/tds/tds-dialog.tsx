import type { Order } from "@mandi/shared/contract/order";
import type { OrderTdsAnswer } from "@mandi/shared/contract/order-tds";
import { formatDay } from "@mandi/shared/format/dates";
import { formatRupees } from "@mandi/shared/format/rupees";
import { FormMoneyField, FormSelect, FormTextField } from "@mandi/shared/forms/parts/form-field";
import { SubmitButton } from "@mandi/shared/forms/parts/submit-button";
import { FormFields, SubmitForm } from "@mandi/shared/forms/parts/submit-form";
import { FormTodayField } from "@mandi/shared/forms/parts/today-field";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import { tds } from "@mandi/shared/messages/buyer-tds";
import { unpaidList } from "@mandi/shared/messages/buyer-unpaid";
import { defineQuery } from "@mandi/shared/query/query";
import { useToday } from "@mandi/shared/query/today";
import { useQuery } from "@mandi/shared/query/use-query";
import { Button } from "@mandi/shared/ui/controls/button";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { Note } from "@mandi/shared/ui/feedback/note";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Dialog, DialogCancel } from "@mandi/shared/ui/overlay/dialog";
import { useId } from "react";
import { toPayOf } from "../orders/to-pay";
import { readOrderTds, sendOrderTds } from "./tds.api";
import { type TdsForm, tdsBody, tdsSchema } from "./tds.schema";
import styles from "./tds-dialog.module.css";

const tdsQuery = defineQuery((signal, id: number) => readOrderTds(id, signal));

export interface TdsDialogProps {
  readonly order: Order;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** The tax that the buyer deducted from an order, and the form to report more. */
export function TdsDialog(props: TdsDialogProps) {
  const state = useQuery(tdsQuery, [props.order.id]);
  if (state.kind === "ready") return <TdsSheet {...props} known={state.data} />;
  return (
    <Dialog
      isOpen
      title={tds.title}
      onClose={props.onClose}
      footer={<Button onClick={props.onClose}>{tds.cancel}</Button>}
    >
      <StatePlace
        state={state}
        skeleton={
          <LoadingPlace label={tds.title}>
            <SkeletonBlock height={160} />
          </LoadingPlace>
        }
      />
    </Dialog>
  );
}

function TdsSheet({ order, known, onChanged, onClose }: TdsDialogProps & { readonly known: OrderTdsAnswer["data"] }) {
  const formId = useId();
  const today = useToday();
  const saving = useSubmit({ isMoney: true, isSaidAtFields: true, cooldownMs: 0, onDone: onChanged, onLeave: onClose });
  async function submit(form: TdsForm) {
    const body = tdsBody(form);
    const outcome = await saving.submit((keyFor) => sendOrderTds(order.id, body, keyFor(body)));
    // It is paid now: the order shows what is left to choose from.
    if (outcome.kind === "refused" && outcome.failure.fields["invoice"]) onChanged();
    return outcome;
  }
  return (
    <SubmitForm
      initialValues={{ tan_number: known.tan_number, amount: expectedOf(known), invoice: "", deducted_on: today }}
      validationSchema={tdsSchema(order, known)}
      onSubmit={submit}
    >
      {({ dirty }) => (
        <Dialog
          isOpen
          isKeptOnOutsidePress
          title={tds.title}
          context={tds.context(known.code)}
          isBusy={saving.isBusy}
          hasUnsaved={dirty && !saving.isOver}
          onClose={onClose}
          footer={
            <>
              <DialogCancel disabled={saving.isBusy}>{tds.cancel}</DialogCancel>
              {known.at_most > 0 ? (
                <SubmitButton form={formId} saving={saving} busyText={tds.sending}>
                  {tds.send}
                </SubmitButton>
              ) : null}
            </>
          }
        >
          <FormFields id={formId} saving={saving} className={styles.form}>
            <p>{known.at_most > 0 ? tds.text : whyNothing(order, known)}</p>
            <LowerDeduction known={known} />
            <Deducted known={known} />
            {known.at_most > 0 ? (
              <>
                <FormTextField
                  name="tan_number"
                  label={tds.tan}
                  hint={tds.tanHint}
                  autoComplete="off"
                  autoCapitalize="characters"
                />
                <InvoiceField order={order} />
                <FormTodayField name="deducted_on" label={tds.day} hint={tds.dayHint} max={today} today={today} />
                <FormMoneyField name="amount" label={tds.amount} hint={tds.atMost(formatRupees(known.at_most))} />
              </>
            ) : null}
          </FormFields>
        </Dialog>
      )}
    </SubmitForm>
  );
}

/** Why no tax can be deducted, most certain first. */
function whyNothing(order: Order, { code, deducted }: OrderTdsAnswer["data"]): string {
  if (code === "") return tds.noLaw;
  if (toPayOf(order).rest < 1) return tds.allPaid;
  return deducted.some(({ state }) => state !== "refused") ? tds.allDeducted : tds.nothing;
}

/** The invoice or debit note that the tax was deducted from, where the buyer has some to pay. */
function InvoiceField({ order: { unpaid_invoices = [] } }: Pick<TdsDialogProps, "order">) {
  if (unpaid_invoices.length === 0) return null;
  return (
    <FormSelect
      name="invoice"
      label={tds.invoice}
      choices={[
        { value: "", label: unpaidList.oldest },
        ...unpaid_invoices.map((invoice) => ({
          value: invoice.number,
          label: unpaidList.choice(unpaidList.named(invoice), formatDay(invoice.due_on), formatRupees(invoice.due)),
        })),
      ]}
    />
  );
}

/** What the certificate makes the buyer deduct now, as a start for the field; empty without one. */
function expectedOf({ certificate, at_most }: OrderTdsAnswer["data"]): string {
  const expected = Math.min(certificate?.expected ?? 0, at_most);
  return expected > 0 ? String(expected) : "";
}

/** Our certificate of lower deduction, with what it means for this order and its file. */
function LowerDeduction({ known: { certificate } }: { readonly known: OrderTdsAnswer["data"] }) {
  if (!certificate) return null;
  const { number, rate, last_day, left, expected, url } = certificate;
  return (
    <Note tone="info">
      <p>{tds.lower(number, rate, formatDay(last_day), formatRupees(left))}</p>
      <p>{tds.expected(formatRupees(expected))}</p>
      {url === "" ? null : (
        <a href={url} target="_blank" rel="noopener" className={styles.open}>
          {tds.openCertificate}
        </a>
      )}
    </Note>
  );
}

function Deducted({ known: { deducted } }: { readonly known: OrderTdsAnswer["data"] }) {
  if (deducted.length === 0) return null;
  return (
    <DefinitionList
      items={deducted.map(({ date, amount, state, quarter, refusal }) => ({
        term: formatDay(date),
        note: state === "refused" ? tds.refused(refusal) : tds.states[state](quarter),
        value: formatRupees(amount),
      }))}
    />
  );
}
