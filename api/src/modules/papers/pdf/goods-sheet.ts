import { formatDay } from "@mandi/shared/format/dates";
import { formatRupees } from "@mandi/shared/format/rupees";
import { stateWithCode } from "@mandi/shared/format/state-codes";
import { formatVehicle } from "@mandi/shared/format/vehicle";
import { freightPaper, papers } from "@mandi/shared/messages/papers";
import { tradePapers } from "@mandi/shared/messages/trade-papers";
import type { Challan, Proforma } from "../trade-paper";
import { freightAtCost, goodsOf } from "./invoice-sheet";
import type { Sheet } from "./sheet";

const money = (rupees: number): string => formatRupees(rupees, { decimals: 2 });

/** What a confirmed order comes to; no tax follows from it, and nothing is to be paid by it alone. */
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
      { term: tradePapers.paidBefore, value: money(proforma.paid) },
    ],
    code: null,
  };
}

/** Goods on their way as rule 55 of the CGST rules asks for it: signed, in three copies that say whose they are. */
export function challanSheet(challan: Challan): Sheet {
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
      { term: papers.supply, value: stateWithCode(challan.place_of_supply) },
      ...freightAtCost(challan),
      { term: tradePapers.quantity, value: tradePapers.provisional },
      { term: papers.reason, value: challan.reason },
    ],
    code: null,
  };
}
