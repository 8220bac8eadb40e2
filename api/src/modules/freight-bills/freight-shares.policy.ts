import { kilograms } from "@mandi/shared/money/kilograms";
import { maxPaise, minPaise, type Paise, paise, subtractPaise, sumPaise, zeroPaise } from "@mandi/shared/money/paise";
import { roundLine } from "@mandi/shared/money/rounding";

/** The freight of a delivered vehicle; the columns of the bill are null while there is none. */
export interface FreightParts {
  readonly loaded_kg: number;
  /** Per MT before GST. */
  readonly rate_paise: number;
  readonly freight_advance_paise: number;
  readonly status: "submitted" | "checked" | "approved" | "disputed" | null;
  readonly is_reverse_charge: boolean | null;
  readonly detention_paise: number | null;
  readonly gst_paise: number | null;
  /** Tax deducted at source. */
  readonly tds_paise: number | null;
  /** Lost goods that the carrier bears. */
  readonly lost_paise: number;
}

/** Freight with detention and the GST that the carrier charges, once approved, less TDS and lost goods; the advance is a part of it. */
interface FreightShare {
  readonly freightPaise: Paise;
  /** Owed only once a bill is approved: detention and the GST that the carrier charges. */
  readonly detentionPaise: Paise;
  readonly ownGstPaise: Paise;
  readonly owedPaise: Paise;
  readonly paidPaise: Paise;
  /** Below zero the carrier owes it. */
  readonly duePaise: Paise;
}

/**
 * What is paid for each vehicle of one order, oldest first: the platform pays freight by order, and a payment covers the oldest
 * vehicle before the next one. Anything beyond all of them counts for the last one.
 */
export function shareFreight(vehicles: readonly FreightParts[], paidPaise: Paise): readonly FreightShare[] {
  let left = paidPaise;
  return vehicles.map((vehicle, place) => {
    const owedPaise = owedOf(vehicle);
    const isLast = place === vehicles.length - 1;
    const paid = isLast ? left : minPaise(left, maxPaise(owedPaise, zeroPaise));
    left = subtractPaise(left, paid);
    return {
      freightPaise: freightPaiseOf(vehicle),
      ...billedOf(vehicle),
      owedPaise,
      paidPaise: paid,
      duePaise: subtractPaise(owedPaise, paid),
    };
  });
}

function freightPaiseOf({ rate_paise, loaded_kg }: FreightParts): Paise {
  return roundLine(paise(rate_paise), kilograms(loaded_kg));
}

function billedOf({ status, is_reverse_charge, detention_paise, gst_paise }: FreightParts) {
  const isApproved = status === "approved";
  return {
    detentionPaise: isApproved ? paise(detention_paise ?? 0) : zeroPaise,
    ownGstPaise: isApproved && !is_reverse_charge ? paise(gst_paise ?? 0) : zeroPaise,
  };
}

function owedOf(vehicle: FreightParts): Paise {
  const { detentionPaise, ownGstPaise } = billedOf(vehicle);
  const parts = [freightPaiseOf(vehicle), detentionPaise, ownGstPaise];
  const { freight_advance_paise, lost_paise, tds_paise } = vehicle;
  return subtractPaise(sumPaise(parts), paise(freight_advance_paise + lost_paise + (tds_paise ?? 0)));
}
