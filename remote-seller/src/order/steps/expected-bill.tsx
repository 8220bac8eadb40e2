import type { ExpectedBill, SellerVehicle } from "@mandi/shared/contract/seller-order";
import { formatTonnes, formatWeighedTonnes } from "@mandi/shared/format/quantity";
import { formatPaise } from "@mandi/shared/format/rupees";
import { sizeText } from "@mandi/shared/format/size-text";
import { sellerBill } from "@mandi/shared/messages/seller-bill";
import { kilogramsFromTonnes, sumKilograms, tonnesFromKilograms } from "@mandi/shared/money/kilograms";
import { paise, paiseFromRupees } from "@mandi/shared/money/paise";
import { basisPointsFromPercent } from "@mandi/shared/money/percent";
import { roundTax } from "@mandi/shared/money/rounding";
import { figureOf } from "@mandi/shared/money/typed-figure";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Note } from "@mandi/shared/ui/feedback/note";
import { invoiceSums, paperMoney } from "@mandi/shared/ui/paper/invoice-sums";
import { useFormikContext } from "formik";
import { useId } from "react";
import { type BillDifference, billDifference, commissionOf } from "./bill-difference";
import styles from "./step-panel.module.css";

interface BillForm {
  readonly vehicle_id: string;
  readonly invoice_total: string;
}

interface VehiclesProps {
  readonly vehicles: readonly SellerVehicle[];
}

const chosenOf = (vehicles: readonly SellerVehicle[], { vehicle_id }: BillForm): SellerVehicle | undefined =>
  vehicles.find(({ id }) => String(id) === vehicle_id);

/** What the bill of the chosen vehicle comes to, line by line, before anything is typed. */
export function ExpectedBillLines({ vehicles }: VehiclesProps) {
  const headingId = useId();
  const { values } = useFormikContext<BillForm>();
  const bill = chosenOf(vehicles, values)?.expected_bill;
  if (!bill) return null;
  return (
    <section className={styles.sums} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.legend}>
        {sellerBill.title}
      </h3>
      <p className={styles.text}>{sellerBill.text}</p>
      <DefinitionList isSum items={[...lineItems(bill), ...invoiceSums(bill)]} />
      {bill.commission > 0 ? <p className={styles.text}>{sellerBill.commission(paperMoney(bill.commission))}</p> : null}
    </section>
  );
}

function lineItems({ lines }: ExpectedBill) {
  return lines.map(({ value, quantity, rate, taxable_amount }) => ({
    term: sizeText(value),
    note: sellerBill.line(formatWeighedTonnes(quantity), paperMoney(rate)),
    value: paperMoney(taxable_amount),
  }));
}

/** By how much a typed total differs from the expected one, and why, as soon as its field is left. */
export function BillDifferenceNote({ vehicles }: VehiclesProps) {
  const { values, touched } = useFormikContext<BillForm>();
  const vehicle = chosenOf(vehicles, values);
  const bill = vehicle?.expected_bill;
  const typed = figureOf(values.invoice_total, 2);
  const isAsked = bill && typed !== null && touched.invoice_total;
  const difference = isAsked ? billDifference(bill, typed, vehicle.planned_quantity) : null;
  return (
    <div role="status">
      {bill && difference ? (
        <Note tone="warn">{differenceText(difference, bill, vehicle.planned_quantity)}</Note>
      ) : null}
    </div>
  );
}

function differenceText({ paise: off, cause }: BillDifference, bill: ExpectedBill, plannedTonnes = 0): string {
  const amount = formatPaise(paise(Math.abs(off)), { decimals: 2 });
  return `${sellerBill.difference[off > 0 ? "more" : "less"](amount)} ${causeText(cause, bill, plannedTonnes)}`;
}

function causeText(cause: BillDifference["cause"], bill: ExpectedBill, plannedTonnes: number): string {
  if (cause === "commission") {
    const perTonne = paiseFromRupees(bill.commission);
    const withGst = paise(perTonne + roundTax(perTonne, basisPointsFromPercent(bill.tax.gst)));
    return sellerBill.causes.commission(
      formatPaise(withGst, { decimals: 2 }),
      formatPaise(commissionOf(bill), { decimals: 2 }),
    );
  }
  if (cause === "planned weight") {
    const loaded = sumKilograms(bill.lines.map(({ quantity }) => kilogramsFromTonnes(quantity)));
    return sellerBill.causes["planned weight"](
      formatTonnes(plannedTonnes),
      formatWeighedTonnes(tonnesFromKilograms(loaded)),
    );
  }
  return sellerBill.causes[cause];
}
