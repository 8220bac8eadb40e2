import type { Kilograms } from "../money/kilograms";
import { addPaise, type Paise, subtractPaise, zeroPaise } from "../money/paise";
import type { BasisPoints } from "../money/percent";
import { roundLine, roundTax } from "../money/rounding";

/** include: the rate contains the platform's commission. exclude: the margin sits on the buyer's side. */
export type CommissionType = "include" | "exclude";

/** The inputs of a seller's receivable for an order. */
export interface ReceivableInput {
  readonly exPaise: Paise;
  readonly quantityKg: Kilograms;
  readonly commissionType: CommissionType;
  /** Per MT, before GST. */
  readonly commissionPaise: Paise;
  readonly commissionGst: BasisPoints;
  /** What the seller gave the driver on the platform's behalf (docs/domain.md#who-sees-what). */
  readonly freightAdvancePaise: Paise;
}

/** The seller's receivable with the parts that explain it. */
export interface Receivable {
  readonly commissionTotalPaise: Paise;
  readonly commissionGstPaise: Paise;
  /** for_price of the seller's order (docs/domain.md#prices). */
  readonly receivablePaise: Paise;
}

/** Seller receivable (docs/domain.md#prices). */
export function calculateReceivable(input: ReceivableInput): Receivable {
  const included = input.commissionType === "include";
  const commissionTotalPaise = included ? roundLine(input.commissionPaise, input.quantityKg) : zeroPaise;
  const commissionGstPaise = included ? roundTax(commissionTotalPaise, input.commissionGst) : zeroPaise;
  const afterCommission = subtractPaise(input.exPaise, addPaise(commissionTotalPaise, commissionGstPaise));
  return {
    commissionTotalPaise,
    commissionGstPaise,
    receivablePaise: addPaise(afterCommission, input.freightAdvancePaise),
  };
}
