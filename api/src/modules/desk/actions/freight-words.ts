import { formatExactPaise } from "@mandi/shared/format/exact";
import { addPaise, type Paise, paise, subtractPaise, zeroPaise } from "@mandi/shared/money/paise";
import type { Db } from "../../../platform/database/database";
import { type FreightBillKey, figuresOf, readStandingBill } from "../../freight-bills/freight-bill-decision.service";
import { readOrder } from "../../orders/order.service";
import { readFreightTaxToCome } from "../../tds/tds.service";

/**
 * What the approval of a bill comes to: the bill and what it is made of, the tax beside it, and what of it the carrier gets. TDS is what it
 * would be now. @throws Refusal 404
 */
export async function freightBillInWords(db: Db, key: FreightBillKey, at: Date): Promise<string> {
  const bill = await readStandingBill(db, key);
  const { freight_mode } = await readOrder(db, key.orderId);
  const isAtCost = freight_mode === "pure_agent";
  const { freightPaise, beyondPaise, totalPaise } = figuresOf(bill);
  const [detentionPaise, gstPaise] = [paise(bill.detention_paise), paise(bill.gst_paise)];
  const basePaise = addPaise(freightPaise, detentionPaise);
  const taxPaise = isAtCost ? zeroPaise : await readFreightTaxToCome(db, bill.transporter_id, basePaise, at);
  const parts = [
    ["freight", freightPaise],
    ["detention", detentionPaise],
    ["GST", bill.is_reverse_charge ? zeroPaise : gstPaise],
  ] as const;
  const made = parts.flatMap(([name, sum]) => (sum === 0 ? [] : `${name} ${formatExactPaise(sum)}`)).join(" + ");
  const gstPayer = isAtCost ? "the buyer pays" : "we pay ourselves";
  return [
    `Bill ${formatExactPaise(totalPaise)}: ${made}`,
    ...(bill.is_reverse_charge && gstPaise > 0 ? [`GST that ${gstPayer}: ${formatExactPaise(gstPaise)}`] : []),
    ...(taxPaise > 0 ? [`TDS: ${formatExactPaise(taxPaise)}`] : []),
    `For the carrier${taxPaise > 0 ? " after TDS" : ""}: ${formatExactPaise(subtractPaise(totalPaise, taxPaise))}, less advances and shortages`,
    ...(beyondPaise > 0
      ? [
          `The amount ${formatExactPaise(beyondPaise)} is what comes on top of the freight: ${beyondOf(detentionPaise, gstPaise)}`,
        ]
      : []),
  ].join("\n");
}

function beyondOf(detentionPaise: Paise, gstPaise: Paise): string {
  return [...(detentionPaise > 0 ? ["detention"] : []), ...(gstPaise > 0 ? ["GST"] : [])].join(" and ");
}
