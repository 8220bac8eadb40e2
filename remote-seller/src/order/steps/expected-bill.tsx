import type { ExpectedBill, SellerVehicle } from "@mandi/shared/contract/seller-order";
import { formatTonnes, formatWeighedTonnes } from "@mandi/shared/format/quantity";
import { formatPaise } from "@mandi/shared/format/rupees";
import { sizeText } from "@mandi/shared/format/size-text";
import { figureSchema } from "@mandi/shared/forms/figure-schema";
import { sellerBill } from "@mandi/shared/messages/seller-bill";
import { kilogramsFromTonnes, sumKilograms, tonnesFromKilograms } from "@mandi/shared/money/kilograms";
import { paise, paiseFromRupees } from "@mandi/shared/money/paise";
import { basisPointsFromPercent } from "@mandi/shared/money/percent";
import { roundTax } from "@mandi/shared/money/rounding";
import { figureOf } from "@mandi/shared/money/typed-figure";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { invoiceSums, paperMoney } from "@mandi/shared/ui/paper/invoice-sums";
import { useFormikContext } from "formik";
import { useId } from "react";
import { type BillDifference, billDifference, commissionOf } from "./bill-difference";
import styles from "./step-panel.module.css";

interface BillForm {
  readonly vehicle_id: string;
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

/** The total of a bill: what the server would refuse is said at the field before anything is sent. */
export function billTotalSchema(vehicles: readonly SellerVehicle[]) {
  return figureSchema({ decimals: 2, max: 10_000_000_000 }).test("bill", (text, context) => {
    const vehicle = chosenOf(vehicles, context.parent as BillForm);
    const bill = vehicle?.expected_bill;
    const typed = figureOf(text ?? "", 2);
    const difference = bill && typed !== null ? billDifference(bill, typed, vehicle.planned_quantity) : null;
    if (!bill || difference === null) return true;
    return context.createError({ message: differenceText(difference, bill, vehicle?.planned_quantity) });
  });
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
