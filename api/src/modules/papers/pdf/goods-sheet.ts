import { formatDay } from "@mandi/shared/format/dates";
import { formatExact } from "@mandi/shared/format/exact";
import { stateWithCode } from "@mandi/shared/format/state-codes";
import { formatVehicle } from "@mandi/shared/format/vehicle";
import { freightPaper, papers } from "@mandi/shared/messages/papers";
import { tradePapers } from "@mandi/shared/messages/trade-papers";
import type { Challan, Proforma } from "../trade-paper";
import { freightAtCost, goodsOf } from "./invoice-sheet";
import type { Sheet } from "./sheet";

/** Goods without an invoice need an e-way bill too (rule 55(3)). */
function ewayOf({ needs_eway_bill: isNeeded }: Challan, number: string | null): Sheet["facts"] {
  if (number !== null) return [{ term: papers.eway, value: number }];
  return isNeeded === 1 ? [{ term: papers.eway, value: tradePapers.ewayFirst }] : [];
}

/** The amounts of a confirmed order; no tax follows from it, and it is no demand for payment. */
export function proformaSheet(proforma: Proforma): Sheet {
  return {
    ...goodsOf(proforma, proforma),
    title: tradePapers.titles.proforma(proforma.number),
    remark: tradePapers.noInvoice,
    facts: [
      { term: tradePapers.number, value: proforma.number },
      { term: tradePapers.date, value: formatDay(proforma.date) },
      { term: papers.order, value: proforma.order },
      { term: tradePapers.dispatch, value: formatDay(proforma.dispatch_on) },
      { term: papers.supply, value: stateWithCode(proforma.place_of_supply) },
      ...freightAtCost(proforma, proforma.freight_terms),
      { term: tradePapers.paidBefore, value: formatExact(proforma.paid) },
    ],
    code: null,
  };
}

/**
 * The challan for goods on their way as required by rule 55 of the CGST rules: signed, in three marked copies, with the e-way bill that
 * its vehicle got.
 */
export function challanSheet(challan: Challan, ewayBill: string | null): Sheet {
  const goods = goodsOf(challan, challan);
  const [supplier, ...others] = goods.parties;
  return {
    ...goods,
    parties: [...(supplier ? [{ ...supplier, label: freightPaper.consigner }] : []), ...others],
    title: tradePapers.titles.challan(challan.number),
    remark: tradePapers.invoiceFollows,
    copies: tradePapers.challanCopies,
    isSigned: true,
    facts: [
      { term: tradePapers.number, value: challan.number },
      { term: tradePapers.date, value: formatDay(challan.date) },
      { term: papers.order, value: challan.order },
      { term: papers.vehicle, value: formatVehicle(challan.vehicle_number) },
      { term: tradePapers.carrier, value: challan.carrier },
      ...ewayOf(challan, ewayBill),
      { term: papers.supply, value: stateWithCode(challan.place_of_supply) },
      ...freightAtCost(challan),
      { term: tradePapers.quantity, value: tradePapers.provisional },
      { term: papers.reason, value: challan.reason },
    ],
    code: null,
  };
}
